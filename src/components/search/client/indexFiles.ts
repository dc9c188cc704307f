import { POINTER_FILE, readPointer, SEARCH_INDEX_PATH } from "../../../domain/search/indexLocation";
import type { GetFile } from "../../../domain/search/openIndex";

/** `past`: past the browser's cache, for when what it holds is damaged. */
export type CacheUse = "cached" | "past";

/**
 * Fetches files of the newest index. Its folder is named by content, so its files may come from the browser's cache for ever.
 * @throws Error when there is no index, or no connection
 */
export async function newestIndex(use: CacheUse): Promise<GetFile> {
  const home = `${__PATH_PREFIX__}${SEARCH_INDEX_PATH}`;
  const pointer: unknown = await (await fetchFile(`${home}/${POINTER_FILE}`, use === "past" ? "reload" : "no-cache")).json();
  const folder = readPointer(pointer);
  return async (name) => {
    const response = await fetchFile(`${home}/${folder}/${name}`, use === "past" ? "reload" : "force-cache");
    return name.endsWith(".bin") ? inflate(response) : new Uint8Array(await response.arrayBuffer());
  };
}

async function fetchFile(url: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}

async function inflate({ body }: Response): Promise<Uint8Array> {
  if (!body) throw new Error("A part of the search index is empty.");
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}
