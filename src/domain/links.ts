import { decoded } from "./decoded";
import { didYouMean, type RuleFault } from "./problems";
import { isExternal, splitHref } from "./routes";

/** What the links of a site can lead to. */
export type LinkTargets = {
  /** Ids on each page, by route. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Base path of the site, without a trailing slash; empty at the root of its host. */
  readonly basePath: string;
  /** Whether the site has a file at a path, given without the base path. */
  readonly fileExists: (path: string) => boolean;
};

/** A page opens a link; an asset (picture, script, feed) is fetched. */
export type LinkKind = "link" | "asset";

/**
 * What is wrong with an internal link: it leads to no page, file or anchor of the site, or lacks the base path. Undefined when
 * nothing is wrong, and for links to other sites.
 * @param from route of the page that has the link
 */
export function findLinkFault(
  href: string,
  kind: LinkKind,
  from: string,
  { pages, basePath, fileExists }: LinkTargets,
): RuleFault | undefined {
  if (href === "" || href === "#" || isExternal(href)) return undefined;
  const { path, hash } = splitHref(href);
  if (path.startsWith("/") && basePath && path !== basePath && !path.startsWith(`${basePath}/`))
    return {
      rule: "broken-link",
      message: `The link "${href}" lacks the base path ${basePath}.`,
      fix: "Use the Link component.",
    };
  const route = routeOf(path, from, basePath);
  const ids = pages.get(route);
  if (!ids) {
    if (fileExists(route)) return undefined;
    return kind === "asset"
      ? {
          rule: "broken-link",
          message: `The file "${href}" does not exist.`,
          fix: "Add it to static/ or correct the path.",
        }
      : {
          rule: "broken-link",
          message: `The link "${href}" leads to no page.${didYouMean(route, [...pages.keys()])}`,
          fix: FILE.test(route)
            ? `Put the file at static${route}, or correct the path.`
            : "Correct the route, or add the page.",
        };
  }
  const id = decoded(hash.slice(1));
  if (id === "" || ids.has(id) || /^top$/i.test(id) || id.startsWith(":~:")) return undefined;
  return {
    rule: "broken-anchor",
    message: `The link "${href}" leads to no anchor: ${route} has no "${id}".${didYouMean(id, [...ids])}`,
  };
}

/** A path that ends like the name of a file that is not a page. */
const FILE = /\.(?!html?$|mdx?$)[a-z][a-z\d]{1,4}$/i;

function routeOf(path: string, from: string, basePath: string): string {
  if (path === "") return from;
  if (!path.startsWith("/")) return decoded(new URL(path, `http://site${from}`).pathname);
  return decoded(path.slice(basePath.length) || "/");
}
