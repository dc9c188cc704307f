import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { siteFiles } from "./buildFacts";

/** Without this folder, Gatsby treats its cache as missing. */
const OF_CACHE = ".cache/caches-lmdb";
/** Files of pages below `public/`; two of its folders contain other files with the same extensions. */
const OF_PAGES = /^(?!(?:page-data|static)\/).*\.(?:html|css|mdb)$/;

/**
 * Keeps Gatsby from removing the pages of `public/` before it has read the content, as it does without a cache: an error in
 * the content would leave no site.
 */
export function keepPages(root: string): void {
  if (existsSync(path.join(root, "public")))
    mkdirSync(path.join(root, OF_CACHE), { recursive: true });
}

/**
 * Removes the pages and style sheets of a site that Gatsby's cache does not know, as Gatsby would have done: nothing else does it
 * now.
 */
export function removePages(publicDir: string): void {
  if (!existsSync(publicDir)) return;
  for (const file of siteFiles(publicDir, (name) => !OF_PAGES.test(name)))
    rmSync(path.join(publicDir, file));
}
