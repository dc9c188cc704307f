import type { SourceFile } from "../../plugins/site-content/model/files/source";
import { FACTS_FILE } from "../../plugins/site-content/model/site/site";
import type { Facts } from "../../plugins/site-content/schemas/data";
import { type Problem, problem } from "../domain/problems";

/** Facts with the same pattern, such as the addresses of two explorers. */
type Spelling = { readonly pattern: RegExp; readonly facts: Facts };

const LITERAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Reports facts of `content/facts.yml` that a file writes out instead of referring to them: the next change would miss these
 * places.
 */
export function checkFacts(files: readonly SourceFile[], facts: Facts): readonly Problem[] {
  const lines = files.filter(({ path }) => path !== FACTS_FILE).flatMap(linesOf);
  return spellingsOf(facts).flatMap((spelling) =>
    lines.flatMap((line) => findings(line, spelling)),
  );
}

type Line = { readonly file: string; readonly number: number; readonly text: string };

function linesOf({ path: file, text: whole }: SourceFile): Line[] {
  return whole.split("\n").map((text, index) => ({ file, number: index + 1, text }));
}

function findings({ file, number, text }: Line, { pattern, facts }: Spelling): Problem[] {
  const names = Object.keys(facts).map((name) => `{fact.${name}}`);
  return [...text.matchAll(pattern)].map(([found]) =>
    problem(
      "fact-written-out",
      file,
      number,
      `"${found}" is a fact written out by hand.`,
      `Write ${names.join(" or ")}, which takes its value from ${FACTS_FILE}.`,
    ),
  );
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
