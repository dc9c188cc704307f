import type { TreeNode } from "../../domain/documentTree";

export type AuthorSummary = {
  readonly authorId: string;
  readonly name: string;
  readonly title: string | null;
  readonly path: string;
  readonly image: string | null;
};
export type TagSummary = { readonly tagId: string; readonly label: string; readonly description: string | null; readonly path: string };

/** A post as lists show it. */
export type PostSummary = {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly minutes: number;
  readonly authors: readonly AuthorSummary[];
  readonly tags: readonly TagSummary[];
  readonly excerpt: readonly TreeNode[];
  readonly truncated: boolean;
};
