import MiniSearch from "minisearch";
import { toLevel } from "../../domain/headingLevel";
import { LEVELS, type SearchRecord, textsOf } from "../records/searchRecord";
import type { Synonym } from "../records/siteRecords";
import {
  INDEX_FILE,
  type IndexedPage,
  type IndexedSection,
  type IndexedSite,
  type IndexFiles,
  MINISEARCH_OPTIONS,
  textsFile,
} from "./indexFormat";
import { pack } from "./packedWords";

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
  const sections: Omit<IndexedSection, "text">[] = [];
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
    });
  }
  const index = new MiniSearch(MINISEARCH_OPTIONS);
  index.addAll(
    sections.map((section) => ({ ...section, text: texts[section.id]?.join("\n") ?? "" })),
  );
  const site: IndexedSite = { siteUrl, pages, synonyms, words: pack(index.toJSON()) };
  return Object.fromEntries([
    [INDEX_FILE, JSON.stringify(site)],
    ...texts.map((own, number) => [textsFile(number), JSON.stringify(own)]),
  ]);
}
