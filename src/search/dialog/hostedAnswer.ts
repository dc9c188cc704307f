import { isObject } from "../../domain/json";
import type { ResultHit, SearchResult } from "../query/answerRequests";
import { escapeOnce, unescapeHtml } from "../records/escapedText";

/** Maximum number of hits that the service returns in a response. */
const MOST_HITS = 1000;

export type Tags = { readonly pre: string; readonly post: string };
type Fields = Readonly<Record<string, unknown>>;

/**
 * Converts the hosted service's response to the embedded engine's format. Its index holds escaped text: plain attributes are
 * unescaped, and highlighted ones are made safe for HTML no matter who filled the index: only the tags around matches are markup.
 * Words that were dropped from the query are omitted from `queryAfterRemoval`, where the service marks them. Hits that are not
 * ours are omitted: one odd record must not hide all others. Without any on its first page, a response has no results, whatever
 * number it gives.
 * @throws Error when there is no list of hits
 */
export function readHostedResult(result: SearchResult, tags: Tags): SearchResult {
  const { hits, nbHits, queryAfterRemoval, ...rest }: Fields = isObject(result) ? result : {};
  if (!Array.isArray(hits)) throw new Error("The answer has no list of hits.");
  const read = hits.slice(0, MOST_HITS);
  const sound = read.flatMap((hit: unknown) => readHostedHit(hit, tags) ?? []);
  const dropped = read.length - sound.length;
  const isNothing = sound.length === 0 && !rest.page && rest.hitsPerPage !== 0;
  const count = Math.max(sound.length, typeof nbHits === "number" ? nbHits - dropped : 0);
  return {
    ...(rest as Omit<SearchResult, "hits" | "nbHits">),
    hits: sound,
    nbHits: isNothing ? 0 : count,
    ...(typeof queryAfterRemoval === "string" && {
      queryAfterRemoval: queryAfterRemoval
        .replace(/<em>(?:(?!<\/?em>).)*<\/em>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    }),
  };
}

/** @returns undefined for a hit without an id, or with a heading or text that is not a string */
function readHostedHit(hit: unknown, tags: Tags): ResultHit | undefined {
  if (!isObject(hit)) return undefined;
  const { objectID, _highlightResult: highlights, _snippetResult: snippets, ...fields } = hit;
  const { hierarchy = {}, content = null } = fields;
  if (typeof objectID !== "string" || !isObject(hierarchy)) return undefined;
  if (![content, ...Object.values(hierarchy)].every(isTextOrNull)) return undefined;
  const levels = Object.entries(hierarchy).map(([level, text]) => [
    level,
    level === "lvl0" || typeof text !== "string" ? text : unescapeHtml(text),
  ]);
  const isMatch = fieldOf(fieldOf(snippets, "content"), "matchLevel") !== "none";
  return {
    ...fields,
    objectID,
    ...(fields.hierarchy !== undefined && { hierarchy: Object.fromEntries(levels) }),
    ...(typeof content === "string" && {
      // the service always returns a section's text; for a hit on a heading it is not the match
      content: isMatch ? unescapeHtml(content) : null,
    }),
    ...(isObject(highlights) && {
      _highlightResult: { ...highlights, ...safeMarks(highlights, tags) },
    }),
    ...(isObject(snippets) && { _snippetResult: safeMarks(snippets, tags) }),
  } as ResultHit;
}

function safeMarks({ hierarchy, content }: Fields, tags: Tags): Fields {
  const levels = Object.entries(isObject(hierarchy) ? hierarchy : {}).flatMap(([level, mark]) => {
    const safe = level === "lvl0" ? mark : safeMark(mark, tags);
    return safe === undefined ? [] : [[level, safe]];
  });
  const safe = safeMark(content, tags);
  return { hierarchy: Object.fromEntries(levels), ...(safe && { content: safe }) };
}

/** @returns undefined for anything but marked text */
function safeMark(mark: unknown, { pre, post }: Tags): Fields | undefined {
  if (!isObject(mark) || typeof mark.value !== "string") return undefined;
  // The service adds the tags unescaped; tags in the text itself are escaped, like all its markup.
  const value = mark.value
    .split(pre)
    .map((piece) => piece.split(post).map(escapeOnce).join(post))
    .join(pre);
  return { ...mark, value };
}

function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function isTextOrNull(value: unknown): boolean {
  return typeof value === "string" || value === null || value === undefined;
}
