import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digest } from "./model/files/source";

/** A file that pages load on demand; its path contains a digest of its content, so that it can be cached forever. */
export type SharedFile = { readonly path: string; readonly text: string };

/** A file that holds `data` as JSON. */
export function sharedFile(name: string, data: unknown): SharedFile {
  const text = JSON.stringify(data);
  return { path: `/${name}-${digest(text).slice(0, 10)}.json`, text };
}

/**
 * Writes a shared file, and removes the one that the previous build had under this name.
 * @param file undefined when this build has none
 */
export function writeShared(publicDir: string, name: string, file: SharedFile | undefined): void {
  mkdirSync(publicDir, { recursive: true });
  const isShared = new RegExp(`^${name}-[0-9a-f]{10}\\.json$`);
  for (const old of readdirSync(publicDir))
    if (isShared.test(old) && `/${old}` !== file?.path) rmSync(path.join(publicDir, old));
  if (file) writeFileSync(path.join(publicDir, file.path), file.text);
}
