import type { ResultHit, SearchResult } from "../query/answerRequests";
import { escapeOnce, unescapeHtml } from "../records/escapedText";

export type Tags = { readonly pre: string; readonly post: string };
type Marked = { readonly value: string; readonly matchLevel?: string };
type Marks<Value extends Marked> = {
  readonly hierarchy?: Readonly<Partial<Record<string, Value>>>;
  readonly content?: Value;
};

/**
 * The hosted service's answer as the embedded engine gives it. Its index holds escaped texts: plain attributes become text,
 * and highlighted ones are made safe for HTML even if somebody filled the index with other ones: only the tags around
 * matches are markup. Words that were dropped from the query are left out of `queryAfterRemoval`, where the service marks them.
 */
export function readHostedResult(result: SearchResult, tags: Tags): SearchResult {
  const { queryAfterRemoval } = result;
  return {
    ...result,
    hits: result.hits.map((hit) => readHostedHit(hit, tags)),
    ...(queryAfterRemoval !== undefined && {
      queryAfterRemoval: queryAfterRemoval
        .replace(/<em>.*?<\/em>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    }),
  };
}

function readHostedHit(hit: ResultHit, tags: Tags): ResultHit {
  const { _highlightResult: highlights, _snippetResult: snippets, hierarchy, content } = hit;
  const levels = Object.entries(hierarchy ?? {}).map(([level, text]) => [
    level,
    level === "lvl0" || typeof text !== "string" ? text : unescapeHtml(text),
  ]);
  return {
    ...hit,
    ...(hierarchy && { hierarchy: Object.fromEntries(levels) }),
    ...(typeof content === "string" && {
      // the service gives a section's text in any case; that of a heading's hit is no match
      content: snippets?.content?.matchLevel === "none" ? null : unescapeHtml(content),
    }),
    ...(highlights && { _highlightResult: { ...highlights, ...safeMarks(highlights, tags) } }),
    ...(snippets && { _snippetResult: safeMarks(snippets, tags) }),
  };
}

function safeMarks<Value extends Marked>(
  { hierarchy = {}, content }: Marks<Value>,
  tags: Tags,
): { readonly hierarchy: Readonly<Record<string, Value>>; readonly content?: Value } {
  const levels = Object.entries(hierarchy).map(([level, mark]) => [
    level,
    level === "lvl0" || !mark ? mark : safeMark(mark, tags),
  ]);
  return {
    hierarchy: Object.fromEntries(levels),
    ...(content && { content: safeMark(content, tags) }),
  };
}

function safeMark<Value extends Marked>(mark: Value, { pre, post }: Tags): Value {
  const safe = escapeOnce(mark.value);
  return {
    ...mark,
    value: safe.replaceAll(escapeOnce(pre), pre).replaceAll(escapeOnce(post), post),
  };
}
