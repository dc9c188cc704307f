import type { TreeNode } from "./documentTree";
import type { TocEntry } from "./headings";

/** Path at which the development server tells an open page (`?path=/fees`) the current content of its file. */
export const LIVE_PAGE_ADDRESS = "/__page";

/** The parts of a page that change as its file is edited. The rest comes with Gatsby's own data. */
export type LivePage = {
  readonly path: string;
  readonly title: string;
  readonly heading: string | null;
  readonly description: string;
  readonly tree: readonly TreeNode[];
  readonly toc: readonly TocEntry[];
};
