import path from "node:path";
import { addressFault } from "../../../../src/domain/addresses";
import { didYouMean, type RuleFault } from "../../../../src/domain/problems";
import { isExternal, splitHref } from "../../../../src/domain/routes";
import { isPlainFile, publishFault } from "../files/files";
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
export function resolveHref(file: string, href: string, context: HrefContext): string | RuleFault {
  const fault = addressFault(href);
  if (fault) return { rule: "unsafe-address", ...fault };
  if (isExternal(href) || href.startsWith("#") || href === "") return withoutSpaces(href);
  const own = findRoute(file, href, context) ?? staticPath(href, context.root);
  if (own !== undefined) return withoutSpaces(own);
  if (href.startsWith("/")) {
    const { path: route, query, hash } = splitHref(href);
    return withoutSpaces(route.replace(/(?<=.)\/$/, "") + query + hash);
  }
  const beside = fileBeside(file, href, context);
  return typeof beside === "string" ? withoutSpaces(beside) : beside;
}

/** An address as HTML writes it: a space would end it in lists of addresses, and is invalid in others. */
function withoutSpaces(address: string): string {
  return address.trim().replaceAll(" ", "%20");
}

/** The public address of a file, given by a path relative to the page's folder; only files of the content folder have one. */
function fileBeside(file: string, href: string, context: HrefContext): string | RuleFault {
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
  const fromPage = (other: string) => path.posix.relative(path.posix.dirname(file), other);
  const known = [...context.byFile.keys()].filter((other) => other !== file).map(fromPage);
  const isLeftOut = /\.mdx?$/.test(target) && isPlainFile(root, target);
  return {
    rule: "broken-link",
    message: isLeftOut
      ? `The link "${href}" leads to ${target}, which this build leaves out.`
      : `The link "${href}" leads to no file.${didYouMean(fromPage(target), known)}`,
  };
}
