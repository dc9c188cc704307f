import {
  FAVORITE_SEARCHES_MAX,
  RECENT_SEARCHES_MAX,
  RECENT_SEARCHES_MAX_BESIDE_FAVORITES,
} from "../../domain/constants";
import type { SitePlace } from "../../search/dialog/resultPath";
import { readHit, type SectionHit } from "../../search/dialog/resultRow";
import { readStored, removeStored, writeStored } from "../../state/storage";

const FAVORITES = ".favorite-searches";

/**
 * DocSearch's keys begin with these prefixes and end with the index's name; the site's keys begin with that name. Favourites come
 * first, because their number determines how many recent searches are kept.
 */
const LISTS = [
  { docSearch: "__DOCSEARCH_FAVORITE_SEARCHES__", own: FAVORITES },
  { docSearch: "__DOCSEARCH_RECENT_SEARCHES__", own: ".recent-searches" },
] as const;

/**
 * Puts the stored recent and favourite searches where DocSearch looks for them. Entries that are already there, from a visit
 * before the site had its own keys or a dialog that never closed, come first. The lists are repaired on the way: DocSearch would
 * crash on invalid JSON, and follow any address. Incomplete hits are dropped.
 * @returns the function that moves the lists back to the site's own keys, merged with what other tabs have stored there
 * meanwhile, since DocSearch only knows the lists, and their limits, from when it started
 */
export function openStoredSearches(indexName: string, place: SitePlace): () => void {
  const lists = LISTS.map(({ docSearch, own }) => {
    const keys = { docSearch: docSearch + indexName, own: indexName + own };
    const stored = [readStored(keys.docSearch), readStored(keys.own)];
    const hits = stored.flatMap((text) => readHits(text, place));
    const unique = [...new Map(hits.toReversed().map((hit) => [hit.objectID, hit])).values()];
    if (stored.some((text) => text !== null))
      writeStored(keys.docSearch, JSON.stringify(unique.toReversed()));
    return { ...keys, atOpening: hits };
  });
  const favorites = indexName + FAVORITES;
  const maxOf = (own: string) => {
    if (own === favorites) return FAVORITE_SEARCHES_MAX;
    return readHits(readStored(favorites), place).length === 0
      ? RECENT_SEARCHES_MAX
      : RECENT_SEARCHES_MAX_BESIDE_FAVORITES;
  };
  return () => {
    for (const { docSearch, own, atOpening } of lists) {
      const text = readStored(docSearch);
      if (text === null) continue;
      const list = readHits(text, place);
      const known = new Set([...atOpening, ...list].map(({ objectID }) => objectID));
      const ofOthers = readHits(readStored(own), place).filter(
        ({ objectID }) => !known.has(objectID),
      );
      removeStored(docSearch); // first of all, since the storage may be full
      writeStored(own, JSON.stringify([...ofOthers, ...list].slice(0, maxOf(own))));
    }
  };
}

/**
 * The hits of a stored list, without the field for highlighting: stored hits never have it, and other data there may be nested
 * too deeply to be written again.
 */
function readHits(text: string | null, place: SitePlace): readonly SectionHit[] {
  return parseList(text ?? "[]").flatMap((stored) => {
    const { _snippetResult, ...hit } = readHit(stored, place) ?? {};
    return "objectID" in hit ? [hit] : [];
  });
}

function parseList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // written by another program, or incomplete
  }
}
