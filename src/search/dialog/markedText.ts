import { unescapeHtml } from "../records/escapedText";

/** A piece of a highlighted text; `marked` where it matches the query. */
export type TextPiece = { readonly text: string; readonly marked: boolean };

/** Splits a highlighted value of an answer into pieces: `Coin&lt;<mark>T</mark>&gt;` → `Coin<`, `T` marked, `>`. All other markup is text. */
export function parseMarked(value: string): readonly TextPiece[] {
  return value
    .split(/<mark>((?:(?!<mark>).)*?)<\/mark>/s)
    .map((text, at) => ({ text: unescapeHtml(text), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
