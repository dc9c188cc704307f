import { cardsOf } from "../../../../src/domain/folderCards";
import { lenient, type Problem } from "../../../../src/domain/problems";
import { BLOG_PATH, HOME_PATH } from "../../../../src/domain/routes";
import type { SidebarItem } from "../../../../src/domain/sidebar";
import { DOCS_FOLDER } from "../files/source";
import type { DocData, PageData, SiteData } from "../types";
import type { Draft } from "./docs";
import { listPage } from "./madeDoc";

/** What a start page can list. */
type Listed = {
  readonly site: SiteData;
  readonly sidebar: readonly SidebarItem[];
  readonly pages: readonly Pick<PageData, "path" | "title" | "unlisted">[];
  readonly posts: readonly Pick<PageData, "unlisted">[];
  readonly textOf: (route: string) => string | undefined;
};

/**
 * The start page that the build makes where no page has its route, since every page links there: the docs, or without docs
 * the other pages, and the blog if it has posts.
 */
export function madeHome({ site, sidebar, pages, posts, textOf }: Listed): Draft<DocData> {
  const { product, description, blog } = site.config;
  const toLink = (label: string, href: string, unlisted: boolean): SidebarItem => ({
    type: "link",
    label,
    href,
    unlisted,
  });
  const others = pages.map(({ path, title, unlisted }) => toLink(title, path, unlisted));
  const items = [
    ...(sidebar.length > 0 ? sidebar : others),
    ...(posts.some(({ unlisted }) => !unlisted) ? [toLink(blog.title, BLOG_PATH, false)] : []),
  ];
  const cards = cardsOf(items, (route) => (route === BLOG_PATH ? blog.tagline : textOf(route)));
  return listPage(HOME_PATH, product.name, description, cards);
}

/** Tells the owner that the build made a start page because nobody wrote one. */
export function noHome(): Problem {
  return lenient(
    DOCS_FOLDER,
    undefined,
    `No page has the route ${HOME_PATH}, so the build makes one that lists the others.`,
    `Write ${DOCS_FOLDER}/index.md, or add "slug: ${HOME_PATH}" to the front matter of a page.`,
  );
}
