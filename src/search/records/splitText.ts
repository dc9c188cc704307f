import { escapeHtml } from "./escapedText";

/** Longest piece of text that is matched and shown as one. */
export const RECORD_TEXT_MAX_CHARS = 1000;
/** Maximum bytes of the texts in one record of the hosted index, which rejects records of more than 10,000 bytes in total. */
const RECORD_TEXT_MAX_BYTES = 7000;

/** Where a text is best cut: after a sentence, else after a word. */
const CUTS = [/^.*[.!?…;](?=\s)/s, /^.*\S(?=\s)/s];

/**
 * Cuts a text into pieces of at most `max` characters: at sentence ends where possible, else at spaces, else anywhere.
 * @example splitText("One. Two.", 5) // ["One.", "Two."]
 */
export function splitText(text: string, max = RECORD_TEXT_MAX_CHARS): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const [cut] = CUTS.flatMap((pattern) => pattern.exec(rest.slice(0, max + 1)) ?? []);
    const piece = cut ?? rest.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
    pieces.push(piece);
    rest = rest.slice(piece.length).trimStart();
  }
  return rest === "" ? pieces : [...pieces, rest];
}

/** Distributes the texts of a section over as few records as possible, joined by `between`. */
export function partsOf(texts: readonly string[], between: string): string[] {
  const parts: string[][] = [];
  let bytes = 0;
  for (const text of texts) {
    const size = new TextEncoder().encode(JSON.stringify(escapeHtml(text))).length;
    const last = parts.at(-1);
    if (last && bytes + size <= RECORD_TEXT_MAX_BYTES) last.push(text);
    else {
      parts.push([text]);
      bytes = 0;
    }
    bytes += size;
  }
  return parts.map((part) => part.join(between));
}
