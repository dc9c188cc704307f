import type { SitePlace } from "../../domain/search/resultPath";
import { readHit } from "../../domain/search/resultRow";
import { readStored, writeStored } from "../../early/storage";

const KEYS = ["__DOCSEARCH_RECENT_SEARCHES__", "__DOCSEARCH_FAVORITE_SEARCHES__"] as const;

/**
 * Puts the stored recent and favourite searches in order before the dialog reads them: it would crash on a text that is no
 * JSON, and follow any address. Hits that are not whole are dropped.
 */
export function mendStoredSearches(indexName: string, place: SitePlace): void {
  for (const prefix of KEYS) {
    const key = `${prefix}${indexName}`;
    const stored = readStored(key);
    const mended = stored === null ? null : JSON.stringify(parseList(stored).flatMap((hit) => readHit(hit, place) ?? []));
    if (mended !== null && mended !== stored) writeStored(key, mended);
  }
}

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // not ours to read: another program or a half-written value
  }
}
