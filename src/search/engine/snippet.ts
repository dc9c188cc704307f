import { escapeHtml } from "../records/escapedText";
import { type Word, wordsOf } from "./words";

/** A text of a hit as the hosted service returns it: escaped for HTML, with `<mark>` around matches. */
export type Marked = { readonly value: string; readonly matchLevel: "none" | "full" };

/** Words before the first match of a snippet, where there is room. */
const LEAD_WORDS = 2;

/** About `size` words of a text, those around most of the matched terms. @param terms the terms that matched */
export function snippet(text: string, terms: ReadonlySet<string>, size: number): Marked {
  const words = wordsOf(text);
  const isMatch = (word: Word) => termsIn([word], terms) > 0;
  const first = words.length <= size ? 0 : bestStart(words, terms, size);
  const shown = words.slice(first, first + size);
  const isEnd = first + size >= words.length;
  const to = isEnd ? text.length : (shown.at(-1)?.end ?? text.length);
  let at = first === 0 ? 0 : (shown[0]?.start ?? 0);
  let value = first === 0 ? "" : "…";
  for (const word of shown.filter(isMatch)) {
    value += `${escapeHtml(text.slice(at, word.start))}<mark>${escapeHtml(text.slice(word.start, word.end))}</mark>`;
    at = word.end;
  }
  value += `${escapeHtml(text.slice(at, to))}${isEnd ? "" : "…"}`;
  return { value, matchLevel: words.some(isMatch) ? "full" : "none" };
}

/** The text that has most of the terms; undefined when none has any. */
export function bestText(texts: readonly string[], terms: ReadonlySet<string>): string | undefined {
  const counts = texts.map((text) => termsIn(wordsOf(text), terms));
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : texts[counts.indexOf(most)];
}

/** The first word of the part with most of the terms: a little before the first of them. */
function bestStart(words: readonly Word[], terms: ReadonlySet<string>, size: number): number {
  const counts = words.map((_, at) => termsIn(words.slice(at, at + size), terms));
  const window = counts.indexOf(Math.max(...counts));
  const match = words.findIndex((word, at) => at >= window && termsIn([word], terms) > 0);
  return Math.min(Math.max(window, match - LEAD_WORDS), words.length - size);
}

/** How many of the terms some words have. */
function termsIn(words: readonly Word[], terms: ReadonlySet<string>): number {
  return new Set(words.flatMap((word) => word.terms.filter((term) => terms.has(term)))).size;
}
