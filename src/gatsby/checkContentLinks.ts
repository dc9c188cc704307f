import { existsSync } from "node:fs";
import path from "node:path";
import { isPublished } from "../../plugins/site-content/assets";
import { routesOfSourcePages } from "../../plugins/site-content/model/files/sourcePages";
import { countOfAuthor, countOfTag } from "../../plugins/site-content/model/posts/bylineCounts";
import type { Content, PageData } from "../../plugins/site-content/model/types";
import { GENERATED_FILES } from "../domain/generatedRoutes";
import { findLinkFault, type LinkTargets } from "../domain/links";
import { idsOf } from "../domain/pageIds";
import { type Problem, problemOf, underRules } from "../domain/problems";
import { HOME_PATH, NOT_FOUND_PATH, searchPath } from "../domain/routes";
import { isBuilt, isListed } from "../domain/visibility";
import { buildBlogPages } from "./blogPages";

/**
 * Links of pages and of `content/site.yml` that lead to no page, file or anchor, found in the document trees, without a build. Links that exist only in rendered components are left to the check of the built pages.
 * @param content loaded as for development: a draft may link to drafts, a published page may not
 */
export function checkContentLinks(root: string, content: Content, now: string): readonly Problem[] {
  const { everywhere, live } = linkTargets(root, content, now);
  const problems = [
    ...allPages(content).flatMap((page) => {
      const targets = isBuilt(page, { development: false, now }) ? live : everywhere;
      return page.links.flatMap(({ href, line }) => {
        const fault = findLinkFault(href, "link", page.path, targets);
        if (!fault) return [];
        const isHidden = !findLinkFault(href, "link", page.path, everywhere);
        const message = `The link "${href}" leads to a draft or to a post with a future date, which is not published.`;
        const fix = "Publish that page with this one, or leave the link out until then.";
        return [problemOf(isHidden ? { ...fault, message, fix } : fault, page.file, line)];
      });
    }),
    ...content.site.routes.flatMap(({ route, file, line }) => {
      const fault = findLinkFault(route, "link", "/", live);
      return fault ? [problemOf(fault, file, line)] : [];
    }),
  ];
  return underRules(problems, content.site.config.content);
}

/** What links may lead to: on all pages, and on those that are published. */
export function linkTargets(
  root: string,
  content: Content,
  now: string,
): { readonly everywhere: LinkTargets; readonly live: LinkTargets } {
  const ownPages = routesOfSourcePages(root);
  const unread = unreadPages(content);
  const fileExists = (name: string) =>
    isPublished(name) || // it exists, as checked where its address was made
    GENERATED_FILES.includes(name) ||
    content.redirects.has(name) ||
    ownPages.has(name) ||
    unread.has(name) ||
    existsSync(path.join(root, "static", name));
  const targetsAmong = (pages: readonly PageData[]): LinkTargets => ({
    pages: new Map([
      ...madePages(content, now).map((route): [string, ReadonlySet<string>] => [route, new Set()]),
      ...pages
        .filter((page) => !unread.has(page.path))
        .map((page): [string, ReadonlySet<string>] => [page.path, idsOf(page)]),
    ]),
    basePath: "",
    fileExists,
  });
  const all = allPages(content);
  const live = all.filter((page) => isBuilt(page, { development: false, now }));
  return { everywhere: targetsAmong(all), live: targetsAmong(live) };
}

function allPages({ docs, posts, pages }: Content): readonly PageData[] {
  return [...docs, ...posts, ...pages];
}

/** Routes of pages whose text could not be read: they might have any anchor. */
function unreadPages(content: Content): ReadonlySet<string> {
  const isFaulty = (page: PageData) =>
    content.problems.some(({ severity, file }) => severity === "error" && file === page.file);
  const unread = allPages(content).filter((page) => page.tree.length === 0 && isFaulty(page));
  return new Set(unread.map((page) => page.path));
}

/** Routes of the pages that are not made from a file. */
function madePages({ site, posts }: Content, now: string): string[] {
  const production = { development: false, now };
  const built = posts.filter((post) => isBuilt(post, production));
  const lists = buildBlogPages({
    posts: [],
    listed: built.filter((post) => isListed(post, production)).length,
    authors: Object.keys(site.authors).map((id) => ({
      id,
      authorId: id,
      count: countOfAuthor(built, id, production),
    })),
    tags: Object.keys(site.tags).map((id) => ({
      id,
      tagId: id,
      ...countOfTag(built, id, production),
    })),
  });
  return [HOME_PATH, searchPath(), NOT_FOUND_PATH, ...lists.map((page) => page.path)];
}
