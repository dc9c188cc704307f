import { NORMALISED_PATHS_MAX } from "./constants";
import { slugify } from "./slugs";

/** Every path of the site is made here. Paths are root-relative, exact, without a trailing slash. */

export const HOME_PATH = "/";

/**
 * An address without the slashes at its end. Takes time linear in its length: the look-behind lets only the first slash begin a
 * match.
 */
export function withoutEndSlashes(address: string): string {
  return address.replace(/(?<!\/)\/+$/, "");
}

/** Joins path parts to one clean path; empty parts and repeated slashes are dropped. `joinPath("/", "a/", "b") === "/a/b"`. */
export function joinPath(...parts: readonly string[]): string {
  const segments = parts.flatMap((part) => part.split("/")).filter((segment) => segment !== "");
  return `/${segments.join("/")}`;
}

/** Names of files, without their endings, that stand for their folder. */
export const INDEX_NAME = /^(index|readme)$/i;

/**
 * Path of a docs page.
 * @param categorySlugs slugs of the folders above the file, outermost first; `/` adds nothing
 * @param fileName name without extension; `index` and `README` stand for the folder itself
 * @param slug front matter override: absolute when it starts with `/`, else in place of the file name
 */
export function docPath(categorySlugs: readonly string[], fileName: string, slug?: string): string {
  if (slug?.startsWith("/")) return cleanPath(slug);
  const base = INDEX_NAME.test(fileName) ? "" : fileName;
  return cleanPath(...categorySlugs, slug ?? base);
}

/** Like `joinPath`, with `.` and `..` followed: `cleanPath("a/b", "../c") === "/a/c"`. */
function cleanPath(...parts: readonly string[]): string {
  const segments: string[] = [];
  for (const segment of joinPath(...parts).split("/"))
    if (segment === "..") segments.pop();
    else if (segment !== ".") segments.push(segment);
  return joinPath(...segments);
}

/** The page of a tag of docs pages, by its name or its own path; without one, the list of all tags. */
export function docTagPath(tag = ""): string {
  return joinPath("tags", tag.startsWith("/") ? tag : slugify(tag));
}

export const BLOG_PATH = "/blog";

export function blogListPath(page = 1): string {
  return paged(BLOG_PATH, page);
}
export function postPath(slug: string): string {
  return joinPath(BLOG_PATH, cleanPath(slug));
}
export function archivePath(): string {
  return joinPath(BLOG_PATH, "archive");
}
/** The feeds of the blog. The annotations let a bundler drop them where they are unused, as in every page's early script. */
export const FEED_PATHS = {
  rss: /* @__PURE__ */ joinPath(BLOG_PATH, "rss.xml"),
  atom: /* @__PURE__ */ joinPath(BLOG_PATH, "atom.xml"),
  json: /* @__PURE__ */ joinPath(BLOG_PATH, "feed.json"),
} as const;

export function tagsPath(): string {
  return joinPath(BLOG_PATH, "tags");
}
export function tagPath(tagId: string, page = 1): string {
  return paged(joinPath(BLOG_PATH, "tags", tagId), page);
}
export function authorsPath(): string {
  return joinPath(BLOG_PATH, "authors");
}
export function authorPath(authorId: string, page = 1): string {
  return paged(joinPath(BLOG_PATH, "authors", authorId), page);
}
/** Path of the Markdown copy of a content page: `/a` has `/a.md`, the start page `/index.md`. */
export function markdownPath(path: string): string {
  return path === "/" ? "/index.md" : `${path}.md`;
}

/**
 * The full address of a page, as in links on other sites: percent-encoded.
 * @param base public address of the site with its base path
 * @param path route of the page
 */
export function pageAddress(base: string, path: string): string {
  return base + encodeURI(path);
}

/** The percent-encoded address of a file below a base address, whatever characters its name has. */
export function fileAddress(base: string, file: string): string {
  return `${base}/${file.split("/").map(encodeURIComponent).join("/")}`;
}

const SEARCH_PATH = "/search";
export const NOT_FOUND_PATH = "/404";

/** Path of the results page, with a query if given. */
export function searchPath(query = ""): string {
  return query === "" ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(query)}`;
}

/**
 * Path of a free-standing page: its file's path. A slug is absolute if it starts with `/`, and otherwise replaces the file name.
 */
export function pagePath(relativeName: string, slug?: string): string {
  if (slug?.startsWith("/")) return cleanPath(slug);
  const folders = relativeName.split("/").slice(0, -1);
  const name = relativeName.split("/").at(-1) ?? "";
  return cleanPath(...folders, slug ?? (INDEX_NAME.test(name) ? "" : name));
}

function paged(base: string, page: number): string {
  return page === 1 ? base : joinPath(base, "page", String(page));
}

/** Splits a link target: `/a?b#c` → path `/a`, query `?b`, hash `#c`. */
export function splitHref(href: string): { path: string; query: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href);
  return { path: match?.[1] ?? href, query: match?.[2] ?? "", hash: match?.[3] ?? "" };
}

/** A link that leaves the site: any scheme, or a protocol-relative address. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
}

/** Adds the site's base path to a root-relative link, once. Anchors, relative and external links stay as they are. */
export function withBasePath(href: string, basePath: string): string {
  if (!basePath || !href.startsWith("/") || href.startsWith("//")) return href;
  const { path } = splitHref(href);
  if (path === basePath || path.startsWith(`${basePath}/`)) return href;
  return `${basePath}${href}`;
}

/** The browser's path without the site's base path: `/docs/x` → `/x` under `/docs`. */
export function withoutBasePath(pathname: string, basePath: string): string {
  if (!basePath || !(pathname === basePath || pathname.startsWith(`${basePath}/`))) return pathname;
  return pathname.slice(basePath.length) || "/";
}

const normalised = new Map<string, string>();

/**
 * The clean path of an address: `/a/index.html` → `/a`, `/a.html` → `/a`, `/index.html` → `/`, one trailing slash dropped, and
 * one leading slash, because browsers read two as the address of another site. Results are cached, at most {@link
 * NORMALISED_PATHS_MAX} of them.
 */
export function normalisePath(pathname: string): string {
  const known = normalised.get(pathname);
  if (known !== undefined) return known;
  const clean =
    pathname
      .trim()
      .replace(/^[/\\]+/, "/")
      .replace(/(\/index)?\.html$/, "")
      .replace(/(?<=.)\/$/, "") || "/";
  if (normalised.size < NORMALISED_PATHS_MAX) normalised.set(pathname, clean);
  return clean;
}

/** A comparison key for paths, the same for all spellings of a page's path: case and one trailing slash do not matter. */
export function pathKey(path: string): string {
  return normalisePath(path).toLowerCase();
}

/** True when two paths lead to the same page. */
export function isSamePath(a: string, b: string): boolean {
  return pathKey(a) === pathKey(b);
}

/** A folder of published assets, and file extensions that no page's address has. */
const FILE =
  /\/assets\/[\da-f]{10}\/|\.(?:xml|json|ya?ml|toml|csv|txt|md|mdx|zip|t?gz|tar|pdf|docx?|xlsx?|pptx?|ics|svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|mp3|ogg|wav|vtt|wasm|ts|tsx|css|py|sh|rs|go|move|sol|sig|asc|pem|woff2?|apk|dmg|exe|msi|deb|rpm|epub|mov|m4a)$/i;

/** True for the path of a file that is not a page, which the browser has to load itself. */
export function isFile(path: string): boolean {
  return FILE.test(path);
}
