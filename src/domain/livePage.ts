import type { TreeNode } from "./documentTree";
import type { TocEntry } from "./headings";

/** Where the development server tells an open page what its file says by now. */
export const LIVE_PAGE_ADDRESS = "/__page";

/** What of a page changes as its file is written. The rest comes with Gatsby's own data. */
export type LivePage = {
  readonly path: string;
  readonly title: string;
  readonly heading: string | null;
  readonly description: string;
  readonly tree: readonly TreeNode[];
  readonly toc: readonly TocEntry[];
};
