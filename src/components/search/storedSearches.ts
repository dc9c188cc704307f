import { parsedJson } from "../../domain/json";
import { readHit } from "../../search/dialog/resultRow";
import { readStored, removeStored, writeStored } from "../../state/storage";

/**
 * Puts the stored searches where DocSearch looks for them, without what it would crash on or follow to another site: its keys end
 * with the name of the index, the site's begin with it (§9). A list that is already there is of a dialog that never closed.
 * @param isBack moves them back to the site's keys
 */
export function moveStoredSearches(indexName: string, isBack = false): void {
  for (const list of ["favorite", "recent"]) {
    const theirs = `__DOCSEARCH_${list.toUpperCase()}_SEARCHES__${indexName}`;
    const ours = `${indexName}.${list}-searches`;
    const text = readStored(theirs) ?? readStored(ours);
    if (text === null) continue;
    const found = parsedJson(text);
    const hits = (Array.isArray(found) ? found : [])
      .flatMap((hit) => readHit(hit, __PATH_PREFIX__) ?? [])
      .map((hit) => ({ ...hit, _snippetResult: undefined })); // no marks (§3)
    removeStored(theirs); // first, since the storage may be full
    writeStored(isBack ? ours : theirs, JSON.stringify(hits));
  }
}
