import { decoded } from "../../src/domain/decoded";
import { findLinkFault, type LinkFault, type LinkTargets } from "../../src/domain/links";
import { type Problem, problem } from "../../src/domain/problems";
import type { HtmlPage } from "./readHtml";

/** Where a link is written: page route → its links with their lines. */
export type SourceIndex = ReadonlyMap<
  string,
  {
    readonly file: string;
    readonly links: readonly { readonly href: string; readonly line?: number }[];
  }
>;

/** A built site and where its links are written. */
export type LinkCheck = Pick<LinkTargets, "basePath" | "fileExists"> & {
  readonly pages: readonly HtmlPage[];
  readonly sources: SourceIndex;
};

/** Every internal link of every page leads to a page and anchor, or to a file, of this build. */
export function checkLinks({ pages, basePath, sources, fileExists }: LinkCheck): Problem[] {
  const targets = {
    pages: new Map(pages.map(({ path, ids }) => [path, ids])),
    basePath,
    fileExists,
  };
  const problems = pages.flatMap((page) => {
    const seen = new Set<string>();
    return page.links.flatMap(({ href, kind }): Problem[] => {
      if (seen.has(href)) return [];
      seen.add(href);
      const fault = findLinkFault(href, kind, page.path, targets);
      return fault ? [locate(page, href, basePath, sources, fault)] : [];
    });
  });
  return mergeShared(problems);
}

/** The same fault on many pages comes from the frame: it is reported once, with the number of pages. */
function mergeShared(problems: readonly Problem[]): Problem[] {
  const byMessage = new Map<string, Problem[]>();
  for (const found of problems) {
    const key =
      found.line === undefined ? found.message : `${found.file}:${found.line}:${found.message}`;
    byMessage.set(key, [...(byMessage.get(key) ?? []), found]);
  }
  return [...byMessage.values()].flatMap(([first, ...others]) =>
    first
      ? [
          others.length > 0
            ? { ...first, message: `${first.message} (on ${others.length + 1} pages)` }
            : first,
        ]
      : [],
  );
}

/** An address without what browsers and Gatsby write in another way: percent signs, and a slash at the path's end. */
function spelling(href: string): string {
  return decoded(href.replace(/\/(?=$|[?#])/, ""));
}

/** File and line of the link if the content has it; else the page it was found on. */
function locate(
  page: HtmlPage,
  href: string,
  basePath: string,
  sources: SourceIndex,
  { message, fix }: LinkFault,
): Problem {
  const source = sources.get(page.path);
  const written = basePath && href.startsWith(basePath) ? href.slice(basePath.length) : href;
  const link = source?.links.find((candidate) => spelling(candidate.href) === spelling(written));
  return link && source
    ? problem(source.file, link.line, message, fix)
    : problem(`page ${page.path}`, undefined, message, fix);
}
