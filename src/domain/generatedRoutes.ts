import {
  archivePath,
  authorsPath,
  BLOG_PATH,
  FEED_PATHS,
  joinPath,
  NOT_FOUND_PATH,
  searchPath,
  tagsPath,
} from "./routes";

const GENERATED_PAGES: ReadonlyMap<string, string> = new Map([
  [searchPath(), "the search page"],
  [NOT_FOUND_PATH, "the not-found page"],
  [BLOG_PATH, "the blog"],
  [archivePath(), "the blog archive"],
  [tagsPath(), "the tag list"],
  [authorsPath(), "the author list"],
]);
/** The file that the build writes last, after its links have been checked. */
export const LAST_FILE = "/build.json";
/** Files that the build writes beside the pages. */
export const GENERATED_FILES: readonly string[] = [
  ...Object.values(FEED_PATHS),
  "/sitemap.xml",
  "/robots.txt",
  "/official-links.json",
  "/llms.txt",
  "/llms-full.txt",
  "/.well-known/security.txt",
  LAST_FILE,
];
/** Files for hosts and browsers that no page links to, if every build writes them. */
const FILES_OF_HOSTS = ["/404.html", "/_headers", "/_hosting/nginx.conf", "/_hosting/Caddyfile"];
/** All files that the build writes besides the pages and its folders, in lower case. */
const FILES = new Set([...GENERATED_FILES, ...FILES_OF_HOSTS].map((file) => file.toLowerCase()));
/** Folders of the build, which no page may be written into. */
const FOLDERS = /^\/(?:_hosting|page-data|static|search-index|assets)(?:\/|$)/;
/** The lists of posts and their further pages are below these paths. */
const GENERATED_LISTS = [joinPath(BLOG_PATH, "page"), tagsPath(), authorsPath()];

/** Says that the build writes a file at a path, so that no page can be below it; undefined if it writes none. */
export function generatedFileAt(path: string): string | undefined {
  const key = path.toLowerCase();
  return FILES.has(key) || FOLDERS.test(key) ? "a file of the build" : undefined;
}

/**
 * The page that the site itself generates at a path, or the file that the build writes there, so that no content page may
 * have it.
 * @returns its name for error reports; undefined when the path is free. Case does not matter
 */
export function generatedPageAt(path: string): string | undefined {
  const key = path.toLowerCase();
  const file = generatedFileAt(path);
  if (file !== undefined) return file;
  if (key === "/index") return "the start page"; // the Markdown copy of both would be /index.md
  if (GENERATED_LISTS.some((list) => key.startsWith(`${list}/`))) return "the lists of the blog";
  return GENERATED_PAGES.get(key);
}
