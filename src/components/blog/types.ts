import type { TreeNode } from "../../domain/documentTree";

type Summary = Queries.PostSummaryFragment;

/** A post as shown in lists. */
export type PostSummary = Omit<Summary, "authors" | "excerpt" | "images"> & {
  readonly authors: readonly AuthorSummary[];
  readonly excerpt: readonly TreeNode[];
};
export type AuthorSummary = Omit<Summary["authors"][number], "kind" | "url">;
export type TagSummary = Summary["tags"][number];

/** A page of a list: its number, the number of pages, and the routes of its neighbours. */
export type ListPage = {
  readonly page: number;
  readonly pages: number;
  readonly newer: string | null;
  readonly older: string | null;
};
