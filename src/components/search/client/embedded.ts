import {
  answerRequest,
  type SearchRequest,
  type SearchResult,
} from "../../../search/engine/answer";
import { POINTER_FILE, readPointer, SEARCH_INDEX_PATH } from "../../../search/engine/indexFormat";
import { SearchIndex } from "../../../search/engine/searchIndex";
import { createClient, type SearchClient } from "./searchClient";

/** In milliseconds; a file that has not arrived by then will not arrive. */
const PATIENCE_MS = 20_000;

/** The site's own index, opened on first use and kept for the whole visit; all clients share it. */
let index: Promise<SearchIndex> | undefined;

/** The client of the site's own index, which it begins to fetch. */
export function createEmbeddedClient(): SearchClient {
  index ??= openNewest("force-cache");
  index.catch(() => {}); // reported when the reader searches
  return createClient((request) => answer(request, "force-cache"));
}

/**
 * Tries a second time without the browser's cache: a new version of the site may have replaced the index, or a file may be damaged.
 */
async function answer(request: SearchRequest, cache: RequestCache): Promise<SearchResult> {
  try {
    index ??= openNewest(cache);
    return await answerRequest(await index, request);
  } catch (error) {
    index = undefined;
    if (cache === "reload") throw error;
    return answer(request, "reload");
  }
}

/** Each file is fetched once. @param cache for the files, whose folder is named by their content */
async function openNewest(cache: RequestCache): Promise<SearchIndex> {
  const home = `${__PATH_PREFIX__}${SEARCH_INDEX_PATH}`;
  const folder = readPointer(JSON.parse(await fetchText(`${home}/${POINTER_FILE}`, "no-cache")));
  const files = new Map<string, Promise<string>>();
  return SearchIndex.open((name) => {
    const text = files.get(name) ?? fetchText(`${home}/${folder}/${name}`, cache);
    files.set(name, text);
    return text;
  });
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
