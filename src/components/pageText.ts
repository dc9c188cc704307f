import type { TreeNode } from "../domain/documentTree";
import type { TocEntry } from "../domain/headings";

/** What every view of a content page shows. */
export type PageText = {
  readonly title: string;
  readonly heading: string | null;
  readonly hideTitle: boolean;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly tree: readonly TreeNode[];
  readonly toc: readonly TocEntry[];
};
