import { cardsOf } from "../../../src/domain/folderCards";
import { lenient, type Problem } from "../../../src/domain/problems";
import { HOME_PATH } from "../../../src/domain/routes";
import type { SidebarItem } from "../../../src/domain/sidebar";
import type { Draft } from "./docs";
import { listPage } from "./listPage";
import { DOCS_FOLDER } from "./source";
import type { DocData, PageData } from "./types";

/** What a start page can list. */
type Listed = {
  readonly sidebar: readonly SidebarItem[];
  readonly pages: readonly Pick<PageData, "path" | "title" | "unlisted">[];
  readonly description: string;
  readonly textOf: (route: string) => string | undefined;
};

/** The start page that the build makes where no page has its route, since every page links there: the docs, or without docs the other pages. */
export function madeHome({ sidebar, pages, description, textOf }: Listed): Draft<DocData> {
  const others = pages.map(
    ({ path, title, unlisted }): SidebarItem => ({
      type: "link",
      label: title,
      href: path,
      unlisted,
    }),
  );
  const items = sidebar.length > 0 ? sidebar : others;
  return listPage(HOME_PATH, "Documentation", description, cardsOf(items, textOf));
}

/** Tells the owner of a start page that nobody wrote. */
export function noHome(): Problem {
  return lenient(
    DOCS_FOLDER,
    undefined,
    `No page has the route ${HOME_PATH}, so the build makes one that lists the docs.`,
    `Write ${DOCS_FOLDER}/index.md, or add "slug: ${HOME_PATH}" to the front matter of a page.`,
  );
}
