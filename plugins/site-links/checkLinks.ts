import { decoded } from "../../src/domain/decoded";
import { groupBy } from "../../src/domain/groupBy";
import { findLinkFault, type LinkTargets } from "../../src/domain/links";
import { type Problem, problemOf, type RuleFault } from "../../src/domain/problems";
import type { HtmlLink, HtmlPage } from "./readHtml";

/** Where a link is written: page route → its links with their lines. */
export type SourceIndex = ReadonlyMap<
  string,
  {
    readonly file: string;
    readonly links: readonly { readonly href: string; readonly line?: number }[];
  }
>;

/** A route in a data file, such as one in the footer. */
export type WrittenRoute = {
  readonly route: string;
  readonly file: string;
  readonly line: number;
};

/** A built site and where its links are written. */
export type LinkCheck = Pick<LinkTargets, "basePath" | "fileExists"> & {
  readonly pages: readonly HtmlPage[];
  readonly sources: SourceIndex;
  /** Links in the frame of pages. */
  readonly routes: readonly WrittenRoute[];
};

/** Checks that every internal link of every page leads to a page and anchor, or to a file, of this build. */
export function checkLinks(site: LinkCheck): Problem[] {
  const { pages, basePath, fileExists } = site;
  const targets = {
    pages: new Map(pages.map(({ path, ids }) => [path, ids])),
    basePath,
    fileExists,
  };
  const known = new Map<string, RuleFault | undefined>();
  /** A root-relative link has the same target on every page, so each is looked up once. */
  const faultOf = ({ kind, href }: HtmlLink, page: HtmlPage) => {
    const key = `${kind} ${href}`;
    if (known.has(key)) return known.get(key);
    const fault = findLinkFault(href, kind, page.path, targets);
    if (href.startsWith("/")) known.set(key, fault);
    return fault;
  };
  const problems = pages.flatMap((page) => {
    const seen = new Set<string>();
    return page.links.flatMap((link): Problem[] => {
      if (seen.has(link.href)) return [];
      seen.add(link.href);
      const fault = faultOf(link, page);
      return fault ? [locate(page, link.href, site, fault)] : [];
    });
  });
  return mergeShared(problems);
}

/** The same fault on many pages comes from the frame: it is reported once, with the number of pages. */
function mergeShared(problems: readonly Problem[]): Problem[] {
  const byMessage = groupBy(problems, ({ file, line, message }) =>
    line === undefined ? message : `${file}:${line}:${message}`,
  );
  return [...byMessage.values()].map(([first, ...others]) =>
    others.length > 0
      ? { ...first, message: `${first.message} (on ${others.length + 1} pages)` }
      : first,
  );
}

/** An address without the differences in how browsers and Gatsby write it: percent-encoding, and a slash at the path's end. */
function spelling(href: string): string {
  return decoded(href.replace(/\/(?=$|[?#])/, ""));
}

/** File and line of the link if it is in the content; else the page that it was found on. */
function locate(
  page: HtmlPage,
  href: string,
  { basePath, sources, routes }: LinkCheck,
  fault: RuleFault,
): Problem {
  const source = sources.get(page.path);
  const written = basePath && href.startsWith(basePath) ? href.slice(basePath.length) : href;
  const link = source?.links.find((candidate) => spelling(candidate.href) === spelling(written));
  if (link && source) return problemOf(fault, source.file, link.line);
  const framed = routes.find(({ route }) => spelling(route) === spelling(written));
  return framed
    ? problemOf(fault, framed.file, framed.line)
    : problemOf(fault, `page ${page.path}`);
}
