import { existsSync } from "node:fs";
import path from "node:path";
import type { PageSummary } from "../../../../src/domain/componentSpec";
import { decoded } from "../../../../src/domain/decoded";
import { pathKey, splitHref } from "../../../../src/domain/routes";
import { isFolderPage } from "../docs/docPlace";
import { CONTENT_FOLDER, DOCS_FOLDER, relativeTo, type SourceFolder } from "../files/source";

/** What finding the target of a link needs. */
export type LinkContext = {
  readonly root: string;
  /** Pages by source file. */
  readonly byFile: ReadonlyMap<string, PageSummary>;
  /** Pages by the key of their route, since Docusaurus finds a page whatever capital letters its address is written with. */
  readonly byKey: ReadonlyMap<string, PageSummary>;
  /** The folder that a page was read from. */
  readonly folderOf: (page: string) => SourceFolder;
};

/** Where docs are in Docusaurus, and in a repository on GitHub. */
const DOCS_PREFIX = "/docs/";
const PAGE_ENDING = /\.(?:mdx?|html)$/;

/**
 * Where a link of a page leads: a route with its query and anchor. As in Docusaurus, a file is looked for beside the page, then
 * from the docs folder and the project's root, whose `docs` and `blog` are in the content folder here; a link that is not a file
 * is resolved against the page's address.
 * @param file the page, from the project's root
 * @param href a relative link, one from the root, or one beginning with `@site/`; its query and anchor are kept
 * @returns undefined when no page is there
 */
export function findRoute(file: string, href: string, context: LinkContext): string | undefined {
  const { path: written, query, hash } = splitHref(href);
  const target = decode(written).replace(/^@site\//, "/");
  const fromRoots = [DOCS_FOLDER, CONTENT_FOLDER.path].map((folder) => `${folder}/${target}`);
  const beside = path.posix.join(path.posix.dirname(file), target);
  const page = target.startsWith("/")
    ? (pageOnRoute(target, context) ?? pageAt(fromRoots, context))
    : (pageAt(/^\.\.?(\/|$)/.test(target) ? [beside] : [beside, ...fromRoots], context) ??
      onAddress(target, file, context));
  return page && page.path + query + hash;
}

/** A path of the public folder that a link or picture names as a file of the project: `@site/static/a.png` → `/a.png`. */
export function staticPath(target: string, root: string): string | undefined {
  const inStatic = /^(?:@site|\.\.?)\/(?:[^?#]*\/)?static(\/[^?#]+)/.exec(target)?.[1];
  return inStatic !== undefined && existsSync(path.join(root, "static", decode(inStatic)))
    ? inStatic
    : undefined;
}

/** A percent-decoded path; an escaped slash stays escaped, and a path that cannot be decoded is unchanged. */
export function decode(href: string): string {
  return decoded(href.replace(/%(?=2f)/gi, "%25"));
}

/** The first page among files given with or without their extension. */
function pageAt(files: readonly string[], { byFile, root }: LinkContext): PageSummary | undefined {
  return files
    .map((name) => {
      const base = relativeTo(root, path.join(root, name)); // it may leave the project and return
      const bare = base.replace(PAGE_ENDING, "");
      return byFile.get(base) ?? byFile.get(`${bare}.mdx`) ?? byFile.get(`${bare}.md`);
    })
    .find((page) => page !== undefined);
}

/** The page at a route, also with the slash or `.html` of other servers and below {@link DOCS_PREFIX}. */
function pageOnRoute(route: string, { byKey }: LinkContext): PageSummary | undefined {
  const key = pathKey(route);
  const isBelow = key.startsWith(DOCS_PREFIX);
  return byKey.get(key) ?? (isBelow ? byKey.get(key.slice(DOCS_PREFIX.length - 1)) : undefined);
}

/** The page that a browser would open from the page's address, with or without a slash at its end: hosts differ. */
function onAddress(target: string, file: string, context: LinkContext): PageSummary | undefined {
  const own = context.byFile.get(file)?.path;
  if (own === undefined) return undefined;
  const bases = [path.posix.dirname(own), own];
  return (isFolderPage(file, path.posix.dirname(file)) ? bases.reverse() : bases)
    .map((base) => pageOnRoute(path.posix.join(base, target), context))
    .find((page) => page !== undefined);
}
