import type { HeadingLevel } from "../../domain/headingLevel";
import { type SearchRecord, textsOf } from "../records/searchRecord";

/** One row of results: a heading with the texts below it. */
export type Section = {
  readonly level: HeadingLevel;
  readonly anchor: string;
  readonly heading: string;
  readonly texts: readonly string[];
};

export type IndexedPage = {
  /** Path of the page below the site's address. */
  readonly path: string;
  readonly group: string;
  readonly keywords: readonly string[];
  /** `attribute:value` of everything results can be filtered by. */
  readonly facets: readonly string[];
  readonly pageRank: number;
  readonly sections: readonly Section[];
};

type OpenPage = {
  first: SearchRecord;
  sections: Map<string, Section & { readonly texts: string[] }>;
};

/** Records as the embedded index stores them: pages with their sections, and the texts of each section. */
export function toIndexedPages(records: readonly SearchRecord[], siteUrl: string): IndexedPage[] {
  const pages = new Map<string, OpenPage>();
  for (const record of records) {
    const page = pages.get(record.url_without_anchor) ?? { first: record, sections: new Map() };
    pages.set(record.url_without_anchor, page);
    const section = page.sections.get(record.anchor) ?? emptySection(record);
    page.sections.set(record.anchor, section);
    section.texts.push(...textsOf(record));
  }
  return [...pages].map(([url, { first, sections }]) => ({
    path: url.startsWith(siteUrl) ? url.slice(siteUrl.length) : url,
    group: first.hierarchy.lvl0,
    keywords: first.tags,
    facets: facetsOf(first),
    pageRank: first.weight.pageRank,
    sections: [...sections.values()],
  }));
}

function emptySection({ hierarchy, anchor }: SearchRecord): Section & { readonly texts: string[] } {
  const levels: readonly HeadingLevel[] = [6, 5, 4, 3, 2, 1];
  const level = levels.find((candidate) => hierarchy[`lvl${candidate}`] !== null) ?? 1;
  return { level, anchor, heading: hierarchy[`lvl${level}`] ?? "", texts: [] };
}

/** The same facets as in the hosted index, without `type`: the embedded index filters whole pages. */
function facetsOf(record: SearchRecord): string[] {
  return [
    `lang:${record.lang}`,
    `language:${record.language}`,
    ...record.version.map((version) => `version:${version}`),
    `docusaurus_tag:${record.docusaurus_tag}`,
  ];
}
