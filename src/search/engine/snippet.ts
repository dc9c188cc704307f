import { escapeHtml } from "../records/escapedText";
import { type Word, wordsOf } from "./words";

/** A text of a hit as the hosted service returns it: escaped for HTML, with `<mark>` around matches. */
export type Marked = { readonly value: string; readonly matchLevel: "none" | "full" };

/** Words before the first match of a snippet, where there is room. */
const LEAD_WORDS = 2;

/** About `size` words of a text, those around most of the matched terms. @param terms the terms that matched */
export function snippet(text: string, terms: ReadonlySet<string>, size: number): Marked {
  const words = wordsOf(text);
  const matches = words.filter((word) => word.terms.some((term) => terms.has(term)));
  const first = words.length <= size ? 0 : bestStart(words, matches, terms, size);
  const shown = words.slice(first, first + size);
  const isEnd = first + size >= words.length;
  const to = isEnd ? text.length : (shown.at(-1)?.end ?? text.length);
  let at = first === 0 ? 0 : (shown[0]?.start ?? 0);
  let value = first === 0 ? "" : "…";
  for (const word of shown.filter((each) => matches.includes(each))) {
    value += `${escapeHtml(text.slice(at, word.start))}<mark>${escapeHtml(text.slice(word.start, word.end))}</mark>`;
    at = word.end;
  }
  value += `${escapeHtml(text.slice(at, to))}${isEnd ? "" : "…"}`;
  return { value, matchLevel: matches.length > 0 ? "full" : "none" };
}

/** The text that has most of the terms; undefined when none has any. */
export function bestText(texts: readonly string[], terms: ReadonlySet<string>): string | undefined {
  const counts = texts.map((text) => termsIn(wordsOf(text), terms));
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : texts[counts.indexOf(most)];
}

/** The first word of the part with most of the terms: a little before the first of them. @param matches the words that match */
function bestStart(
  words: readonly Word[],
  matches: readonly Word[],
  terms: ReadonlySet<string>,
  size: number,
): number {
  const starts = matches.map((word) => Math.max(0, words.indexOf(word) - size + 1));
  const counts = starts.map((start) => termsIn(words.slice(start, start + size), terms));
  const window = starts[counts.indexOf(Math.max(...counts))] ?? 0;
  const first = words.findIndex((word, at) => at >= window && matches.includes(word));
  return Math.min(Math.max(window, first - LEAD_WORDS), words.length - size);
}

/** How many of the terms some words have. */
function termsIn(words: readonly Word[], terms: ReadonlySet<string>): number {
  return new Set(words.flatMap((word) => word.terms.filter((term) => terms.has(term)))).size;
}
