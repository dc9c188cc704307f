import type { TreeNode } from "../../domain/documentTree";

export type AuthorSummary = {
  readonly authorId: string;
  readonly name: string;
  readonly title: string | null;
  readonly path: string;
  readonly image: string | null;
};
/** A page of a list: its number, the number of pages, and the routes of its neighbours. */
export type ListPage = {
  readonly page: number;
  readonly pages: number;
  readonly newer: string | null;
  readonly older: string | null;
};

export type TagSummary = {
  readonly tagId: string;
  readonly label: string;
  readonly description: string | null;
  readonly path: string;
};

/** A post as shown in lists. */
export type PostSummary = {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly minutes: number;
  readonly authors: readonly AuthorSummary[];
  readonly tags: readonly TagSummary[];
  readonly excerpt: readonly TreeNode[];
  readonly truncated: boolean;
  /** The link preview image; a generated one also has a small copy. */
  readonly image: { readonly src: string; readonly cover: string | null } | null;
};
