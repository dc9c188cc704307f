import { unescapeHtml } from "../records/escapedText";

/** A piece of a highlighted text; `marked` where it matches the query. */
export type TextPiece = { readonly text: string; readonly marked: boolean };

const START = "<mark>";
const END = "</mark>";

/** Splits a highlighted value of an answer into pieces: `Coin&lt;<mark>T</mark>&gt;` → `Coin<`, `T` marked, `>`. All other markup is text. */
export function parseMarked(value: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (text: string, marked: boolean) => {
    if (text !== "") pieces.push({ text: unescapeHtml(text), marked });
  };
  let at = 0;
  for (;;) {
    const start = value.indexOf(START, at);
    const end = start < 0 ? -1 : value.indexOf(END, start);
    add(value.slice(at, end < 0 ? undefined : start), false);
    if (end < 0) return pieces;
    add(value.slice(start + START.length, end), true);
    at = end + END.length;
  }
}
