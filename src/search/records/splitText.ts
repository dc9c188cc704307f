import { escapeHtml } from "./escapedText";

/** Longest piece of text that is matched and shown as one. */
export const RECORD_TEXT_MAX_CHARS = 1000;
/** Maximum bytes of the texts in one record of the hosted index, which rejects records of more than 10,000 bytes in total. */
const RECORD_TEXT_MAX_BYTES = 7000;

const SENTENCE_END = /(?<=[.!?…;])\s+/;

/**
 * Cuts a text into pieces of at most `max` characters: at sentence ends where possible, else at spaces, else anywhere.
 * @example splitText("One. Two.", 5) // ["One.", "Two."]
 */
export function splitText(text: string, max = RECORD_TEXT_MAX_CHARS): string[] {
  return pack(
    text
      .trim()
      .split(SENTENCE_END)
      .flatMap((sentence) =>
        sentence.length > max
          ? pack(
              sentence.split(/\s+/).flatMap((word) => slices(word, max)),
              max,
            )
          : [sentence],
      ),
    max,
  );
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

/** Joins neighbours with a space as long as the result fits. */
function pack(parts: readonly string[], max: number): string[] {
  const packed: string[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    if (part === "") continue;
    if (last !== undefined && last.length + 1 + part.length <= max)
      packed[packed.length - 1] = `${last} ${part}`;
    else packed.push(part);
  }
  return packed;
}

/** Splits a word into pieces of at most `max` UTF-16 units; surrogate pairs stay together. */
function slices(word: string, max: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const character of word) {
    if (piece.length + character.length > max) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}
