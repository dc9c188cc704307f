import { FACTS_FILE } from "../../plugins/site-content/model/site";
import type { SourceFile } from "../../plugins/site-content/model/source";
import type { Facts } from "../../plugins/site-content/schemas/data";
import { type Problem, problem } from "../domain/problems";

/** Facts that are found by one pattern, such as the addresses of two explorers. */
type Spelling = { readonly pattern: RegExp; readonly facts: Facts };

const REGION = /^\s*(`{3,})\w+ .*\bregion="/;
const LITERAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Facts of `content/facts.yml` that a file writes out instead of naming them: the next change would miss these places.
 * Code that is cut from an example project cannot name facts; there the value itself has to stand.
 */
export function checkFacts(files: readonly SourceFile[], facts: Facts): readonly Problem[] {
  const spellings = spellingsOf(facts);
  return files
    .filter(({ path }) => path !== FACTS_FILE)
    .flatMap(({ path, text }) => {
      let fence: string | undefined;
      return text.split("\n").flatMap((line, index) => {
        if (fence === undefined) fence = REGION.exec(line)?.[1];
        else if (line.trim() === fence) fence = undefined;
        return spellings.flatMap((spelling) => findings(path, index + 1, line, spelling, fence));
      });
    });
}

function findings(
  file: string,
  lineNumber: number,
  line: string,
  { pattern, facts }: Spelling,
  fence: string | undefined,
): Problem[] {
  const entries = Object.entries(facts);
  const values = entries.map(([, { value }]) => value);
  const names = entries.map(([name]) => `{fact.${name}}`).join(" or ");
  return [...line.matchAll(pattern)].flatMap(([found]) => {
    if (fence === undefined)
      return [
        problem(
          file,
          lineNumber,
          `"${found}" is a second spelling of a fact.`,
          `Write ${names}, which ${FACTS_FILE} decides.`,
        ),
      ];
    return values.some((value) => found.includes(value))
      ? []
      : [
          problem(
            file,
            lineNumber,
            `"${found}" is not what ${FACTS_FILE} says of ${names}.`,
            "Correct the example project, then run `npm run samples`.",
          ),
        ];
  });
}

function spellingsOf(facts: Facts): Spelling[] {
  const byPattern = new Map<string, Facts>();
  for (const [name, fact] of Object.entries(facts)) {
    const source = fact.spelling ?? fact.value.replace(LITERAL, "\\$&");
    byPattern.set(source, { ...byPattern.get(source), [name]: fact });
  }
  return [...byPattern].map(([source, found]) => ({
    pattern: new RegExp(source, "giu"),
    facts: found,
  }));
}
