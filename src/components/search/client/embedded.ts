import { answerRequest } from "../../../search/engine/answer";
import { POINTER_FILE, readPointer, SEARCH_INDEX_PATH } from "../../../search/engine/indexFormat";
import { SearchIndex } from "../../../search/engine/searchIndex";
import { createSearch, type SearchClient, SearchFailure } from "./searchClient";

/** In milliseconds; a file that has not arrived by then will not arrive. */
const PATIENCE_MS = 20_000;
const RETRY_DELAY_MS = 200;

/** The site's own index, opened on first use and kept for the whole visit; all clients share it. */
let opened: Promise<SearchIndex> | undefined;

/**
 * The client of the site's own index. It retries a failed search once, bypassing the browser's cache: a new version of the site
 * may have replaced the index, or a file may be damaged.
 */
export function createEmbeddedClient(): SearchClient {
  const open = (cache: RequestCache) => {
    opened ??= openNewest(cache);
    return opened;
  };
  const search = createSearch(async (request) => {
    try {
      return await answerRequest(await open("force-cache"), request);
    } catch {
      opened = undefined;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
    try {
      return await answerRequest(await open("reload"), request);
    } catch (error) {
      opened = undefined;
      throw error instanceof SearchFailure ? error : new SearchFailure("unreadable", error);
    }
  });
  return { search, preload: () => open("force-cache") };
}

/** Each file is fetched once. @param cache for the files, whose folder is named by their content */
async function openNewest(cache: RequestCache): Promise<SearchIndex> {
  const home = `${__PATH_PREFIX__}${SEARCH_INDEX_PATH}`;
  const pointer = await fetchText(`${home}/${POINTER_FILE}`, "no-cache");
  const folder = readPointer(JSON.parse(pointer));
  const files = new Map<string, Promise<string>>();
  return SearchIndex.open((name) => {
    const text = files.get(name) ?? fetchText(`${home}/${folder}/${name}`, cache);
    files.set(name, text);
    return text;
  });
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  try {
    const response = await fetch(url, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    return await response.text();
  } catch (cause) {
    throw new SearchFailure("unreachable", cause);
  }
}
