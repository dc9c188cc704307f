import { isExternal, joinPath, splitHref } from "../../src/domain/routes";
import { didYouMean, type Problem, problem } from "../site-content/problems";
import type { HtmlPage } from "./readHtml";

/** Where a link is written: page route → its links with their lines. */
export type SourceIndex = ReadonlyMap<string, { readonly file: string; readonly links: readonly { readonly href: string; readonly line?: number }[] }>;

export type LinkCheck = {
  readonly pages: readonly HtmlPage[];
  readonly basePath: string;
  readonly sources: SourceIndex;
  /** Is there a file at this path below public/? */
  readonly fileExists: (path: string) => boolean;
};

/** Every internal link of every page leads to a page and anchor, or to a file, of this build. */
export function checkLinks({ pages, basePath, sources, fileExists }: LinkCheck): Problem[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const routes = [...byPath.keys()];
  const problems = pages.flatMap((page) => {
    const seen = new Set<string>();
    return page.links.flatMap(({ href, kind }): Problem[] => {
      if (href === "" || href === "#" || isExternal(href) || seen.has(href)) return [];
      seen.add(href);
      const fault = findFault(href, kind, page, { byPath, routes, basePath, fileExists });
      return fault ? [locate(page, href, basePath, sources, fault)] : [];
    });
  });
  return mergeShared(problems);
}

/** The same fault on many pages comes from the frame: it is reported once, with the number of pages. */
function mergeShared(problems: readonly Problem[]): Problem[] {
  const byMessage = new Map<string, Problem[]>();
  for (const found of problems) {
    const key = found.line === undefined ? found.message : `${found.file}:${found.line}:${found.message}`;
    byMessage.set(key, [...(byMessage.get(key) ?? []), found]);
  }
  return [...byMessage.values()].flatMap(([first, ...others]) =>
    first ? [others.length > 0 ? { ...first, message: `${first.message} (on ${others.length + 1} pages)` } : first] : [],
  );
}

type Fault = { readonly message: string; readonly fix: string };
type Lookup = {
  readonly byPath: ReadonlyMap<string, HtmlPage>;
  readonly routes: readonly string[];
  readonly basePath: string;
  readonly fileExists: (path: string) => boolean;
};

function findFault(href: string, kind: "link" | "asset", page: HtmlPage, { byPath, routes, basePath, fileExists }: Lookup): Fault | undefined {
  const { path, hash } = splitHref(href);
  if (path.startsWith("/") && basePath && path !== basePath && !path.startsWith(`${basePath}/`))
    return { message: `The link "${href}" lacks the base path ${basePath}.`, fix: "Use the Link component." };
  const route = path === "" ? page.path : decode(path.startsWith("/") ? path.slice(basePath.length) || "/" : joinPath(page.path, "..", path));
  const target = byPath.get(route);
  if (!target) {
    if (fileExists(route)) return undefined;
    return kind === "asset"
      ? { message: `The file "${href}" does not exist.`, fix: "Add it to static/ or correct the path." }
      : { message: `The link "${href}" leads to no page.${didYouMean(route, routes)}`, fix: "Correct the route, or add the page." };
  }
  const id = decode(hash.slice(1));
  if (id === "" || target.ids.has(id) || id.startsWith(":~:")) return undefined;
  return {
    message: `The link "${href}" leads to no anchor: ${route} has no "${id}".${didYouMean(id, [...target.ids])}`,
    fix: "Correct the part after #; it is the slug of a heading.",
  };
}

/** File and line of the link if the content has it; else the page it was found on. */
function locate(page: HtmlPage, href: string, basePath: string, sources: SourceIndex, { message, fix }: Fault): Problem {
  const source = sources.get(page.path);
  const written = basePath && href.startsWith(basePath) ? href.slice(basePath.length) : href;
  const link = source?.links.find((candidate) => candidate.href === written);
  return link && source ? problem(source.file, link.line, message, fix) : problem(`page ${page.path}`, undefined, message, fix);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
