import { existsSync } from "node:fs";
import path from "node:path";
import { addressFault, meantAddress } from "../../../../src/domain/addresses";
import { didYouMean, type Fault } from "../../../../src/domain/problems";
import { isExternal, splitHref } from "../../../../src/domain/routes";
import { isPlainFile, publishFault } from "../files/files";
import { isAnyPage } from "../files/source";
import { type NearLink, nearPage } from "./anyCase";
import { decode, findRoute, type LinkContext, staticPath } from "./linkTarget";

/** Everything the address of a link may lead to. */
export type HrefContext = LinkContext & {
  /** Publishes a file of the content folder and returns its public path. */
  readonly publish: (file: string) => string;
};

/**
 * The address that a link of a page has on the site, or why it cannot have one. A link may name a route, a source file, a file
 * of `static/`, a file beside the page, which is published, or another site.
 */
export function resolveHref(
  file: string,
  href: string,
  context: HrefContext,
): string | Fault | NearLink {
  const outside = /^pathname:\/\/(.*)$/.exec(href)?.[1]; // Docusaurus' mark of a path that is not a page
  const address = outside === undefined ? href : `/${outside.replace(/^\/+/, "")}`;
  const fault = addressFault(address);
  if (fault) return fault;
  if (outside !== undefined) return address;
  if (isExternal(href) || href.startsWith("#") || href === "") return href;
  const own = findRoute(file, href, context) ?? staticPath(href, context.root);
  if (own !== undefined) return own;
  if (href.startsWith("/")) return nearPage(file, href, context) ?? withoutSlash(href, context);
  const beside = fileBeside(file, href, context);
  return typeof beside === "string" ? beside : (nearPage(file, href, context) ?? beside);
}

/** A route as this site writes it, such as `/blog` for `/blog/`. A folder of `static/` with a page of its own keeps its slash. */
function withoutSlash(href: string, { root }: HrefContext): string {
  const { path: route, query, hash } = splitHref(href);
  if (existsSync(path.join(root, "static", decode(route), "index.html"))) return href;
  return route.replace(/(?<=.)\/$/, "") + query + hash;
}

/** The public address of a file, given by a path relative to the page's folder; only files of the content folder have one. */
function fileBeside(file: string, href: string, context: HrefContext): string | Fault {
  const { root } = context;
  const folder = context.folderOf(file).path;
  const { path: named, hash } = splitHref(href);
  const target = path.posix
    .normalize(path.posix.join(path.posix.dirname(file), decode(named)))
    .replace(/\/$/, "");
  if (
    target.startsWith(`${folder}/`) &&
    !/\.mdx?$/.test(target) &&
    path.posix.extname(target) !== "" &&
    isPlainFile(path.join(root, folder), target.slice(folder.length + 1))
  )
    return publishFault(root, target) ?? `${context.publish(target)}${hash}`;
  if (
    isAnyPage({ path: target, folder: context.folderOf(file) }) &&
    existsSync(path.join(root, target))
  )
    return {
      message: `The link "${href}" leads to ${target}, which this build leaves out.`,
      fix: "Remove the link, or publish that page: without draft: true, and with a date that is not in the future.",
    };
  const fromPage = (other: string) => path.posix.relative(path.posix.dirname(file), other);
  const known = [...context.byFile.keys()].filter((other) => other !== file).map(fromPage);
  const guess = didYouMean(fromPage(target), known) || sameName(target, known);
  const meant = meantAddress(href);
  return {
    message: `The link "${href}" leads to no file.${guess}`,
    fix: meant
      ? `Write ${meant}${meant.startsWith("mailto:") ? "" : " for another site"}, or the path of a file in the content folder.`
      : "Link to a file in the content folder, or to a route beginning with /.",
  };
}

/** ` Did you mean "x"?` when exactly one page in any folder has that file name. */
function sameName(target: string, known: readonly string[]): string {
  const name = path.posix.basename(target);
  const [page, ...others] = known.filter((file) => path.posix.basename(file) === name);
  return page === undefined || others.length > 0 ? "" : ` Did you mean "${page}"?`;
}
