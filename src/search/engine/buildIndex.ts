import MiniSearch from "minisearch";
import { toLevel } from "../../domain/headingLevel";
import { LEVELS, type SearchRecord, textsOf } from "../records/searchRecord";
import type { Synonym } from "../records/siteRecords";
import {
  type IndexedPage,
  type IndexedSection,
  type IndexFiles,
  MINISEARCH_OPTIONS,
  SECTIONS_PER_TEXT_FILE,
} from "./indexFormat";

/** Sections in a MiniSearch index: a phone loads and searches so many without a noticeable pause. */
const SECTIONS_PER_WORDS_FILE = 2000;

type BuildOptions = {
  /** Address that the records' addresses begin with. */
  readonly siteUrl: string;
  readonly synonyms: readonly Synonym[];
};

/** The files of the embedded index, made from the records of a site, which are in the order of its pages and their sections. */
export function buildIndex(
  records: readonly SearchRecord[],
  { siteUrl, synonyms }: BuildOptions,
): IndexFiles {
  const pages: (IndexedPage & { readonly sections: IndexedPage["sections"][number][] })[] = [];
  const sections: IndexedSection[] = [];
  const texts: string[][] = [];
  for (const record of records) {
    const { hierarchy, anchor, type, tags, weight } = record;
    if (type === "content") {
      texts.at(-1)?.push(...textsOf(record));
      continue;
    }
    const path = record.url_without_anchor.slice(siteUrl.length);
    if (pages.at(-1)?.path !== path)
      pages.push({ path, group: hierarchy.lvl0, rank: weight.pageRank, sections: [] });
    const heading = hierarchy[type] ?? "";
    pages.at(-1)?.sections.push([anchor, toLevel(Number(type.slice(3))), heading]);
    const above = LEVELS.slice(1, LEVELS.indexOf(type)).map((level) => hierarchy[level] ?? "");
    texts.push([]);
    sections.push({
      id: sections.length,
      heading,
      above: above.join("\n"),
      keywords: tags.join("\n"),
      text: "",
    });
  }
  const indexed = sections.map((section) => ({
    ...section,
    text: (texts[section.id] ?? []).join("\n"),
  }));
  return {
    "site.json": JSON.stringify({ siteUrl, pages, synonyms }),
    ...files("words", chunks(indexed, SECTIONS_PER_WORDS_FILE).map(miniSearchOf)),
    ...files("texts", chunks(texts, SECTIONS_PER_TEXT_FILE)),
  };
}

function miniSearchOf(sections: readonly IndexedSection[]): MiniSearch<IndexedSection> {
  const index = new MiniSearch(MINISEARCH_OPTIONS);
  index.addAll(sections);
  return index;
}

function files(name: string, contents: readonly unknown[]): IndexFiles {
  return Object.fromEntries(
    contents.map((content, number) => [`${name}-${number}.json`, JSON.stringify(content)]),
  );
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, number) =>
    items.slice(number * size, (number + 1) * size),
  );
}
