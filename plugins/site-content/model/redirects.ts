import { type Problem, problem } from "../../../src/domain/problems";
import { HOME_PATH, splitHref, withoutEndSlashes } from "../../../src/domain/routes";
import { findCategory } from "../../../src/domain/sidebar";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import type { ParsedPage } from "./page";
import { ownerOf } from "./routeChecks";
import type { Content, PageData } from "./types";

type Routed = Pick<PageData, "file" | "path" | "draft">;
type Parsed = Pick<ParsedPage<CommonFrontMatter>, "frontMatter" | "lineOf">;
/** Old addresses that a file names, and where they lead to. */
type OldAddresses = {
  readonly file: string;
  readonly from: readonly string[];
  readonly to: string | undefined;
  readonly isDraft: boolean;
  readonly lineOf: (index: number) => number | undefined;
};

/** The old addresses of pages, and of folders that open a page. */
export function oldAddresses(
  pages: readonly Routed[],
  parsed: ReadonlyMap<string, Parsed>,
  { categories, sidebar }: Pick<Content, "categories" | "sidebar">,
): OldAddresses[] {
  const ofPages = pages.map(({ file, path: to, draft: isDraft }) => {
    const { frontMatter, lineOf } = parsed.get(file) ?? {};
    const from = frontMatter?.redirect_from ?? [];
    return { file, from, to, isDraft, lineOf: (at: number) => lineOf?.("redirect_from", at) };
  });
  const ofFolders = categories.map(({ folder, file, said, lineOf }) => {
    const to = findCategory(sidebar, ({ key }) => key === folder)?.href;
    const from = said.redirect_from ?? [];
    return { file, from, to, isDraft: false, lineOf: () => lineOf("redirect_from") };
  });
  return [...ofPages, ...ofFolders];
}

/**
 * Old addresses, and the routes that they lead to. Reports those that are taken: by a page, another redirect or a file.
 * @param root absolute path of the project
 * @param ownPages routes of pages that are code
 */
export function readRedirects(
  root: string,
  pages: readonly Routed[],
  old: readonly OldAddresses[],
  ownPages: ReadonlySet<string>,
): Pick<Content, "redirects" | "problems"> {
  const redirects = new Map<string, string>();
  const problems: Problem[] = [];
  const owners = new Map([...ownPages, HOME_PATH].map((route) => [route, "a page of the site"]));
  for (const { file, path: route } of pages) owners.set(route.toLowerCase(), file);
  for (const { file, from, to, isDraft, lineOf } of old)
    from.forEach((written, index) => {
      const address = withoutEndSlashes(written);
      const owner = owners.get(address.toLowerCase()) ?? ownerOf(root, address);
      const fault =
        (owner !== undefined && `is taken by ${owner}`) ||
        (isDraft && "leads to a draft") ||
        (to === undefined && "leads to no page, since the folder opens none");
      const message = `The old address "${written}" ${fault}.`;
      if (fault)
        problems.push(problem("invalid-route", file, lineOf(index), message, "Leave it out."));
      else if (to !== undefined) redirects.set(address, to);
      owners.set(address.toLowerCase(), owner ?? `the redirect to ${file}`);
    });
  return { redirects, problems };
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
