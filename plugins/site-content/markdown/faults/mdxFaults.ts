import { VFileMessage } from "vfile-message";
import type { Fault } from "../../../../src/domain/problems";
import { isVoid } from "../mdast/unclosedTags";
import { quotable } from "../report";
import { blank, lineFinder } from "../text/lines";
import { closeFix, mdxFix } from "./mdxFixes";
import { IMPORT, lineOf, type Mark, markOf, mismatched } from "./mdxMarks";

/** A fault that MDX cannot read past, in the words of a report. */
export type MdxFault = Fault & { readonly line: number | undefined };

/** How many faults of a text are looked for, and how many characters in total may be read to find them. */
const PASSES = 20;
const MAX_READ = 1_000_000;
/** Replaces a mark that has been reported, so that the text after it can be read. */
const NEUTRAL = "x";

/**
 * All faults of a text that MDX rejects. Its parser stops at the first one, so the text is read again without the mark that
 * caused it. Only one fault per line is reported, since others may follow from it, as may the other half of a tag.
 * @param error what the parser threw
 * @param parse reads the text again; without it the first fault is the only one
 */
export function mdxFaults(
  error: VFileMessage,
  source: string,
  parse?: (text: string) => unknown,
): readonly MdxFault[] {
  const faults: MdxFault[] = [];
  /** Tags whose other half may be left over, by their opening and closing names. */
  const halves = new Set<string>();
  /** Lines of the faults, and lines where their causes begin. */
  const told = new Set<number | undefined>();
  const lineAt = lineFinder(source);
  let text = source;
  let found: VFileMessage | undefined = error;
  let rest = MAX_READ;
  const refusedFrom = (start: number) => {
    rest -= text.length - start;
    return parse && rest > 0
      ? refused(blank(text.slice(0, start)) + text.slice(start), parse)
      : undefined;
  };
  for (let pass = 0; found && pass < PASSES; pass++) {
    const fault = faultOf(found, text);
    const [mark] = fault.marks;
    const isHalf = mark !== undefined && halfOf(mark) !== "" && halves.has(halfOf(mark));
    if (!isHalf && !told.has(fault.line))
      faults.push({ line: fault.line, message: fault.message, fix: fault.fix });
    if (!mark) break;
    told.add(fault.line);
    for (const each of fault.marks) {
      told.add(lineAt(each.at));
      halves.add(halfOf({ ...each, isClosing: !each.isClosing }));
      text = text.slice(0, each.at) + NEUTRAL + text.slice(each.at + 1);
    }
    const start = blockAt(text, Math.min(...fault.marks.map(({ at }) => at)));
    const after = refusedFrom(start);
    const isWhole = start === 0 || (after && !isAboutTag(after));
    found = isWhole ? after : refusedFrom(0);
  }
  return faults;
}

/** Whether a fault may be caused by a tag in text that was not read again. */
function isAboutTag({ reason }: VFileMessage): boolean {
  return /closing (?:tag|slash)/.test(reason);
}

/** Where the block that contains a character begins: below the last blank line, heading or fence of code. */
function blockAt(text: string, at: number): number {
  const above = text.slice(0, text.lastIndexOf("\n", at) + 1);
  const ends = [...above.matchAll(/^(?:[ \t]*|[ \t]*(?:`{3}|~{3}|#{1,6} ).*)\n/gm)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

function halfOf({ name, isClosing }: Mark): string {
  return isVoid(name) || name === "" ? "" : `${isClosing ? "/" : ""}${name}`;
}

/** @returns also the marks without which the rest can be read */
function faultOf(
  found: VFileMessage,
  text: string,
): MdxFault & { readonly marks: readonly Mark[] } {
  const { reason } = found;
  const mark = markOf(found, text);
  const opening = mismatched(reason, text);
  if (mark && opening && isVoid(opening.name))
    return {
      line: lineFinder(text)(opening.at),
      message: `Expected a closing tag for \`<${opening.name}>\` before \`</${mark.name}>\``,
      fix: closeFix(opening.name),
      marks: [opening],
    };
  const line = lineOf(found, text, mark?.at);
  return {
    line,
    message: messageOf(reason, text, line, mark),
    fix: mdxFix(reason, opening, mark, text),
    marks: mark ? [mark, ...(opening ? [opening] : [])] : [],
  };
}

function refused(text: string, parse: (text: string) => unknown): VFileMessage | undefined {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof VFileMessage) return error;
  }
  return undefined;
}

/** MDX's message, with the names of its own tools replaced by what they cannot read. */
function messageOf(
  reason: string,
  text: string,
  line: number | undefined,
  mark: Mark | undefined,
): string {
  if (reason.includes("closing slash") && mark?.isClosing && mark.name !== "")
    return `\`</${mark.name}>\` closes a tag that was never opened`;
  if (!reason.includes("acorn")) return withoutPlaces(reason, line);
  const written = quotable((text.split("\n")[(line ?? 1) - 1] ?? "").trim());
  return `"${written}" has ${IMPORT.test(reason) ? "an import or export" : "braces"} that MDX cannot read.`;
}

/** Parts of a page by the parser's names for them. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ["directiveContainerLabel", "title of the box"],
  ["directiveContainer", "box"],
  ["blockQuote", "quotation"],
  ["listItem", "item of the list"],
  ["tableData", "cell of the table"],
  ["tableHeader", "cell of the table"],
  ["atxHeading", "heading"],
]);

/**
 * A message without the positions in its text: the problem's own is shown before it, and others become line numbers. It also
 * omits which characters a tag may have.
 */
function withoutPlaces(reason: string, line: number | undefined): string {
  const unexpected = reason.replace(
    /^(Unexpected (?:character .*?|end of file [a-z ]*name)), expected (?:(?!\(note).)*/,
    "$1 ",
  );
  return unexpected
    .trimEnd()
    .replace(/before the end of `(\w+)`/, (words, name: string) => {
      const part = PARTS.get(name);
      return part === undefined ? words : `before the end of the ${part}`;
    })
    .replace(/ \((\d+):\d+-\d+:\d+\)/g, (_, at: string) =>
      Number(at) === line ? "" : ` in line ${at}`,
    );
}
