import { element, type TreeNode } from "../../../../src/domain/documentTree";
import { cardGrid, cardsOf } from "../../../../src/domain/folderCards";
import { type Problem, problem } from "../../../../src/domain/problems";
import { docPath } from "../../../../src/domain/routes";
import { findCategory, type SidebarItem } from "../../../../src/domain/sidebar";
import { createSlugger } from "../../../../src/domain/slugs";
import { pageData } from "../page";
import type { CategoryData, DocData } from "../types";
import type { DocNames } from "./docNames";
import { humanise } from "./docPlace";

/** A docs page that the build makes: the given fields, and defaults for the rest. Without a folder it has no place in the sidebar. */
export function madeDoc(
  said: Pick<DocData, "path" | "title" | "description"> & Partial<DocData>,
): DocData {
  return {
    ...pageData(`the page ${said.path}`, said.title, { hide_table_of_contents: true }, [], {}),
    docId: said.path.slice(1),
    folder: "",
    editUrl: null,
    sidebarLabel: said.title,
    position: 0,
    tags: [],
    front: {},
    ...said,
  };
}

/**
 * Pages that category files ask for: those the build makes, whose cards come with the sidebar, and docs named by their route or id.
 * @param problems receives the names that no doc has
 */
export function folderPages(
  categories: readonly CategoryData[],
  names: DocNames,
  problems: Problem[],
): { readonly categories: CategoryData[]; readonly made: DocData[] } {
  const made: DocData[] = [];
  const slug = createSlugger();
  const linked = categories.map((category): CategoryData => {
    const { folder, file, name, said } = category;
    const { link, label = humanise(name) } = said;
    if (!link) return category;
    if (typeof link === "object" && link.type === "generated-index") {
      const page = madeDoc({
        file,
        folder,
        path: docPath([], "index", `/${link.slug ?? `category/${slug(label)}`}`),
        title: link.title ?? label,
        description: link.description ?? said.description ?? "",
        keywords: link.keywords ?? [],
        sidebarLabel: label,
      });
      made.push(page);
      return { ...category, link: page.path };
    }
    const target = typeof link === "string" ? link : link.id;
    const doc = names.find(target, folder);
    if (doc) return { ...category, link: doc.path };
    const message = `The category links to the unknown page "${target}".${names.suggest(target)}`;
    problems.push(problem("unknown-name", file, category.lineOf("link"), message));
    return category;
  });
  return { categories: linked, made };
}

/**
 * What the page of a folder shows when its file is empty, or the build made it: its description, and a card for each page and
 * folder below it. Nothing for a page that does not belong to a folder.
 * @param textOf description of the page at a route
 */
export function folderCards(
  page: DocData,
  sidebar: readonly SidebarItem[],
  textOf: (route: string) => string | undefined,
): TreeNode[] {
  const folder = findCategory(sidebar, ({ href }) => href === page.path);
  if (!folder) return [];
  return [
    ...(page.description ? [element("p", {}, [page.description])] : []),
    ...cardGrid(cardsOf(folder.items, textOf)),
  ];
}
