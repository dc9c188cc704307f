import { existsSync } from "node:fs";
import path from "node:path";
import { generatedPageAt } from "../../../src/domain/generatedRoutes";
import { type Problem, problem } from "../../../src/domain/problems";
import { HOME_PATH, splitHref, withoutEndSlashes } from "../../../src/domain/routes";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import { foldersAbove } from "./docs/docPlace";
import type { ParsedPage } from "./page";
import type { Content, PageData } from "./types";

type Routed = Pick<PageData, "file" | "path" | "draft">;
type Parsed = Pick<ParsedPage<CommonFrontMatter>, "frontMatter" | "lineOf">;

/**
 * Old addresses of pages, and the routes that they lead to. Reports those that are taken: by a page, another redirect or a file.
 * @param root absolute path of the project
 * @param ownPages routes of pages that are code
 */
export function readRedirects(
  root: string,
  pages: readonly Routed[],
  parsed: ReadonlyMap<string, Parsed>,
  ownPages: ReadonlySet<string>,
): Pick<Content, "redirects" | "problems"> {
  const redirects = new Map<string, string>();
  const problems: Problem[] = [];
  const owners = new Map([...ownPages, HOME_PATH].map((route) => [route, "a page of the site"]));
  for (const { file, path: route } of pages) owners.set(route.toLowerCase(), file);
  const fileAt = (route: string) =>
    existsSync(path.join(root, "static", route)) ? `static${route}` : undefined;
  for (const { file, path: to, draft } of pages) {
    const { frontMatter, lineOf } = parsed.get(file) ?? {};
    frontMatter?.redirect_from?.forEach((written, index) => {
      const from = withoutEndSlashes(written);
      const report = (fault: string, fix: string) =>
        problems.push(problem("invalid-route", file, lineOf?.("redirect_from", index), fault, fix));
      const above = foldersAbove(path.posix.dirname(from).slice(1)).map((each) => `/${each}`);
      const owner =
        owners.get(from.toLowerCase()) ??
        generatedPageAt(from) ??
        [from, ...above.filter((each) => path.extname(each))].map(fileAt).find(Boolean);
      if (owner !== undefined)
        report(
          `The old address "${written}" is taken by ${owner}.`,
          "Leave it out of one of the two.",
        );
      else if (draft)
        report(
          `The old address "${written}" leads to a draft.`,
          "Publish the page, or leave it out.",
        );
      else redirects.set(from, to);
      owners.set(from.toLowerCase(), owner ?? `the redirect to ${file}`);
    });
  }
  return { redirects, problems };
}

/** Warns of links to old addresses. */
export function oldLinks(pages: readonly PageData[], redirects: Content["redirects"]): Problem[] {
  return pages.flatMap(({ file, links }) =>
    links.flatMap(({ href, line }) => {
      const { path: route, hash } = splitHref(href);
      const to = redirects.get(withoutEndSlashes(route));
      if (to === undefined) return [];
      return [
        problem(
          "old-address",
          file,
          line,
          `The link "${href}" leads to an old address.`,
          `Write "${to}${hash}".`,
        ),
      ];
    }),
  );
}
