/** A piece of a highlighted text; `marked` where it matches the query. */
export type TextPiece = { readonly text: string; readonly marked: boolean };

const CHARACTERS: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

/** Takes a highlighted value of an answer apart: `Coin&lt;<mark>T</mark>&gt;` → `Coin<`, `T` marked, `>`. All other markup is text. */
export function parseMarked(value: string): readonly TextPiece[] {
  return value
    .split(/<mark>([\s\S]*?)<\/mark>/)
    .map((text, index) => ({ text: decode(text), marked: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity);
}
