import { element, type TreeNode, walk } from "../../domain/documentTree";
import { DEFAULT_TAG, DOCS_TAG } from "./contextualFilters";
import type { SearchablePage } from "./searchRecord";

/** The parts of a content page that search looks at. */
export type PageContent = Pick<SearchablePage, "path" | "title" | "tree" | "keywords"> & {
  /** The title that the page shows, if different. */
  readonly heading?: string | null;
};

const RANKS = { docs: 10, reference: 8, legal: 2, pages: 5, blog: 1 } as const;

/** A page for the search index. @param group label of a docs page's top sidebar category, or the title of the blog */
export function searchablePage(
  { path, title, heading, tree: nodes, keywords = [] }: PageContent,
  kind: "docs" | "blog" | "pages",
  group: string,
): SearchablePage {
  const tree = heading ? [element("p", {}, [heading]), ...nodes] : nodes;
  const pageRank = kind === "docs" ? docRank(nodes, group) : RANKS[kind];
  return {
    path,
    title,
    tree,
    keywords,
    group,
    tag: kind === "docs" ? DOCS_TAG : DEFAULT_TAG,
    pageRank,
  };
}

/** Questions, glossaries and lists of pages repeat what other pages explain; legal text is seldom what a reader looks for. */
function docRank(tree: readonly TreeNode[], group: string): number {
  if (/^legal\b/i.test(group)) return RANKS.legal;
  let isReference = false;
  walk(tree, ({ props }) => {
    isReference ||= props?.["data-filter-item"] !== undefined;
  });
  return isReference ? RANKS.reference : RANKS.docs;
}
