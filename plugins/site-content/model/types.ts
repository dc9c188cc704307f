import type { TreeNode } from "../../../src/domain/documentTree";
import type { TocEntry } from "../../../src/domain/headings";
import type { Problem } from "../../../src/domain/problems";
import type { SidebarItem } from "../../../src/domain/sidebar";
import type { Authors, Glossary, Networks, SearchWords, Tags, Values } from "../schemas/data";
import type { CategoryConfig, DocFrontMatter } from "../schemas/frontMatter";
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
  readonly keywords: readonly string[];
  readonly image?: PageImage;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly hideTitle: boolean;
  readonly tree: readonly TreeNode[];
  /** The lowest and highest level in its table of contents; undefined for a page without one. */
  readonly tocLevels?: readonly [min: number, max: number];
  readonly toc: readonly TocEntry[];
  readonly words: number;
  readonly links: readonly SourceLink[];
  /** Raster pictures of the page: paths from the project's root. */
  readonly images: readonly string[];
  /** Owner values on the page that nobody has confirmed yet. */
  readonly exampleKeys: readonly string[];
};

/** When a page was last changed, as a day or a moment, and by whom. */
export type LastUpdate = {
  readonly date?: string | undefined;
  readonly author?: string | undefined;
};

export type DocData = PageData & {
  readonly docId: string;
  readonly folder: string;
  readonly sidebarLabel: string;
  readonly position: number;
  /** Position of the folder, given by its page. */
  readonly folderPosition?: number;
  /** Its front matter; the pages before and after are routes. */
  readonly front: DocFrontMatter;
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
  /** Folder below content/docs. */
  readonly folder: string;
  /** The file that describes the folder, or the folder itself. */
  readonly file: string;
  readonly said: CategoryConfig;
  /** Line of a key in the file. */
  readonly lineOf: (key: string) => number;
  /** The folder's name without the number before it, and that number. */
  readonly name: string;
  readonly number?: number;
  /** Route of the page that its file says its label opens. */
  readonly link?: string;
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
  readonly values: Values;
  readonly glossary: Glossary;
  readonly networks: Networks;
  readonly search: SearchWords;
};

export type Content = {
  readonly site: SiteData;
  /** False while `site.yml` is missing or wrong: `site` stands in for it, so that the rest can be checked. */
  readonly isSiteRead: boolean;
  /** Sizes in pixels of banner, logo and portraits, by their addresses. */
  readonly pictureSizes: ReadonlyMap<string, Pick<PageImage, "width" | "height">>;
  readonly docs: readonly DocData[];
  readonly posts: readonly PostData[];
  readonly pages: readonly PageData[];
  readonly categories: readonly CategoryData[];
  readonly sidebar: readonly SidebarItem[];
  /** Routes of pages by the old addresses that lead to them. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};
