import type { TreeNode } from "./documentTree";
import type { HeadingLevel } from "./search/headingLevel";
import type { OutlineSection } from "./search/outline";
import { outlinePage } from "./search/outlinePage";
import { splitText } from "./search/splitText";

/** Changes when records of unchanged pages would come out differently, so that a hosted index takes them again. */
export const RECORD_SCHEMA_VERSION = 1;

export type Hierarchy = {
  readonly lvl0: string;
  readonly lvl1: string | null;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
};

export type RecordType = `lvl${HeadingLevel}` | "content";

/** One entry of the search index, in DocSearch's shape: a heading, or a piece of text below a heading. */
export type SearchRecord = {
  /** `{path}#{anchor}:{type}:{n}`: readable, unique, and the same in every build while the page stays the same. */
  readonly objectID: string;
  /** The same, under the name the Algolia plugin looks for. */
  readonly id: string;
  /** Absolute address with the anchor: records of one section share it. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string;
  readonly type: RecordType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly lang: string;
  readonly language: string;
  readonly version: readonly string[];
  readonly docusaurus_tag: string;
  /** Words editors gave the page to be found by. */
  readonly tags: readonly string[];
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
  readonly internal: { readonly contentDigest: string };
};

/** What the records of a page are made from. */
export type SearchablePage = {
  readonly path: string;
  readonly title: string;
  readonly tree: readonly TreeNode[];
  readonly keywords?: readonly string[];
  /** Group of the page in results: its top sidebar category, `Blog`, `Pages`. */
  readonly group: string;
  readonly language: string;
  readonly versions: readonly string[];
  /** Contextual tag: `docs-default-current` for docs, `default` for everything else. */
  readonly tag: string;
  /** Importance of the page among equally good results. */
  readonly pageRank: number;
};

export type RecordOptions = {
  /** Public address of the site with its base path, without a trailing slash. */
  readonly siteUrl: string;
  /** Hash of a text; the module itself stays free of crypto. */
  readonly hash: (text: string) => string;
};

/** Records of a page in document order: for every section its heading, then its texts in pieces. */
export function buildRecords(page: SearchablePage, { siteUrl, hash }: RecordOptions): SearchRecord[] {
  const pageUrl = `${siteUrl}${page.path}`;
  let position = 0;
  return outlinePage(page).flatMap((section) => {
    const common = sectionFields(page, section, pageUrl);
    const finish = (type: RecordType, n: number, content: string | null): SearchRecord => {
      const objectID = `${page.path}#${section.anchor}:${type}:${n}`;
      const weight = { pageRank: page.pageRank, level: type === "content" ? 0 : 100 - 10 * section.level, position: position++ };
      const record = { objectID, id: objectID, ...common, type, content, weight };
      return { ...record, internal: { contentDigest: hash(`${RECORD_SCHEMA_VERSION}:${JSON.stringify(record)}`) } };
    };
    const texts = section.texts.flatMap((text) => splitText(text));
    return [finish(`lvl${section.level}`, 0, null), ...texts.map((text, index) => finish("content", index, text))];
  });
}

function sectionFields(page: SearchablePage, { anchor, headings }: OutlineSection, pageUrl: string) {
  const heading = (level: HeadingLevel) => headings[level - 1] ?? null;
  return {
    url: anchor === "" ? pageUrl : `${pageUrl}#${anchor}`,
    url_without_anchor: pageUrl,
    anchor,
    hierarchy: { lvl0: page.group, lvl1: heading(1), lvl2: heading(2), lvl3: heading(3), lvl4: heading(4), lvl5: heading(5), lvl6: heading(6) },
    lang: page.language,
    language: page.language,
    version: page.versions,
    docusaurus_tag: page.tag,
    tags: page.keywords ?? [],
  };
}
