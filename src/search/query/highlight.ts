import type { MarkedWord, Matcher } from "./matcher";

export type HighlightTags = {
  readonly pre: string;
  readonly post: string;
  readonly ellipsis: string;
  /** Escapes the text around the tags; the tags themselves are inserted unescaped. */
  readonly escapeText: (text: string) => string;
};

export type MatchLevel = "none" | "partial" | "full";

/** Algolia's answer for one attribute. */
export type Highlighted = {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly matchedWords: readonly string[];
};

/** The whole text with its matches between the tags. */
export function highlight(text: string, matcher: Matcher, tags: HighlightTags): Highlighted {
  const words = matcher.mark(text);
  return { value: render(text, words, 0, text.length, tags), ...levelOf(words, matcher) };
}

/** About `size` words of the text around the position with the most distinct query words. */
export function snippet(
  text: string,
  matcher: Matcher,
  tags: HighlightTags,
  size: number,
): Highlighted {
  const words = matcher.mark(text);
  if (words.length <= size || size < 1)
    return { value: render(text, words, 0, text.length, tags), ...levelOf(words, matcher) };
  const first = Math.max(0, Math.min(bestStart(words, size), words.length - size));
  const shown = words.slice(first, first + size);
  const isEnd = first + size >= words.length;
  const from = first === 0 ? 0 : (shown[0]?.start ?? 0);
  const to = isEnd ? text.length : (shown.at(-1)?.end ?? text.length);
  const value = `${first > 0 ? tags.ellipsis : ""}${render(text, shown, from, to, tags)}${isEnd ? "" : tags.ellipsis}`;
  return { value, ...levelOf(words, matcher) };
}

/** Words of context before the first match of a snippet, where there is room. */
const LEAD_WORDS = 3;

function bestStart(words: readonly MarkedWord[], size: number): number {
  const marked = words.flatMap(({ mark }, at) => (mark ? [{ at, slot: mark.slot }] : []));
  let best = { at: 0, different: 0, last: 0 };
  for (const { at } of marked) {
    const inside = marked.filter((other) => other.at >= at && other.at < at + size);
    const different = new Set(inside.map(({ slot }) => slot)).size;
    if (different > best.different) best = { at, different, last: inside.at(-1)?.at ?? at };
  }
  return best.at - Math.min(LEAD_WORDS, size - 1 - (best.last - best.at));
}

function levelOf(words: readonly MarkedWord[], matcher: Matcher): Omit<Highlighted, "value"> {
  const slots = [...new Set(words.flatMap(({ mark }) => (mark ? [mark.slot] : [])))].sort(
    (a, b) => a - b,
  );
  const matchLevel =
    slots.length === 0 ? "none" : slots.length === matcher.slots.size ? "full" : "partial";
  return { matchLevel, matchedWords: slots.map((slot) => matcher.words[slot] ?? "") };
}

function render(
  text: string,
  words: readonly MarkedWord[],
  from: number,
  to: number,
  { pre, post, escapeText }: HighlightTags,
): string {
  let html = "";
  let at = from;
  for (const { mark } of words) {
    if (!mark) continue;
    html += `${escapeText(text.slice(at, mark.start))}${pre}${escapeText(text.slice(mark.start, mark.end))}${post}`;
    at = mark.end;
  }
  return html + escapeText(text.slice(at, to));
}
