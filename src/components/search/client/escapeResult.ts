import { escapeHtml } from "../../../domain/search/highlight";
import type { ResultHit, SearchResult } from "../../../domain/search/request";

/**
 * Makes the texts of an answer safe inside HTML, where DocSearch puts them. The engine has escaped what it highlighted;
 * this escapes the plain attributes. `lvl0` stays as it is: it is shown as text.
 */
export function escapeAttributes(result: SearchResult): SearchResult {
  return { ...result, hits: result.hits.map(escapeHit) };
}

function escapeHit(hit: ResultHit): ResultHit {
  const { hierarchy, content } = hit;
  const levels = Object.entries(hierarchy ?? {}).map(([level, text]) => [level, text !== null && level !== "lvl0" ? escapeHtml(text) : text] as const);
  return {
    ...hit,
    ...(hierarchy && { hierarchy: Object.fromEntries(levels) }),
    ...(typeof content === "string" && { content: escapeHtml(content) }),
  };
}
