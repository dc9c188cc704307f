import type { SitePlace } from "../../search/dialog/resultPath";
import { readHit } from "../../search/dialog/resultRow";
import { readStored, removeStored, writeStored } from "../../state/storage";

/** DocSearch's keys begin with these and end in the index's name; the site's begin with the name. */
const LISTS = [
  { docSearch: "__DOCSEARCH_RECENT_SEARCHES__", own: ".recent-searches" },
  { docSearch: "__DOCSEARCH_FAVORITE_SEARCHES__", own: ".favorite-searches" },
] as const;

/**
 * Gives DocSearch the stored recent and favourite searches, where it looks for them. What is there already, from a visit
 * before the site had keys of its own or a dialog that never closed, comes first. The lists are repaired on the way:
 * DocSearch would crash on invalid JSON, and follow any address. Incomplete hits are dropped.
 */
export function openStoredSearches(indexName: string, place: SitePlace): void {
  for (const { docSearch, own } of LISTS) {
    const key = docSearch + indexName;
    const stored = [readStored(key), readStored(indexName + own)];
    if (stored.every((text) => text === null)) continue;
    const hits = stored
      .flatMap((text) => parseList(text ?? "[]"))
      .flatMap((hit) => readHit(hit, place) ?? []);
    const unique = new Map(hits.toReversed().map((hit) => [hit.objectID, hit]));
    writeStored(key, JSON.stringify([...unique.values()].toReversed()));
  }
}

/** Takes the lists back from DocSearch, to be stored under the site's own keys. */
export function closeStoredSearches(indexName: string): void {
  for (const { docSearch, own } of LISTS) {
    const list = readStored(docSearch + indexName);
    if (list === null) continue;
    removeStored(docSearch + indexName); // first: the storage may be full
    writeStored(indexName + own, list);
  }
}

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // written by another program, or incomplete
  }
}
