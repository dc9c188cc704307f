import { marksOfNoLine, parseCodeMeta } from "../../../../src/domain/code";
import { didYouMean } from "../../../../src/domain/problems";
import { BOX_FIX, VALUE } from "../faults/foreignPatterns";
import { quotable, type Report } from "../report";
import { knowsLanguage } from "./code";

const SUGGESTED = "move typescript tsx bash json http toml yaml solidity text".split(" ");
/** The setting that names the region of a file that a sample is cut from; the check of samples reads it. */
const REGION = "region=";

/** Words used instead of a language that make other tools treat a fence as something else: MyST, mdBook, Obsidian. */
const DIRECTIVE = /^(?:\{[\w:-]+\}|admonish|ad-[\w-]+|dataview(?:js)?)$/;
const BOX =
  /^(?:\{(?:note|tip|hint|info|important|warning|caution|danger|attention|error|seealso|admonition)\}|admonish|ad-.*)$/;

/** Placeholders that VitePress fills in, in code whose language ends with `-vue`. */
const FILLED = /\{\{(?:(?!\{\{|\}\}).)*\}\}/g;

/** The name of a language without what VitePress appends to have values filled in: `bash-vue`. */
export function withoutVue(language: string): string {
  return language.replace(/(?<=.)-vue$/, "");
}

/** Reports what a fence asks for but the page cannot do: unknown languages, and words and settings of other tools. */
export function reportCodeSettings(
  written: string,
  meta: string,
  source: string,
  line: number | undefined,
  report: Report,
): void {
  const warn = (message: string, fix: string) => report("warning", line, message, fix);
  const language = withoutVue(written);
  if (language !== written)
    source.split("\n").forEach((text, index) => {
      for (const [what] of text.matchAll(FILLED))
        report(
          "warning",
          line === undefined ? undefined : line + 1 + index,
          `"${quotable(what)}" is shown as text.`,
          VALUE,
        );
    });
  if (/(?:^|\s)live(?=\s|$)/.test(meta))
    warn('The word "live" after the language has no effect.', "Remove it: code is shown, not run.");
  const { unknown, marks } = parseCodeMeta(meta);
  if (source.trim() === "") {
    warn(
      "The block of code is empty.",
      "Put the code in it, or remove it: pages cannot take code from other files.",
    );
    return;
  }
  const count = source.replace(/\n$/, "").split("\n").length;
  const beyond = markBeyond(marks, count);
  if (beyond !== undefined)
    warn(
      `The code has ${count} ${count === 1 ? "line" : "lines"}, so line ${beyond} cannot be marked.`,
      "Correct the number: lines are counted from 1, below the language.",
    );
  for (const mark of marksOfNoLine(meta))
    warn(
      `"${mark}" is not a list of lines that can be marked.`,
      "Write the numbers of lines, counted from 1, and ranges with the smaller one first: {1,3-5}.",
    );
  for (const setting of unknown.filter((each) => !each.startsWith(REGION)))
    reportSetting(setting, line, report);
  if (DIRECTIVE.test(language))
    warn(
      `"${language}" means nothing here, so its content is shown as code.`,
      BOX.test(language) ? BOX_FIX : "Replace it with its Markdown equivalent.",
    );
  else if (!knowsLanguage(language))
    warn(
      `No highlighting for the language "${language}".${didYouMean(language, SUGGESTED)}`,
      "Use a language Shiki knows, or text.",
    );
}

/** The first marked line that is beyond the end of the code; a range may extend past the last line. */
function markBeyond(marks: ReadonlyMap<number, unknown>, count: number): number | undefined {
  let end = count;
  while (marks.has(end)) end++;
  return [...marks.keys()].sort((a, b) => a - b).find((line) => line > end);
}

/** Reports a code setting that has no effect on a page. */
export function reportSetting(setting: string, line: number | undefined, report: Report): void {
  report(
    "warning",
    line,
    `The code's setting ${setting.includes("=") ? setting : `'${setting}'`} has no effect.`,
    'Remove it. Code has title="…", showLineNumbers, {lines}, ins={lines} and del={lines}.',
  );
}
