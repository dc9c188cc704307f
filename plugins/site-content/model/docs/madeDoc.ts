import type { TreeNode } from "../../../../src/domain/documentTree";
import type { DocData } from "../types";
import type { Draft } from "./docs";

type Said = Pick<DocData, "file" | "path" | "title" | "description" | "docId" | "folder">;

/** A docs page that the build makes: the given fields, and defaults for the rest. */
export function madeDoc(said: Said & Partial<Draft<DocData>>): Draft<DocData> {
  return {
    keywords: [],
    draft: false,
    unlisted: false,
    hideTitle: false,
    tree: [],
    words: 0,
    sidebarLabel: said.title,
    position: 0,
    tags: [],
    ...said,
  };
}

/** A docs page that the build makes from others, without a place in the sidebar. */
export function listPage(
  path: string,
  title: string,
  description: string,
  tree: readonly TreeNode[],
): Draft<DocData> {
  const file = `the page ${path}`;
  const docId = path.slice(1);
  return madeDoc({ file, path, title, description, tree, docId, folder: "", editUrl: null });
}
