import type { DataName } from "../../../src/domain/componentSpec";
import type { TreeNode } from "../../../src/domain/documentTree";
import type { Heading, TocEntry } from "../../../src/domain/headings";
import type { Problem } from "../../../src/domain/problems";
import type { SidebarItem } from "../../../src/domain/sidebar";
import type { Authors, Glossary, Networks, SearchWords, Tags, Values } from "../schemas/data";
import type { DocLink, GeneratedIndex } from "../schemas/frontMatter";
import type { SiteConfig } from "../schemas/site";

/** A link of a page and where it is written. */
export type SourceLink = { readonly href: string; readonly line?: number };

/** Picture for link previews: its public path without the base path, and its size if known. */
export type PageImage = { readonly src: string; readonly width?: number; readonly height?: number };

/** What docs, posts and free-standing pages have in common. */
export type PageData = {
  readonly file: string;
  readonly path: string;
  readonly title: string;
  /** The title that the page shows, if different: its own first heading. */
  readonly heading?: string;
  /** Title for the browser tab, when it differs. */
  readonly metaTitle?: string;
  readonly description: string;
  /** Language of the title and the text, if it is not the site's. */
  readonly lang?: string;
  readonly keywords: readonly string[];
  readonly image?: PageImage;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly hideTitle: boolean;
  readonly tree: readonly TreeNode[];
  readonly headings: readonly Heading[];
  /** Table of contents; empty when the front matter hides it. */
  readonly toc: readonly TocEntry[];
  readonly words: number;
  readonly links: readonly SourceLink[];
  /** Raster pictures of the page: paths from the project's root. */
  readonly images: readonly string[];
  /** Owner values on the page that nobody has confirmed yet. */
  readonly exampleKeys: readonly string[];
};

/** When a page was last changed, as a day or a moment, and by whom. */
export type LastUpdate = { readonly date?: string; readonly author?: string };

export type DocData = PageData & {
  readonly docId: string;
  readonly folder: string;
  readonly sidebarLabel: string;
  readonly position: number;
  /** Position of the folder, given by its page. */
  readonly folderPosition?: number;
  readonly paginationLabel?: string;
  /** Route, file or id; null for none, undefined for the sidebar's. */
  readonly paginationPrev?: string | null;
  readonly paginationNext?: string | null;
  /** State of what the page describes. */
  readonly status?: "planned" | "testnet" | "live";
  /** Layout of the page, if it is not that of a docs page. */
  readonly layout?: "home";
  readonly lastReviewed?: string;
  /** Owner values, by the beginning of their keys, without which search engines should not index the page. */
  readonly noIndexUntil?: string;
  /** Where readers edit the page, when that is not the site's own repository; null for no link. */
  readonly editUrl?: string | null;
  /** Its tags, with name and page. */
  readonly tags: readonly { readonly label: string; readonly href: string }[];
  readonly lastUpdate?: LastUpdate;
};

export type PostData = PageData & {
  /** ISO 8601 in UTC. */
  readonly date: string;
  /** ISO 8601 in UTC: the last change of substance. */
  readonly lastUpdate?: string;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  /** Number of blocks before the truncate marker; without one, of all blocks. */
  readonly cut: number;
  readonly truncated: boolean;
};

export type CategoryData = {
  /** Folder below content/docs, `""` for the top. */
  readonly folder: string;
  readonly label: string;
  readonly slug: string;
  readonly position: number;
  /** Whether its file gives the label and the position; otherwise the page that it opens may. */
  readonly isNamed?: true;
  readonly isPlaced?: true;
  readonly collapsed: boolean;
  readonly collapsible: boolean;
  /** Heading above it in the sidebar. */
  readonly group?: string;
  readonly link?: string;
  /** Line of the link in the file. */
  readonly linkLine?: number;
  /** Old addresses of the page that it opens, and their line. */
  readonly redirectFrom?: readonly string[];
  readonly fromLine?: number;
  /** The page that its label opens if no route is given: a doc, a page that lists the folder, or none. */
  readonly ownPage?: "none" | DocLink | GeneratedIndex;
  readonly description?: string;
  /** The file that describes the folder. */
  readonly file?: string;
  /** Address of the folder where readers edit its files. */
  readonly editUrl?: string;
};

/** A path of this site, with the data file that names it and its line. */
export type NamedPath = { readonly route: string; readonly file: string; readonly line: number };

export type SiteData = {
  readonly config: SiteConfig;
  /** Every route that `config` links to. */
  readonly routes: readonly NamedPath[];
  /** Banner, logo and portraits. */
  readonly pictures: readonly NamedPath[];
  /** Line of `security.expires` in site.yml. */
  readonly expiresLine: number;
  readonly authors: Authors;
  readonly tags: Tags;
  /** Data files with errors: references to their entries cannot be checked. */
  readonly unread: ReadonlySet<DataName>;
  readonly values: Values;
  readonly glossary: Glossary;
  readonly networks: Networks;
  readonly search: SearchWords;
};

export type Content = {
  readonly site: SiteData;
  /** False while `site.yml` is missing or wrong: `site` stands in for it, so that the rest can be checked. */
  readonly isSiteRead: boolean;
  /** Width of the logo as pages show it, in CSS pixels. */
  readonly logoWidth: number;
  readonly docs: readonly DocData[];
  readonly posts: readonly PostData[];
  readonly pages: readonly PageData[];
  readonly categories: readonly CategoryData[];
  readonly sidebar: readonly SidebarItem[];
  /** Routes of pages by the old addresses that lead to them. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};
