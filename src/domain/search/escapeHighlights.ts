import { escapeHtml } from "./highlight";
import type { ResultHit, SearchResult } from "./request";

export type Tags = { readonly pre: string; readonly post: string };
type Marked = { readonly value: string };
type Marks<Value extends Marked> = { readonly hierarchy?: Readonly<Partial<Record<string, Value>>>; readonly content?: Value };

/**
 * The hosted service's answer with its highlighted texts made safe for HTML, as the embedded engine gives them: only the
 * tags round matches are markup. lvl0 and the plain attributes stay text.
 */
export function escapeHighlights(result: SearchResult, tags: Tags): SearchResult {
  return { ...result, hits: result.hits.map((hit) => escapeHit(hit, tags)) };
}

function escapeHit(hit: ResultHit, tags: Tags): ResultHit {
  const { _highlightResult: highlights, _snippetResult: snippets } = hit;
  return {
    ...hit,
    ...(highlights && { _highlightResult: { ...highlights, ...escapeMarks(highlights, tags) } }),
    ...(snippets && { _snippetResult: { ...snippets, ...escapeMarks(snippets, tags) } }),
  };
}

function escapeMarks<Value extends Marked>({ hierarchy = {}, content }: Marks<Value>, tags: Tags): Marks<Value> {
  const levels = Object.entries(hierarchy).map(([level, mark]) => [level, level === "lvl0" || !mark ? mark : escapeMark(mark, tags)]);
  return { hierarchy: Object.fromEntries(levels), ...(content && { content: escapeMark(content, tags) }) };
}

function escapeMark<Value extends Marked>(mark: Value, { pre, post }: Tags): Value {
  const safe = escapeHtml(mark.value);
  return { ...mark, value: safe.replaceAll(escapeHtml(pre), pre).replaceAll(escapeHtml(post), post) };
}
