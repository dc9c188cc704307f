import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { siteFiles } from "./buildFacts";

/** Files that Gatsby leaves in `public/` that no page needs, but that the next build reads. */
const FOR_NEXT_BUILD = ["_gatsby/slices", "webpack.stats.json"];
/**
 * Files that nothing reads once the build is over: a library for scripts in workers, which the policy blocks, and a list of
 * chunks.
 */
const USELESS = ["~partytown", "chunk-map.json", "_gatsby"];

/** The folder of pictures that Gatsby has resized, each in a folder named by a digest. */
const PICTURES = "static";
const PICTURE = /^[0-9a-f]{32}$/;
const PICTURE_ADDRESS = /\/static\/([0-9a-f]{32})\//g;

/** Removes from `public/` what readers do not need; what the next build needs is kept in a folder of the cache. */
export function takeAside(publicDir: string, cacheDir: string): void {
  for (const name of FOR_NEXT_BUILD) {
    const from = path.join(publicDir, name);
    const to = path.join(cacheDir, name);
    if (!existsSync(from)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    rmSync(to, { recursive: true, force: true });
    renameSync(from, to);
  }
  for (const name of USELESS) rmSync(path.join(publicDir, name), { recursive: true, force: true });
}

/** Restores it before Gatsby looks for it: Gatsby would read and write every page again if its scripts seemed new. */
export function putBack(publicDir: string, cacheDir: string): void {
  for (const name of [...FOR_NEXT_BUILD, PICTURES])
    if (existsSync(path.join(cacheDir, name)) && existsSync(publicDir))
      cpSync(path.join(cacheDir, name), path.join(publicDir, name), { recursive: true });
}

/** The pictures that a page's HTML, or its data, refers to. */
export function picturesNamedIn(text: string): readonly string[] {
  return [...text.matchAll(PICTURE_ADDRESS)].map(([, name = ""]) => name);
}

/**
 * Removes from `public/` the pictures that no page shows any more. They are kept in the cache, since Gatsby would not make them
 * again for a page that shows them later.
 * @param inPages the pictures that the HTML of pages refers to; their data may refer to others
 */
export function takePicturesAside(
  publicDir: string,
  cacheDir: string,
  inPages: Iterable<string>,
): void {
  const folder = path.join(publicDir, PICTURES);
  const aside = path.join(cacheDir, PICTURES);
  if (!existsSync(folder)) return;
  rmSync(aside, { recursive: true, force: true });
  const pictures = readdirSync(folder).filter((name) => PICTURE.test(name));
  const shown = new Set(inPages);
  if (pictures.length > 0) addPicturesOfData(shown, publicDir);
  for (const name of pictures) {
    if (shown.has(name)) continue;
    mkdirSync(aside, { recursive: true });
    renameSync(path.join(folder, name), path.join(aside, name));
  }
}

function addPicturesOfData(shown: Set<string>, publicDir: string): void {
  for (const file of siteFiles(publicDir, () => false)) {
    if (!/^page-data\/.*\.json$/.test(file)) continue;
    for (const name of picturesNamedIn(readFileSync(path.join(publicDir, file), "utf8")))
      shown.add(name);
  }
}

/** Removes the results of static queries that no component uses any more. @param asked hashes of the queries still in use */
export function removeOldQueries(publicDir: string, asked: ReadonlySet<string>): void {
  const folder = path.join(publicDir, "page-data/sq/d");
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder))
    if (!asked.has(path.basename(file, ".json"))) rmSync(path.join(folder, file));
}
