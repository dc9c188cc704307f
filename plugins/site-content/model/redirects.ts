import { type Problem, problem } from "../../../src/domain/problems";
import { HOME_PATH, splitHref, withoutEndSlashes } from "../../../src/domain/routes";
import { findCategory } from "../../../src/domain/sidebar";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import type { ParsedPage } from "./page";
import { ownerOf } from "./routeChecks";
import type { Content, PageData } from "./types";

type Parsed = Pick<ParsedPage<CommonFrontMatter>, "front" | "lineOf">;
/** An old address that a file names, and where it leads to. */
type OldAddress = {
  readonly file: string;
  readonly line: number | undefined;
  readonly from: string;
  /** Undefined for a folder that opens no page. */
  readonly to: string | undefined;
  readonly draft?: boolean;
};

/** The old addresses of pages, and of folders that open a page. */
export function oldAddresses(
  pages: readonly PageData[],
  parsed: ReadonlyMap<string, Parsed>,
  { categories, sidebar }: Pick<Content, "categories" | "sidebar">,
): OldAddress[] {
  const ofPages = pages.flatMap(({ file, path: to, draft }) => {
    const { front, lineOf } = parsed.get(file) ?? {};
    const old = front?.redirect_from ?? [];
    return old.map((from, at) => ({ file, line: lineOf?.("redirect_from", at), from, to, draft }));
  });
  const ofFolders = categories.flatMap(({ folder, file, said, lineOf }) => {
    const to = findCategory(sidebar, ({ key }) => key === folder)?.href;
    const line = lineOf("redirect_from");
    return (said.redirect_from ?? []).map((from) => ({ file, line, from, to }));
  });
  return [...ofPages, ...ofFolders];
}

/**
 * Old addresses, and the routes that they lead to.
 * @param root absolute path of the project
 * @param ownPages routes of pages that are code
 * @param problems receives addresses that are taken: by a page, another redirect or a file
 */
export function readRedirects(
  root: string,
  pages: readonly PageData[],
  old: readonly OldAddress[],
  ownPages: ReadonlySet<string>,
  problems: Problem[],
): Map<string, string> {
  const redirects = new Map<string, string>();
  const owners = new Map([...ownPages, HOME_PATH].map((route) => [route, "a page of the site"]));
  for (const { file, path: route } of pages) owners.set(route.toLowerCase(), file);
  for (const { file, line, from, to, draft } of old) {
    const address = withoutEndSlashes(from);
    const owner = owners.get(address.toLowerCase()) ?? ownerOf(root, address);
    owners.set(address.toLowerCase(), owner ?? `the redirect to ${file}`);
    const fault =
      (owner !== undefined && `is taken by ${owner}`) ||
      (draft && "leads to a draft") ||
      (to === undefined && "leads to no page, since the folder opens none");
    const message = `The old address "${from}" ${fault}.`;
    if (fault) problems.push(problem("invalid-route", file, line, message, "Leave it out."));
    else if (to !== undefined) redirects.set(address, to);
  }
  return redirects;
}

/** Warns of links to old addresses. */
export function oldLinks(pages: readonly PageData[], redirects: Content["redirects"]): Problem[] {
  return pages.flatMap(({ file, links }) =>
    links.flatMap(({ href, line }) => {
      const { path: route, hash } = splitHref(href);
      const to = redirects.get(withoutEndSlashes(route));
      if (to === undefined) return [];
      const message = `The link "${href}" leads to an old address.`;
      return [problem("old-address", file, line, message, `Write "${to}${hash}".`)];
    }),
  );
}
