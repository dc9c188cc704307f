/** Longest text of one record: small records rank and read better, and stay far below the hosted size limit. */
export const RECORD_TEXT_MAX_CHARS = 1000;

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

/** Joins neighbours with a space as long as the result fits. */
function pack(parts: readonly string[], max: number): string[] {
  const packed: string[] = [];
  for (const part of parts) {
    const last = packed.at(-1);
    if (part === "") continue;
    if (last !== undefined && last.length + 1 + part.length <= max) packed[packed.length - 1] = `${last} ${part}`;
    else packed.push(part);
  }
  return packed;
}

/** A word in pieces of at most `max` UTF-16 units; pairs of surrogates stay together. */
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
