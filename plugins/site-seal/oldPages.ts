import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Gatsby takes a cache without this folder for none. */
const OF_CACHE = ".cache/caches-lmdb";
/** Folders of `public/` whose files are not made from pages. */
const KEPT = /^(?:page-data|static)(?:[/\\]|$)/;

/**
 * Keeps Gatsby from removing the pages of `public/` before it has read the content, as it does without a cache: an error in
 * the content would leave no site.
 */
export function keepPages(root: string): void {
  if (existsSync(path.join(root, "public")))
    mkdirSync(path.join(root, OF_CACHE), { recursive: true });
}

/** Removes the pages and sheets of a site that Gatsby's cache does not know, as Gatsby does it: nothing else would. */
export function removePages(publicDir: string): void {
  if (!existsSync(publicDir)) return;
  for (const name of readdirSync(publicDir, { encoding: "utf8", recursive: true }))
    if (/\.(?:html|css|mdb)$/.test(name) && !KEPT.test(name))
      rmSync(path.join(publicDir, name), { recursive: true, force: true });
}
