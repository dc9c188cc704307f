import { POINTER_FILE, readPointer, SEARCH_INDEX_PATH } from "../../../search/index/indexLocation";
import type { GetFile } from "../../../search/index/openIndex";

/** `bypass` ignores the browser's cache, which may hold a damaged file. */
export type CacheUse = "cached" | "bypass";

/**
 * Finds the newest index and returns the function that fetches its files. Its folder is named by content, so its files may be cached forever.
 * @throws Error when there is no index, or no connection
 */
export async function newestIndex(use: CacheUse): Promise<GetFile> {
  const home = `${__PATH_PREFIX__}${SEARCH_INDEX_PATH}`;
  const pointer: unknown = await (
    await fetchFile(`${home}/${POINTER_FILE}`, use === "bypass" ? "reload" : "no-cache")
  ).json();
  const folder = readPointer(pointer);
  return async (name) => {
    const response = await fetchFile(
      `${home}/${folder}/${name}`,
      use === "bypass" ? "reload" : "force-cache",
    );
    return name.endsWith(".bin") ? inflate(response) : new Uint8Array(await response.arrayBuffer());
  };
}

/** In milliseconds; a file that has not arrived by then will not arrive. */
const PATIENCE_MS = 20_000;

async function fetchFile(url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { cache, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

async function inflate({ body }: Response): Promise<Uint8Array> {
  if (!body) throw new Error("A part of the search index is empty.");
  return new Uint8Array(
    await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
  );
}
