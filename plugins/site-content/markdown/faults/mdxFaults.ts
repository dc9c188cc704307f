import { distance } from "fastest-levenshtein";
import { VFileMessage } from "vfile-message";
import type { Fault } from "../../../../src/domain/problems";
import { isVoid } from "../mdast/unclosedTags";
import { quotable } from "../report";
import { blank, lineFinder } from "../text/lines";
import { fixAbove } from "./codeEnds";
import { VALUE } from "./foreignPatterns";

/** What MDX cannot read, as a report says it. */
export type MdxFault = Fault & { readonly line: number | undefined };

/** Faults of a text that are looked for, and how many characters may be read for them in all. */
const PASSES = 20;
const MAX_READ = 1_000_000;
/** What stands in for a mark that is reported, so that the text after it can be read. */
const NEUTRAL = "x";

/**
 * All faults of a text that MDX refuses. Its parser ends at the first one, so the text is read again without the mark that
 * made it. A line has one fault, since others on it may follow from the first, and so may the other half of a tag.
 * @param error what the parser threw @param parse reads the text again; without it the first fault is the only one
 */
export function mdxFaults(
  error: VFileMessage,
  source: string,
  parse?: (text: string) => unknown,
): readonly MdxFault[] {
  const faults: MdxFault[] = [];
  /** Tags whose other half may be left over, by their opening and closing names. */
  const halves = new Set<string>();
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
    if (!isHalf && !faults.some(({ line }) => line === fault.line))
      faults.push({ line: fault.line, message: fault.message, fix: fault.fix });
    if (!mark) break;
    for (const each of fault.marks) {
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

/** Whether a fault may come from a tag in what was not read again. */
function isAboutTag({ reason }: VFileMessage): boolean {
  return /closing (?:tag|slash)/.test(reason);
}

/** Where the block begins that a character stands in: below the last blank line, heading or fence of code. */
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
    fix:
      mark && DIRECTIVE.test(text.slice(mark.at, mark.at + 40))
        ? VALUE
        : (fixOfName(opening, mark, text) ??
          fixInCode(reason, opening ?? mark, text) ??
          fixFor(reason, opening ?? mark)),
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

/** Where a tag or an expression begins; `name` is that of the tag. */
type Mark = { readonly at: number; readonly name: string; readonly isClosing: boolean };

/** What begins what MDX cannot read; undefined where that is not known. */
function markOf({ reason, place }: VFileMessage, text: string): Mark | undefined {
  if (/^Expected a closing tag/.test(reason)) return tagAt(positionIn(reason, text), text);
  const point = place && ("start" in place ? place.start : place);
  const offset = point?.offset;
  if (offset === undefined) return undefined;
  if (/end of file in attribute value/.test(reason)) {
    const quote = reason.includes("`'`") ? "'" : '"';
    return tagAt(text.lastIndexOf("<", text.lastIndexOf(quote, offset - 1)), text);
  }
  if (/expression|acorn/i.test(reason) && !IMPORT.test(reason)) {
    const isWhole = reason.includes("acorn");
    const at = isWhole ? text.lastIndexOf("{", offset - 1) : openBrace(text, offset);
    return at < 0 ? undefined : { at, name: "", isClosing: false };
  }
  if (/closing tag|closing slash/.test(reason)) return tagAt(text.lastIndexOf("<", offset), text);
  return / name|attribute/.test(reason)
    ? tagAt(text.lastIndexOf("<", offset - 1), text)
    : undefined;
}

function tagAt(at: number, text: string): Mark | undefined {
  const [, slash, name = ""] = /^<(\/?)([\w.:-]*)/.exec(text.slice(at, at + 200)) ?? [];
  return at < 0 || slash === undefined ? undefined : { at, name, isClosing: slash !== "" };
}

/** The tag that another one should have closed. */
function mismatched(reason: string, text: string): Mark | undefined {
  return /^Unexpected closing tag/.test(reason) ? tagAt(positionIn(reason, text), text) : undefined;
}

/** The last brace before an offset that nothing up to there closes. */
function openBrace(text: string, offset: number): number {
  let closed = 0;
  for (let at = offset - 1; at >= 0; at--) {
    if (text[at] === "}") closed++;
    else if (text[at] === "{" && closed-- === 0) return at;
  }
  return -1;
}

/** Messages about a whole tag carry its position in their text: `… (5:1-5:22)`. */
const POSITION = /\((\d+):(\d+)-\d+:\d+\)/;

function positionIn(reason: string, text: string): number {
  const [, line, column] = POSITION.exec(reason) ?? [];
  if (line === undefined) return -1;
  const above = text.split("\n").slice(0, Number(line) - 1);
  return above.join("\n").length + (above.length > 0 ? 1 : 0) + Number(column) - 1;
}

/** The line of a fault: where the text ends within a tag or an expression, that where this begins. */
function lineOf({ reason, line }: VFileMessage, text: string, at: number | undefined) {
  if (
    at !== undefined &&
    (line === undefined || /end of file|lazy line|^Expected a closing tag/.test(reason))
  )
    return lineFinder(text)(at);
  const written = POSITION.exec(reason)?.[1];
  return line ?? (written === undefined ? undefined : Number(written));
}

const IMPORT = /import\/export/;
/** What a site's own program puts in place of it, such as Sui's `{@inject: file}` and `{@include: file}`. */
const DIRECTIVE = /^\{@\w+:/;
const TEXT_MEANT = "write &lt; where no tag is meant";

/** What MDX says, but in place of the names of its own tools what it is that they cannot read. */
function messageOf(
  reason: string,
  text: string,
  line: number | undefined,
  mark: Mark | undefined,
): string {
  if (reason.includes("closing slash") && mark?.isClosing && mark.name !== "")
    return `\`</${mark.name}>\` closes a tag that nothing opens`;
  if (!reason.includes("acorn")) return withoutPlaces(reason, line);
  const written = quotable((text.split("\n")[(line ?? 1) - 1] ?? "").trim());
  return `"${written}" has ${IMPORT.test(reason) ? "an import or export" : "braces"} that MDX cannot read.`;
}

/** Parts of a page by the names that the parser has for them. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ["directiveContainerLabel", "title of the box"],
  ["directiveContainer", "box"],
  ["blockQuote", "quotation"],
  ["listItem", "item of the list"],
  ["tableData", "cell of the table"],
  ["tableHeader", "cell of the table"],
  ["atxHeading", "heading"],
]);

/** A message without the places in its text: that of the problem stands before it, another is named by its line. Left out, too, is which characters a tag may have. */
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

function fixFor(reason: string, open: Mark | undefined): string {
  if (IMPORT.test(reason))
    return 'Write it whole, such as import A from "./a.md"; a sentence begins with another word.';
  const has = (...parts: readonly string[]) => parts.every((part) => reason.includes(part));
  if (has("end of file in attribute value") || has('`"`', "in attribute name"))
    return `Close each value with the quotation mark that opens it; ${TEXT_MEANT}.`;
  if (/`[“”„‘’]`/.test(reason)) return "Write straight quotation marks, \" or ', around the value.";
  if (has("`[`", "attribute value"))
    return 'Write a list in braces, such as items={["one", "two"]}.';
  if (/attribute value/.test(reason))
    return `Write the value between quotes, such as width="50"; ${TEXT_MEANT}.`;
  if (/(?:before|in|after) (?:attribute |member )?name/.test(reason))
    return "Write &lt; or put it in code; in .mdx files < starts a tag.";
  if (reason.includes("to create a link in MDX")) return "Write [Text](address).";
  if (/acorn|expression/i.test(reason))
    return "Write \\{ for a plain brace or put it in code; in .mdx files { starts an expression.";
  if (reason.includes("closing slash"))
    return `Remove it, or write the tag that opens it; ${TEXT_MEANT}.`;
  return /closing tag/.test(reason) && open && open.name !== ""
    ? closeFix(open.name)
    : "Correct the markup at this line.";
}

/** What to do about two halves of a tag that are spelt in two ways; `<Step>` and `</Steps>` are of two tags. */
function fixOfName(
  open: Mark | undefined,
  close: Mark | undefined,
  text: string,
): string | undefined {
  if (!open || !close || Math.min(open.name.length, close.name.length) < 3) return undefined;
  const [a, b] = [open.name.toLowerCase(), close.name.toLowerCase()];
  if (a !== b && (distance(a, b) > 1 || a.startsWith(b) || b.startsWith(a))) return undefined;
  const lineAt = lineFinder(text);
  return `Write the same name in both: <${open.name}> in line ${lineAt(open.at)} and </${close.name}> in line ${lineAt(close.at)}.`;
}

/** What to do where code that was meant to end swallows the closing tag. */
function fixInCode(reason: string, open: Mark | undefined, text: string): string | undefined {
  if (!/expected corresponding closing tag|^Expected a closing tag/.test(reason)) return undefined;
  return open && fixAbove(`</${open.name}>`, text, lineFinder(text)(open.at));
}

function closeFix(name: string): string {
  return isVoid(name)
    ? `Write <${name} />, with a slash at its end; ${TEXT_MEANT}.`
    : `Write </${name}> where it ends; ${TEXT_MEANT}.`;
}
