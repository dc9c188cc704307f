import { decoded } from "../../../../src/domain/decoded";
import type { Heading } from "../../../../src/domain/headings";
import { idsOf } from "../../../../src/domain/pageIds";
import { isExternal, splitHref } from "../../../../src/domain/routes";
import type { PageData } from "../types";

/** What looking for an anchor needs of the page that a link leads to. */
export type AnchorTarget = {
  /** Its titles: that of the front matter, and that of the text. */
  readonly titles: readonly string[];
  readonly headings: readonly Heading[];
  /** All ids of the page; computed on demand. */
  readonly ids: () => ReadonlySet<string>;
};

/** Finds the anchors of a page by its route. */
export function anchorsOf(
  pages: readonly Pick<PageData, "path" | "title" | "heading" | "headings" | "tree">[],
): (route: string) => AnchorTarget | undefined {
  const anchors = new Map(
    pages.map((page) => {
      const { path, title, heading = title, headings } = page;
      return [path, { titles: [title, heading], headings, ids: () => idsOf(page) }];
    }),
  );
  return (route) => anchors.get(route);
}

/**
 * The heading that a link means if its anchor differs from the heading's only in case and punctuation: other tools turn
 * "--fast-list" into `fast-list`, and "getState" into `getState`. The anchor of another page's title leads to that page, without
 * an id. Undefined when the anchor exists, or when none or several match.
 * @param href an address of the site, as in pages
 * @param targetAt the page at a route; an empty one is the page with the link
 */
export function nearAnchor(
  href: string,
  targetAt: (route: string) => AnchorTarget | undefined,
): { readonly href: string; readonly id?: string } | undefined {
  if (isExternal(href)) return undefined;
  const { path, query, hash } = splitHref(href);
  const id = decoded(hash.slice(1));
  const wanted = bare(id);
  if (wanted === "") return undefined;
  const target = targetAt(path);
  if (!target || target.headings.some((heading) => heading.id === id)) return undefined;
  const [near, ...others] = new Set(
    target.headings.map((heading) => heading.id).filter((other) => bare(other) === wanted),
  );
  if (others.length > 0 || target.ids().has(id)) return undefined;
  if (near !== undefined) return { href: `${path}${query}#${near}`, id: near };
  const isTitle = path !== "" && target.titles.some((title) => bare(title) === wanted);
  return isTitle ? { href: path + query } : undefined;
}

/** Letters and digits only. */
function bare(id: string): string {
  return id
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
