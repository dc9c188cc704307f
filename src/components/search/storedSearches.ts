import {
  FAVORITE_SEARCHES_MAX,
  RECENT_SEARCHES_MAX,
  RECENT_SEARCHES_MAX_BESIDE_FAVORITES,
} from "../../domain/constants";
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
  const moveAll = (isBack: boolean) => {
    let max: number = FAVORITE_SEARCHES_MAX;
    for (const { docSearch, own } of LISTS) {
      const [theirs, ours] = [docSearch + indexName, indexName + own];
      const text = readStored(theirs) ?? readStored(ours);
      if (text === null) {
        max = RECENT_SEARCHES_MAX;
        continue;
      }
      const hits = readList(text)
        .flatMap((hit) => stored(hit, place))
        .slice(0, max);
      removeStored(theirs); // first, since the storage may be full
      writeStored(isBack ? ours : theirs, JSON.stringify(hits));
      max = hits.length > 0 ? RECENT_SEARCHES_MAX_BESIDE_FAVORITES : RECENT_SEARCHES_MAX;
    }
  };
  moveAll(false);
  return () => moveAll(true);
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
