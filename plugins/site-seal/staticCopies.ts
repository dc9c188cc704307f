import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parsedJson } from "../../src/domain/json";
import { siteFiles } from "./buildFacts";

/** Names of the files that the previous build found in `static/`. */
const LIST = "static-files.json";

/** Whether a build with this cache has read the content without errors, and has therefore begun to write pages. */
export function hasBuilt(cacheDir: string): boolean {
  return existsSync(path.join(cacheDir, LIST));
}

/** What earlier builds copied from `static/`, as far as the cache knows. */
export function staticCopies(cacheDir: string): readonly string[] {
  const list = path.join(cacheDir, LIST);
  if (!existsSync(list)) return [];
  return z.array(z.string()).safeParse(parsedJson(readFileSync(list, "utf8"))).data ?? [];
}

/**
 * Removes from `public/` what earlier builds copied from `static/` and is no longer there, since Gatsby only ever adds files;
 * then records the current ones.
 * @param root folder of the site
 * @param copied result of {@link staticCopies}
 * @param pages paths of the pages, which may have taken such a name since
 */
export function removeGoneCopies(
  root: string,
  cacheDir: string,
  copied: readonly string[],
  pages: Iterable<string>,
): void {
  const folder = path.join(root, "static");
  const taken = new Set([...pages].map(htmlFile));
  for (const file of copied)
    if (!taken.has(file) && !existsSync(path.join(folder, file)))
      rmSync(path.join(root, "public", file), { force: true });
  const files = existsSync(folder) ? siteFiles(folder, () => false) : [];
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(path.join(cacheDir, LIST), JSON.stringify(files));
}

/** The file that Gatsby writes for a page. */
function htmlFile(page: string): string {
  const name = page.replace(/^\//, "");
  return /\.html?$/i.test(name) ? name : path.posix.join(name, "index.html");
}
