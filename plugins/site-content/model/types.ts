import type { TreeNode } from "../../../src/domain/documentTree";
import type { Heading, TocEntry } from "../../../src/domain/headings";
import type { SidebarItem } from "../../../src/domain/sidebar";
import type { Problem } from "../problems";
import type { Authors, Glossary, SearchWords, Tags, Values } from "../schemas/data";
import type { SiteConfig } from "../schemas/site";

/** A link of a page and where it is written. */
export type SourceLink = { readonly href: string; readonly line?: number };

/** Picture for link previews: its public path without the base path, and its size where the format tells it. */
export type PageImage = { readonly src: string; readonly width?: number; readonly height?: number };

/** What docs, posts and free-standing pages have in common. */
export type PageData = {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  /** Title for the browser tab, when it differs. */
  readonly metaTitle?: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly image?: PageImage;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly hideTitle: boolean;
  readonly hideToc: boolean;
  readonly tree: readonly TreeNode[];
  readonly headings: readonly Heading[];
  readonly toc: readonly TocEntry[];
  readonly words: number;
  readonly links: readonly SourceLink[];
  /** Raster pictures of the page: paths from the project's root. */
  readonly images: readonly string[];
  /** Owner values on the page that nobody has confirmed yet. */
  readonly exampleKeys: readonly string[];
};

export type DocData = PageData & {
  readonly docId: string;
  readonly folder: string;
  readonly sidebarLabel: string;
  readonly position: number;
  readonly paginationLabel?: string;
  /** Route, or null for none; undefined: as the sidebar says. */
  readonly paginationPrev?: string | null;
  readonly paginationNext?: string | null;
  readonly status: "stable" | "example";
  readonly lastReviewed?: string;
};

export type PostData = PageData & {
  /** ISO 8601 in UTC. */
  readonly date: string;
  /** ISO 8601 in UTC: the last change of substance. */
  readonly lastUpdate?: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  /** Nodes before the truncate marker; the whole post when there is none. */
  readonly excerpt: readonly TreeNode[];
  readonly truncated: boolean;
};

export type CategoryData = {
  /** Folder below content/docs, `""` for the top. */
  readonly folder: string;
  readonly label: string;
  readonly slug: string;
  readonly position: number;
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  readonly link?: string;
};

export type NetworkData = { readonly id: string; readonly label: string; readonly rows: readonly (readonly [string, string])[] };

export type SiteData = {
  readonly config: SiteConfig;
  readonly authors: Authors;
  readonly tags: Tags;
  readonly values: Values;
  readonly glossary: Glossary;
  readonly networks: readonly NetworkData[];
  readonly search: SearchWords;
};

export type Content = {
  readonly site?: SiteData;
  readonly docs: readonly DocData[];
  readonly posts: readonly PostData[];
  readonly pages: readonly PageData[];
  readonly categories: readonly CategoryData[];
  readonly sidebar: readonly SidebarItem[];
  readonly problems: readonly Problem[];
};
