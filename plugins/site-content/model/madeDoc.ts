import type { TreeNode } from "../../../src/domain/documentTree";
import type { Draft } from "./docs";
import type { DocData } from "./types";

/** A docs page that the build makes from others, without a place in the sidebar. */
export function listPage(
  path: string,
  title: string,
  description: string,
  tree: readonly TreeNode[],
): Draft<DocData> {
  return {
    file: `the page ${path}`,
    path,
    title,
    description,
    keywords: [],
    draft: false,
    unlisted: false,
    hideTitle: false,
    tree,
    headings: [],
    toc: [],
    words: 0,
    docId: path.slice(1),
    folder: "",
    sidebarLabel: title,
    position: 0,
    status: "stable",
    editUrl: null,
    tags: [],
  };
}
