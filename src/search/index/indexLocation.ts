import { isObject } from "../../domain/json";

/** The embedded index's path below the site's base path. The folder of its files is named by a hash of their content. */
export const SEARCH_INDEX_PATH = "/search-index";

/**
 * The file that names the folder of the newest index. It is small and fetched again on every visit, so pages need not change with
 * the index.
 */
export const POINTER_FILE = "current.json";

/** Content of the pointer file. */
export function writePointer(folder: string): string {
  return `${JSON.stringify({ folder })}\n`;
}

/**
 * The folder a pointer names.
 * @throws Error when the value is something else, such as an error page in its place
 */
export function readPointer(pointer: unknown): string {
  const folder = isObject(pointer) ? pointer.folder : undefined;
  if (typeof folder !== "string" || !/^[0-9a-f]{8,64}$/.test(folder))
    throw new Error("The pointer to the search index names no folder.");
  return folder;
}
