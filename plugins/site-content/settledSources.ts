import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { SourceFile } from "./model/files/source";

const PATIENCE_MS = 5_000;
const PAUSE_MS = 20;

/**
 * Reads sources in development once all of them exist. gatsby-plugin-mdx deletes the node of a changed file and makes another a
 * moment later; pages created in between would lack that file, and nothing would create them again.
 * @param root absolute path of the project
 * @param read the sources that have a node
 */
export function createSettledSources(
  root: string,
): (read: () => SourceFile[]) => Promise<SourceFile[]> {
  let known: readonly string[] = [];
  return async (read) => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const files = read();
      const paths = new Set(files.map((file) => file.path));
      const isWhole = known.every((file) => paths.has(file) || !existsSync(path.join(root, file)));
      if (isWhole || Date.now() >= end) {
        known = [...paths];
        return files;
      }
      await delay(PAUSE_MS);
    }
  };
}
