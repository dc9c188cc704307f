import { isObject, partAt } from "../../domain/json";
import type { SearchResult } from "../engine/answer";
import { unescapeHtml } from "../records/escapedText";

/**
 * Converts the hosted service's answer to one request to the embedded index's format: the service's index holds escaped text. Its
 * hits are as untrusted as before.
 * @throws SyntaxError when there is no list of hits
 */
export function readHostedResult(answer: unknown): SearchResult {
  const result = partAt(answer, ["results", 0]);
  const { hits, nbHits, queryID } = isObject(result) ? result : {};
  if (!Array.isArray(hits)) throw new SyntaxError("The answer has no list of hits.");
  return {
    hits: hits.map(plainHit),
    nbHits: typeof nbHits === "number" ? nbHits : hits.length,
    ...(typeof queryID === "string" && { queryID }),
  };
}

/** DocSearch shows the group as text, so that it is not escaped. */
function plainHit(hit: unknown): unknown {
  if (!isObject(hit)) return hit;
  const plain = (text: unknown) => (typeof text === "string" ? unescapeHtml(text) : text);
  const levels = Object.entries(isObject(hit.hierarchy) ? hit.hierarchy : {}).map(
    ([level, text]) => [level, level === "lvl0" ? text : plain(text)],
  );
  return { ...hit, content: plain(hit.content), hierarchy: Object.fromEntries(levels) };
}
