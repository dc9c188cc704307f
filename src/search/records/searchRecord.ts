import { onPage } from "../../domain/componentFault";
import type { ComponentSpecs } from "../../domain/componentSpec";
import type { TreeNode } from "../../domain/documentTree";
import type { HeadingLevel } from "../../domain/headingLevel";
import { LANGUAGE } from "./contextualFilters";
import type { OutlineSection } from "./outline";
import { outlinePage } from "./outlinePage";
import { partsOf, splitText } from "./splitText";

/** Version of the records' format. Changing it makes a push upload the records of unchanged pages again. */
export const RECORD_SCHEMA_VERSION = 4;

export type RecordType = `lvl${HeadingLevel}`;

export type Hierarchy = { readonly lvl0: string } & {
  readonly [Level in RecordType]: string | null;
};

/** All levels, the group first. */
export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** The hierarchy of a group with the heading of each level; null for a level without one. */
export function hierarchyOf(
  lvl0: string,
  heading: (level: HeadingLevel) => string | null,
): Hierarchy {
  return {
    lvl0,
    lvl1: heading(1),
    lvl2: heading(2),
    lvl3: heading(3),
    lvl4: heading(4),
    lvl5: heading(5),
    lvl6: heading(6),
  };
}

/**
 * One entry of the search index, in the shape of DocSearch's crawler: the heading of a section, or all texts below it. Only texts
 * of many thousand characters take several records.
 */
export type SearchRecord = {
  /** See {@link recordId}. */
  readonly objectID: string;
  /** The same, under the name that the Algolia plugin expects. */
  readonly id: string;
  /** Absolute address with the anchor: the records of a section share it. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string;
  /** A record is a heading of this level, or `content`: a text below it. */
  readonly type: RecordType | "content";
  /** The section's texts, each on a line of its own; null for a heading. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly lang: string;
  readonly language: string;
  readonly version: readonly string[];
  readonly docusaurus_tag: string;
  /**
   * Search keywords given by the page's editors, only on the page's first record: they apply to the page, not to each section.
   */
  readonly tags: readonly string[];
  /** `position` counts the sections of a page. */
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
  readonly internal: { readonly contentDigest: string };
};

/** Input for the records of a page. */
export type SearchablePage = {
  readonly path: string;
  readonly title: string;
  readonly tree: readonly TreeNode[];
  readonly keywords?: readonly string[];
  /** Group of the page in results: its top sidebar category, `Blog`, `Pages`. */
  readonly group: string;
  /** Contextual tag: `docs-default-current` for docs, `default` for everything else. */
  readonly tag: string;
  /** Importance of the page among equally good results. */
  readonly pageRank: number;
};

export type RecordOptions = {
  /** Public address of the site with its base path, without a trailing slash. */
  readonly siteUrl: string;
  /** Hashes a text; injected because this module is free of Node's crypto. */
  readonly hash: (text: string) => string;
  readonly components: ComponentSpecs;
};

/** Separates the texts of a section in its record; no text contains it. */
const BETWEEN_TEXTS = "\n";

/**
 * `{path}#{anchor}`, and `:{n}` from 1 for the texts of a section. Readable, unique, and the same in every build as long as the
 * heading keeps its anchor, whatever is written above or below it.
 */
export function recordId(path: string, anchor: string, part: number): string {
  return `${path}#${anchor}${part === 0 ? "" : `:${part}`}`;
}

/** The texts of a record, as on the page; long ones in pieces. */
export function textsOf({ content }: Pick<SearchRecord, "content">): string[] {
  return content === null ? [] : content.split(BETWEEN_TEXTS);
}

/** Records of a page in document order: for each section its heading, then its texts. */
export function buildRecords(
  page: SearchablePage,
  { siteUrl, hash, components }: RecordOptions,
): SearchRecord[] {
  const pageUrl = `${siteUrl}${page.path}`;
  const sections = onPage(page.path, () => outlinePage(page, components));
  return sections.flatMap((section, position) => {
    const heading: RecordType = `lvl${section.level}`;
    const texts = section.texts.flatMap((text) => splitText(text));
    return [null, ...partsOf(texts, BETWEEN_TEXTS)].map((content, part) => {
      const objectID = recordId(page.path, section.anchor, part);
      const record = {
        objectID,
        id: objectID,
        ...sectionFields(page, section, pageUrl),
        tags: position === 0 && part === 0 ? (page.keywords ?? []) : [],
        type: content === null ? heading : ("content" as const),
        content,
        weight: {
          pageRank: page.pageRank,
          level: content === null ? 100 - 10 * section.level : 0,
          position,
        },
      };
      return {
        ...record,
        internal: { contentDigest: hash(`${RECORD_SCHEMA_VERSION}:${JSON.stringify(record)}`) },
      };
    });
  });
}

function sectionFields(
  page: SearchablePage,
  { anchor, headings }: OutlineSection,
  pageUrl: string,
) {
  return {
    url: anchor === "" ? pageUrl : `${pageUrl}#${anchor}`,
    url_without_anchor: pageUrl,
    anchor,
    hierarchy: hierarchyOf(page.group, (level) => headings[level - 1] ?? null),
    lang: LANGUAGE,
    language: LANGUAGE,
    version: ["current"],
    docusaurus_tag: page.tag,
  };
}
