import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parseYaml } from "../../../plugins/site-content/yaml/yaml";
import { type Problem, problem } from "../../domain/problems";
import { decodeAbortCode } from "../math/abortCode";
import { checkedPages, codeRows, type FigurePage } from "./pageFigures";

const FACTS_FILE = "content/editorial/figures.yml";

/**
 * Reports figures that are wrong: every figure of a page that lists check groups (`math` in its front matter) must be computed by
 * the maths or be a fact in `content/editorial/figures.yml`; every abort code in a table must be beside its category and reason.
 * The editorial plan refers to this module by name, so that the engine does not import the maths. @public
 */
export function check({
  root,
  pages,
}: {
  readonly root: string;
  readonly pages: readonly FigurePage[];
}): readonly Problem[] {
  const file = path.join(root, FACTS_FILE);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  const facts = parseYaml(
    { file: FACTS_FILE, text, lineOffset: 0 },
    z.record(z.string(), z.string()),
  );
  return [...facts.problems, ...findWrongFigures(pages, Object.keys(facts.value ?? {}))];
}

/** Does the same with given facts. */
export function findWrongFigures(
  pages: readonly FigurePage[],
  facts: readonly string[],
): readonly Problem[] {
  const unknown = checkedPages(pages, facts).flatMap(({ figures, isKnown }) =>
    figures
      .filter(({ text }) => !isKnown(text))
      .map(({ file, line, text }) =>
        problem(
          file,
          line,
          `No maths test, plot, calculator or worked step gives the figure ${text}.`,
          `Correct it, or say in ${FACTS_FILE} why it is a fact.`,
        ),
      ),
  );
  const wrongCodes = codeRows(pages).flatMap(({ file, line, code, category, reason }) => {
    const right = decodeAbortCode(code);
    return right.category === category && right.reason === reason
      ? []
      : [
          problem(
            file,
            line,
            `The abort code ${code} is ${right.category} (${right.reason}), not ${category} (${reason}).`,
            "Correct the code or its category and reason.",
          ),
        ];
  });
  return [...unknown, ...wrongCodes];
}
