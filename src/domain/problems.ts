import { closest, distance } from "fastest-levenshtein";
import { asOneLine } from "./characterCodes";
import { decoded } from "./decoded";
import { groupBy } from "./groupBy";

/** Something wrong in the content: what it is (with the value), where, and how to fix it. */
export type Problem = {
  readonly severity: "error" | "warning";
  readonly message: string;
  /** How to fix it, one imperative sentence. */
  readonly fix: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly line?: number;
  /** A warning that is an error in a site with `content.strict`. */
  readonly strict?: true;
};

/** What is wrong and how to fix it, without file and line. */
export type Fault = Pick<Problem, "message" | "fix">;

export function problem(
  file: string,
  line: number | undefined,
  message: string,
  fix: string,
): Problem {
  return {
    severity: "error",
    message: inLetters(message),
    fix: inLetters(fix),
    file,
    ...(line !== undefined && { line }),
  };
}

/**
 * Decodes percent-encoded letters in addresses, which Markdown's parser has encoded. Invisible characters, and those that change
 * the direction of text, stay encoded.
 */
function inLetters(text: string): string {
  return text.replace(/(?:%[89a-f][\da-f])+/gi, (written) => {
    const letters = decoded(written);
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(letters) ? written : letters;
  });
}

export function warning(
  file: string,
  line: number | undefined,
  message: string,
  fix: string,
): Problem {
  return { ...problem(file, line, message, fix), severity: "warning" };
}

/** A warning that is an error in a site with `content.strict`: other tools accept it, and a site may, too. */
export function lenient(
  file: string,
  line: number | undefined,
  message: string,
  fix: string,
): Problem {
  return { ...warning(file, line, message, fix), strict: true };
}

/** Problems without duplicates, since two checks may find the same one. */
export function distinct(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((found) => [JSON.stringify(found), found])).values()];
}

/** The problems of a site with the severities set by `content` in its `site.yml`. */
export function underRules(
  problems: readonly Problem[],
  { strict }: { readonly strict: boolean },
): readonly Problem[] {
  if (!strict) return problems;
  return problems.map((found) => (found.strict ? { ...found, severity: "error" } : found));
}

/** ` Did you mean "x"?` when one of the known names is similar enough, else an empty string. */
export function didYouMean(value: string, known: readonly string[]): string {
  const name = closestName(value, known);
  return name === undefined ? "" : ` Did you mean "${name}"?`;
}

/** The known name that is most similar to a value; undefined when none is similar enough to be meant. */
export function closestName(value: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const best = closest(
    value.toLowerCase(),
    known.map((name) => name.toLowerCase()),
  );
  const name = known.find((candidate) => candidate.toLowerCase() === best) ?? best;
  const isOtherWord = value.length < 5 && value[0]?.toLowerCase() !== best[0]; // "date" is not "math"
  const near = isOtherWord ? 1 : Math.max(2, Math.floor(value.length / 3));
  return distance(value.toLowerCase(), best) <= near ? name : undefined;
}

/** Up to this many problems of one cause are listed one by one; of more, the report lists the first three. */
const NAMED = 3;
/** A fix longer than this is printed once; later problems refer to it. */
const LONG_REMEDY = 120;

type Group = [first: Problem, ...others: Problem[]];

/**
 * A report of all problems, sorted by file and line, errors first within a file. Problems of one cause are listed together, where
 * the first of them is.
 * @param all list every problem separately
 */
export function formatReport(
  problems: readonly Problem[],
  where = "the content",
  { all = false } = {},
): string {
  const sorted = problems
    .map(inOneLine)
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file, "en") ||
        (a.line ?? 0) - (b.line ?? 0) ||
        a.severity.localeCompare(b.severity, "en"),
    );
  const groups = all ? sorted.map((found): Group => [found]) : groupsOf(sorted);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const told = new Map<string, Problem>();
  const lines = groups.map((group) =>
    group.length === 1 ? withRemedy(single(group[0]), group[0], told) : together(group, told),
  );
  return [
    `${count(errors, "error")} and ${count(problems.length - errors, "warning")} in ${where}`,
    "",
    ...lines,
    ...strictNote(problems, errors),
  ].join("\n");
}

/** A problem with its message and fix on one line each: content after a line break would look like the build's own output. */
function inOneLine(found: Problem): Problem {
  return {
    ...found,
    file: asOneLine(found.file),
    message: asOneLine(found.message),
    fix: asOneLine(found.fix),
  };
}

/** Says how many errors a site has only because of strict rules: content from other tools has many. */
function strictNote(problems: readonly Problem[], errors: number): string[] {
  const { length } = problems.filter((found) => found.strict && found.severity === "error");
  if (length === 0) return [];
  const share = `${length} of ${errors}`;
  return ["", `Errors that are warnings without "strict: true" in content/site.yml: ${share}.`];
}

/**
 * Problems by their cause, in the order of each cause's first problem. A few of one cause are listed one by one, except unknown
 * components, which need one fix.
 */
function groupsOf(sorted: readonly Problem[]): Group[] {
  const byCause = groupBy(sorted, causeOf);
  const started = new Set<string>();
  return sorted.flatMap((found): Group[] => {
    const cause = causeOf(found);
    const group = byCause.get(cause);
    const alone = /^Unknown component/.test(found.message) ? 1 : NAMED;
    if (!group || group.length <= alone) return [[found]];
    if (started.has(cause)) return [];
    started.add(cause);
    return [group];
  });
}

/** Length of the start of a message that identifies its cause; the rest quotes the page. */
const TELLING = 500;

/** Key that problems of one cause share: message and fix without the names and numbers in them. Unknown keys keep their names. */
function causeOf({ severity, message, fix }: Problem): string {
  const told = /^Unknown/.test(message)
    ? withoutGuess(message)
    : `${blank(message.slice(0, TELLING))} ${blank(fix.slice(0, TELLING))}`;
  return `${severity} ${told}`;
}

function blank(message: string): string {
  return withoutGuess(message)
    .replace(/^([^"]*)".*"(?= (?:is shown as text|cannot be drawn))/s, '$1"…"') // quotes in what is quoted
    .replace(/"\{[{%](?:(?!"\{[{%]).)*?[%}]\}"/g, '"…"') // a template's tag has quotes of its own
    .replace(/"[^"]*"/g, '"…"')
    .replace(/(?<!\w)'[^']*'/g, "'…'")
    .replace(/\{[^{}]*\}/g, "{…}")
    .replace(/(?<=\s)(?:[#/]\S+|\S+\.mdx?\b)|&lt;(?:(?!&lt;).)*?>/g, "…")
    .replace(/\d+/g, "…");
}

function withoutGuess(message: string): string {
  return message.replace(/ Did you mean .*$/, "");
}

/** How to fix a problem. A long list of names appears in a report once for errors, and once for warnings. */
function remedyOf(found: Problem, told: Map<string, Problem>): string {
  const { severity, fix } = found;
  const first = told.get(severity + fix);
  if (!first) told.set(severity + fix, found);
  return first && fix.length > LONG_REMEDY
    ? `The same as at ${placeOf(first.file, first.line)}.`
    : fix;
}

function single({ severity, file, line, message }: Problem): string {
  return `  ${mark(severity)} ${placeOf(file, line)}  ${message}`;
}

/** A cause with the locations of its first problems, and with their messages and fixes if these differ. */
function together(group: Group, told: Map<string, Problem>): string {
  const [first] = group;
  const { severity, message, fix } = first;
  const isSame = group.every((found) => found.message === message);
  const isOneRemedy = group.every((found) => found.fix === fix);
  const named = group.slice(0, NAMED).map((found) => {
    const place = `      ${placeOf(found.file, found.line)}${isSame ? "" : `  ${found.message}`}`;
    return isOneRemedy ? place : `${place}\n        → ${found.fix}`;
  });
  const files = new Set(group.map(({ file }) => file)).size;
  const text = [
    `  ${mark(severity)} ${isSame ? message : blank(message)} (${group.length} times in ${count(files, "file")})`,
    ...named,
    ...(group.length > NAMED
      ? [`      … and ${group.length - NAMED} more: npm run check:content -- --all`]
      : []),
  ].join("\n");
  return isOneRemedy ? withRemedy(text, first, told) : text;
}

function withRemedy(text: string, found: Problem, told: Map<string, Problem>): string {
  return `${text}\n      → ${remedyOf(found, told)}`;
}

function mark(severity: Problem["severity"]): string {
  return severity === "error" ? "✖" : "⚠";
}

function placeOf(file: string, line: number | undefined): string {
  return line ? `${file}:${line}` : file;
}

function count(n: number, word: string): string {
  return `${n} ${word}${n === 1 ? "" : "s"}`;
}
