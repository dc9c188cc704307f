import type { VFileMessage } from "vfile-message";
import { lineFinder } from "../text/lines";

/** Pattern for MDX messages about an import or export. */
export const IMPORT = /import\/export/;

/** Where a tag or an expression begins; `name` is that of the tag. */
export type Mark = { readonly at: number; readonly name: string; readonly isClosing: boolean };

/** The mark that begins what MDX cannot read; undefined where it is unknown. */
export function markOf({ reason, place }: VFileMessage, text: string): Mark | undefined {
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
export function mismatched(reason: string, text: string): Mark | undefined {
  return /^Unexpected closing tag/.test(reason) ? tagAt(positionIn(reason, text), text) : undefined;
}

/** The last brace before an offset that is still open there. */
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

/** The line of a fault. Where the text ends inside a tag or an expression, it is the line where that begins. */
export function lineOf({ reason, line }: VFileMessage, text: string, at: number | undefined) {
  if (
    at !== undefined &&
    (line === undefined || /end of file|lazy line|^Expected a closing tag/.test(reason))
  )
    return lineFinder(text)(at);
  const written = POSITION.exec(reason)?.[1];
  return line ?? (written === undefined ? undefined : Number(written));
}
