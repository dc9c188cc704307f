import { element, type TreeNode } from "../../../../src/domain/documentTree";
import { cardGrid, cardsOf } from "../../../../src/domain/folderCards";
import { type Problem, problem } from "../../../../src/domain/problems";
import { docPath } from "../../../../src/domain/routes";
import { findCategory, type SidebarItem } from "../../../../src/domain/sidebar";
import { createSlugger } from "../../../../src/domain/slugs";
import type { GeneratedIndex } from "../../schemas/frontMatter";
import type { CategoryData, DocData } from "../types";
import type { DocNames } from "./docNames";
import type { Draft } from "./docs";
import { madeDoc } from "./madeDoc";

/** The page of a folder that its category file asks the build to make; its cards come with the sidebar. */
function generatedPage(
  { folder, label, file = folder, description, position }: CategoryData,
  index: GeneratedIndex,
  slug: string,
): Draft<DocData> {
  return madeDoc({
    file,
    path: docPath([], "index", `/${index.slug ?? `category/${slug}`}`),
    title: index.title ?? label,
    description: index.description ?? description ?? "",
    keywords: index.keywords ?? [],
    docId: `${folder}/_category`,
    folder,
    sidebarLabel: label,
    position,
  });
}

/** Pages that category files ask for: those the build makes, and docs named by their id. */
export function folderPages(
  categories: readonly CategoryData[],
  names: DocNames<Draft<DocData>>,
): { categories: CategoryData[]; made: Draft<DocData>[]; problems: Problem[] } {
  const made: Draft<DocData>[] = [];
  const problems: Problem[] = [];
  const slug = createSlugger();
  const linked = categories.map((category): CategoryData => {
    const { ownPage, folder, linkLine } = category;
    if (ownPage === undefined || ownPage === "none") return category;
    if (ownPage.type === "generated-index") {
      const page = generatedPage(category, ownPage, slug(category.label));
      made.push(page);
      return { ...category, link: page.path };
    }
    const doc = names.find(ownPage.id, folder);
    if (doc) return { ...category, link: doc.path };
    const guess = names.suggest(ownPage.id);
    const message = `The category links to the unknown doc "${ownPage.id}".${guess}`;
    problems.push(problem("unknown-name", category.file ?? folder, linkLine, message));
    return category;
  });
  return { categories: linked, made, problems };
}

/**
 * What the page of a folder shows when its file is empty, or the build made it: its description, and a card for each page and
 * folder below it. Nothing for a page that does not belong to a folder.
 * @param textOf description of the page at a route
 */
export function folderCards(
  page: Draft<DocData>,
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
