import { asOneLine } from "./characterCodes";
import { decoded } from "./decoded";
import { groupBy } from "./groupBy";
import { type Level, RULES, type Rule } from "./rules";

/** Something wrong in the content: what it is (with the value), where, and how to fix it. */
export type Problem = {
  readonly rule: Rule;
  readonly severity: "error" | "warning";
  readonly message: string;
  /** How to fix it, one imperative sentence. */
  readonly fix: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly line?: number;
};

/** What is wrong and how to fix it. */
export type Fault = Pick<Problem, "message" | "fix">;

/** A fault with the rule that it breaks; its place is not known yet. */
export type RuleFault = Pick<Problem, "rule" | "message"> & Partial<Pick<Problem, "fix">>;

/** A problem with its rule's severity, to which {@link underRules} applies the site's own level, and by default the rule's fix. */
export function problem(
  rule: Rule,
  file: string,
  line: number | undefined,
  message: string,
  fix: string = RULES[rule].fix,
): Problem {
  return {
    rule,
    severity: RULES[rule].severity,
    message: inLetters(message),
    fix: inLetters(fix),
    file,
    ...(line !== undefined && { line }),
  };
}

/** {@link problem} of a fault. */
export function problemOf({ rule, message, fix }: RuleFault, file: string, line?: number): Problem {
  return problem(rule, file, line, message, fix);
}

/** Decodes the letters of addresses, which Markdown's parser has encoded; invisible ones stay encoded. */
function inLetters(text: string): string {
  return text.replace(/(?:%[89a-f][\da-f])+/gi, (written) => {
    const letters = decoded(written);
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(letters) ? written : letters;
  });
}

/** Problems without duplicates, since two checks may find the same one. */
export function distinct(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((found) => [JSON.stringify(found), found])).values()];
}

/** The problems of a site at the levels that `content.rules` of its `site.yml` sets. */
export function underRules(
  problems: readonly Problem[],
  { rules }: { readonly rules: Readonly<{ [Name in Rule]?: Level | undefined }> },
): readonly Problem[] {
  return problems.flatMap((found) => {
    const level = rules[found.rule] ?? found.severity;
    return level === "off" ? [] : [{ ...found, severity: level }];
  });
}

/** ` Did you mean "x"?` when one of the known names is similar enough, else an empty string. */
export function didYouMean(value: string, known: readonly string[]): string {
  const name = closestName(value, known);
  return name === undefined ? "" : ` Did you mean "${name}"?`;
}

/** The known name that is most similar to a value; undefined when none is similar enough to be meant. */
export function closestName(value: string, known: readonly string[]): string | undefined {
  const word = value.toLowerCase();
  const [best] = known
    .map((name) => ({ name, edits: editDistance(word, name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  if (best === undefined) return undefined;
  const isOtherWord = word.length < 5 && word[0] !== best.name[0]?.toLowerCase(); // "date" is not "math"
  const near = isOtherWord ? 1 : Math.max(2, Math.floor(word.length / 3));
  return best.edits <= near ? best.name : undefined;
}

/** How many letters to insert, delete or replace to make one word of another: Levenshtein's distance. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 0; at < from.length; at++) {
    const next = [at + 1];
    for (let i = 0; i < to.length; i++) {
      const [same = 0, above = 0] = row.slice(i, i + 2);
      next.push(Math.min((next[i] ?? 0) + 1, above + 1, same + Number(from[at] !== to[i])));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Of more problems of one rule, the report lists the first three. */
const NAMED = 3;

/**
 * A report of all problems, sorted by file and line. Many of one rule are listed together, where the first of them is.
 * @param where what was checked, for the heading
 * @param all list every problem
 */
export function formatReport(
  problems: readonly Problem[],
  where = "the content",
  { all = false } = {},
): string {
  const sorted = problems
    .map(inOneLine)
    .sort((a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0));
  const kindOf = ({ severity, rule }: Problem) => `${severity} ${rule}`;
  const groups = groupBy(sorted, kindOf);
  const lines = sorted.flatMap((found) => {
    const group = groups.get(kindOf(found));
    if (!group || group.length <= NAMED + 1) return single(found);
    return found === group[0] ? together(group) : [];
  });
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return [
    `${count(errors, "error")} and ${count(problems.length - errors, "warning")} in ${where}`,
    "",
    ...(all ? sorted.map(single) : lines),
    "",
    "content.rules in content/site.yml sets the rule in [brackets] to error, warning or off; .schemas/README.md lists all.",
  ].join("\n");
}

/** A problem with its texts on one line each: content after a line break would look like the build's own output. */
function inOneLine(found: Problem): Problem {
  const { file, message, fix } = found;
  return { ...found, file: asOneLine(file), message: asOneLine(message), fix: asOneLine(fix) };
}

function single(found: Problem): string {
  return `  ${mark(found)} ${placeOf(found)}  ${found.message} [${found.rule}]\n      → ${found.fix}`;
}

/** The first problems of a rule, with a fix that all of them share said once. */
function together(group: readonly [Problem, ...Problem[]]): string {
  const [first] = group;
  const files = new Set(group.map(({ file }) => file)).size;
  const isOneFix = group.every(({ fix }) => fix === first.fix);
  const named = group.slice(0, NAMED).map((found) => {
    const place = `      ${placeOf(found)}  ${found.message}`;
    return isOneFix ? place : `${place}\n        → ${found.fix}`;
  });
  return [
    `  ${mark(first)} ${group.length} times in ${count(files, "file")}: ${RULES[first.rule].about} [${first.rule}]`,
    ...named,
    `      … and ${group.length - NAMED} more: npm run check:content -- --all`,
    ...(isOneFix ? [`      → ${first.fix}`] : []),
  ].join("\n");
}

function mark({ severity }: Problem): string {
  return severity === "error" ? "✖" : "⚠";
}

function placeOf({ file, line }: Problem): string {
  return line ? `${file}:${line}` : file;
}

function count(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? "" : "s"}`;
}
