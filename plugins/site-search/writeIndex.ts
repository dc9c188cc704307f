import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  type IndexFiles,
  POINTER_FILE,
  SEARCH_INDEX_PATH,
} from "../../src/search/engine/indexFormat";

const HASH_CHARS = 16;

/**
 * Writes the index below `public/` under a name derived from its content, then points to it, then removes indexes of earlier
 * builds. Until the last file is written, the old index is unchanged.
 * @returns the name
 */
export function writeIndex(publicDir: string, files: IndexFiles): string {
  const home = path.join(publicDir, SEARCH_INDEX_PATH);
  const folder = createHash("sha256")
    .update(JSON.stringify(files))
    .digest("hex")
    .slice(0, HASH_CHARS);
  const target = path.join(home, folder);
  const pointer = path.join(home, POINTER_FILE);
  const unfinished = path.join(home, "unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(unfinished, name), content);
  writeFileSync(path.join(unfinished, POINTER_FILE), `${JSON.stringify({ folder })}\n`);
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
  renameSync(path.join(target, POINTER_FILE), pointer);
  for (const name of readdirSync(home))
    if (name !== folder && name !== POINTER_FILE)
      rmSync(path.join(home, name), { recursive: true, force: true });
  return folder;
}
