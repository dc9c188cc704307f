import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { IndexFiles } from "../../src/search/index/buildIndex";
import {
  POINTER_FILE,
  SEARCH_INDEX_PATH,
  writePointer,
} from "../../src/search/index/indexLocation";

const HASH_CHARS = 16;

export type WrittenIndex = {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
};

/**
 * Writes the index below `public/` under a name derived from its content, then points to it, then removes indexes of earlier
 * builds. Until the last file is written, the old index is unchanged.
 */
export function writeIndex(publicDir: string, files: IndexFiles): WrittenIndex {
  const home = path.join(publicDir, SEARCH_INDEX_PATH);
  const folder = hashOf(files);
  const unfinished = path.join(home, "unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  let bytes = 0;
  for (const [name, content] of Object.entries(files)) {
    const stored = store(name, content);
    bytes += stored.length;
    writeFileSync(path.join(unfinished, name), stored);
  }
  const target = path.join(home, folder);
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
  const pointer = path.join(home, `${POINTER_FILE}.unfinished`);
  writeFileSync(pointer, writePointer(folder));
  renameSync(pointer, path.join(home, POINTER_FILE));
  for (const name of readdirSync(home))
    if (name !== folder && name !== POINTER_FILE)
      rmSync(path.join(home, name), { recursive: true, force: true });
  return { folder, files: Object.keys(files).length, bytes };
}

/** Hosts compress JSON because of its type but not `.bin` files, so the build compresses these. */
function store(name: string, content: Uint8Array): Uint8Array {
  return name.endsWith(".bin") ? gzipSync(content, { level: 9 }) : content;
}

function hashOf(files: IndexFiles): string {
  const hash = createHash("sha256");
  for (const name of Object.keys(files).sort()) hash.update(`${name}\0`).update(files[name] ?? "");
  return hash.digest("hex").slice(0, HASH_CHARS);
}
