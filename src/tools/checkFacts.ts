import type { SourceFile } from "../../plugins/site-content/model/files/source";
import { FACTS_FILE } from "../../plugins/site-content/model/site/site";
import { withinTime } from "../../plugins/site-content/model/withinTime";
import type { Facts } from "../../plugins/site-content/schemas/data";
import { type Problem, problem } from "../domain/problems";

/** Facts with the same pattern, such as the addresses of two explorers. */
type Spelling = { readonly pattern: RegExp; readonly facts: Facts };

/** Seconds that a pattern may take for all files. */
const PATIENCE = 10;
const REGION = /^\s*(`{3,})\w+ .*\bregion="/;
const LITERAL = /[.*+?^${}()|[\]\\]/g;

/**
 * Reports facts of `content/facts.yml` that a file writes out instead of referring to them: the next change would miss these
 * places. Code that is cut from an example project cannot refer to facts; it has to contain the value itself.
 */
export function checkFacts(
  files: readonly SourceFile[],
  facts: Facts,
  seconds = PATIENCE,
): readonly Problem[] {
  const lines = files.filter(({ path }) => path !== FACTS_FILE).flatMap(linesOf);
  return spellingsOf(facts).flatMap((spelling) => {
    const found = withinTime(() => lines.flatMap((line) => findings(line, spelling)), seconds);
    return found?.value ?? [endless(spelling, seconds)];
  });
}

/** Patterns are content as well, and a careless one may take forever on one line. */
function endless({ facts }: Spelling, seconds: number): Problem {
  const names = Object.keys(facts).join(", ");
  return problem(
    FACTS_FILE,
    undefined,
    `Searching for the spelling of ${names} takes more than ${seconds} seconds.`,
    "Write a simpler pattern, without repetitions inside repetitions.",
  );
}

type Line = {
  readonly file: string;
  readonly number: number;
  readonly text: string;
  /** Whether it is code that is cut from an example project. */
  readonly isCut: boolean;
};

function linesOf({ path: file, text: whole }: SourceFile): Line[] {
  let fence: string | undefined;
  return whole.split("\n").map((text, index) => {
    if (fence === undefined) fence = REGION.exec(text)?.[1];
    else if (text.trim() === fence) fence = undefined;
    return { file, number: index + 1, text, isCut: fence !== undefined };
  });
}

function findings({ file, number, text, isCut }: Line, { pattern, facts }: Spelling): Problem[] {
  const entries = Object.entries(facts);
  const values = entries.map(([, { value }]) => value);
  const names = entries.map(([name]) => `{fact.${name}}`).join(" or ");
  return [...text.matchAll(pattern)].flatMap(([found]) => {
    if (isCut && values.some((value) => found.includes(value))) return [];
    const [message, fix] = isCut
      ? [
          `"${found}" differs from ${names} in ${FACTS_FILE}.`,
          "Correct the example project, then run `npm run samples`.",
        ]
      : [
          `"${found}" is a fact written out by hand.`,
          `Write ${names}, which takes its value from ${FACTS_FILE}.`,
        ];
    return [problem(file, number, message, fix)];
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
