import { element, type TreeNode, walk } from "../../domain/documentTree";
import { DEFAULT_TAG, DOCS_TAG } from "./contextualFilters";
import type { SearchablePage } from "./searchRecord";

/** The parts of a content page that search looks at. */
export type PageContent = Pick<SearchablePage, "path" | "title" | "tree" | "keywords"> & {
  /** The title that the page shows, if different. */
  readonly heading?: string | null;
};

const RANKS = { docs: 10, reference: 8, legal: 2, pages: 5, blog: 1 } as const;

/**
 * A docs page for the search index.
 * @param group label of its top sidebar category, or `Documentation`
 */
export function searchableDoc(page: PageContent, group: string): SearchablePage {
  return { ...fields(page), group, tag: DOCS_TAG, pageRank: docRank(page.tree, group) };
}

/** A blog post for the search index. @param group title of the blog */
export function searchablePost(page: PageContent, group: string): SearchablePage {
  return { ...fields(page), group, tag: DEFAULT_TAG, pageRank: RANKS.blog };
}

/** A free-standing page for the search index. */
export function searchableStandalone(page: PageContent): SearchablePage {
  return { ...fields(page), group: "Pages", tag: DEFAULT_TAG, pageRank: RANKS.pages };
}

function fields({ path, title, heading, tree: nodes, keywords = [] }: PageContent) {
  const tree = heading ? [element("p", {}, [heading]), ...nodes] : nodes;
  return { path, title, tree, keywords, language: "en", versions: ["current"] };
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
