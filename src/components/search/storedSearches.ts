import type { SitePlace } from "../../search/dialog/resultPath";
import { readHit } from "../../search/dialog/resultRow";
import { readStored, removeStored, writeStored } from "../../state/storage";

/** DocSearch's keys end with the name of the index; the site's begin with it, as the specification asks. */
const LISTS = [
  { docSearch: "__DOCSEARCH_FAVORITE_SEARCHES__", own: ".favorite-searches" },
  { docSearch: "__DOCSEARCH_RECENT_SEARCHES__", own: ".recent-searches" },
] as const;

/**
 * Puts the stored recent and favourite searches where DocSearch looks for them, without what it would crash on or follow to
 * another site. A list that is already there is of a dialog that never closed.
 * @returns the function that moves them back to the site's keys
 */
export function openStoredSearches(indexName: string, place: SitePlace): () => void {
  const keys = LISTS.map(({ docSearch, own }) => [docSearch + indexName, indexName + own] as const);
  const move = (from: string, to: string) => {
    const text = readStored(from);
    if (text === null) return;
    removeStored(from); // first, since the storage may be full
    writeStored(to, JSON.stringify(readList(text).flatMap((hit) => stored(hit, place))));
  };
  for (const [docSearch, own] of keys) {
    move(docSearch, own);
    const text = readStored(own);
    if (text !== null)
      writeStored(docSearch, JSON.stringify(readList(text).flatMap((hit) => stored(hit, place))));
  }
  return () => {
    for (const [docSearch, own] of keys) move(docSearch, own);
  };
}

/** A stored hit, without marks; none for anything else. */
function stored(value: unknown, place: SitePlace): readonly object[] {
  const hit = readHit(value, place);
  return hit ? [{ ...hit, _snippetResult: undefined }] : [];
}

function readList(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // written by another program, or incomplete
  }
}
