import { digest } from "./model/source";

/**
 * A file that pages load on demand; its path is named by its content, so that it can be cached for
 * ever.
 */
export type SharedFile = { readonly path: string; readonly text: string };

/** `data` as a file of JSON. */
export function sharedFile(name: string, data: unknown): SharedFile {
  const text = JSON.stringify(data);
  return { path: `/${name}-${digest(text).slice(0, 10)}.json`, text };
}
