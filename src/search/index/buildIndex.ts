import type { SearchRecord } from "../records/searchRecord";
import type { Synonym } from "../records/siteRecords";
import { ByteWriter } from "./bytes";
import { type TermEntry, writeDictionaryPart } from "./dictionaryPart";
import { type IndexHeaderInput, type PageClass, writeIndexHeader } from "./indexHeader";
import { type InvertedIndex, invert } from "./invertedIndex";
import { writePostings } from "./postings";
import { type IndexedPage, toIndexedPages } from "./sections";
import { cutSectionTexts, writeSectionTexts } from "./sectionTexts";

export type IndexOptions = {
  /** Public address of the site, as in the records. */
  readonly siteUrl: string;
  readonly synonyms?: readonly Synonym[];
  /** Bytes of every file before compression; by default they grow with the site. */
  readonly pieceBytes?: number;
};

/** Files by name, before compression: `i.bin`, `d<k>.bin`, `t<n>.bin`, `p<n>.json`. */
export type IndexFiles = Record<string, Uint8Array>;

/**
 * Smaller files cost a reader less; larger ones mean fewer of them. About this many of each kind, between these sizes: a list of
 * results needs twenty files of texts, a word a few of postings.
 */
const PIECES = 250;
const PIECE_MIN_BYTES = 2048;
const PIECE_MAX_BYTES = { postings: 4096, texts: 5120 };
/** A dictionary part is this much larger than other files: it often serves several words of a query. */
const PART_FACTOR = 2;
/** On sites with enough sections, a word that is in more than this share of them says little about any. */
const FREQUENT_SHARE = 0.25;
const FREQUENT_MIN_SECTIONS = 300;
/**
 * On sites with more sections than this, such a word keeps only its postings in headings: those in texts would be the largest
 * files.
 */
const HEADINGS_ONLY_MIN_SECTIONS = 2000;
/** Average size of a posting. */
const POSTING_BYTES = 1.8;

/** The embedded index of a site: a browser fetches `i.bin` and then only what a query needs. */
export function buildIndex(records: readonly SearchRecord[], options: IndexOptions): IndexFiles {
  const pages = toIndexedPages(records, options.siteUrl);
  const inverted = invert(pages);
  const files: IndexFiles = {};
  const terms = writeTerms(inverted, options, files);
  const textStarts = writeAllSectionTexts(pages, options, files);
  let section = 0;
  const pageStarts = pages.map(({ sections }) => {
    section += sections.length;
    return section - sections.length;
  });
  files["i.bin"] = writeIndexHeader({
    siteUrl: options.siteUrl,
    sections: inverted.sections,
    terms: inverted.terms.length,
    pageStarts,
    textStarts,
    ...terms,
    ...classesOf(pages),
    synonyms: options.synonyms ?? [],
  });
  return files;
}

function pieceBytes(kind: keyof typeof PIECE_MAX_BYTES, whole: number): number {
  return Math.min(PIECE_MAX_BYTES[kind], Math.max(PIECE_MIN_BYTES, whole / PIECES));
}

/** Dictionary parts and posting shards; a shard never crosses a part. */
function writeTerms(
  { terms, postings, postingsOf, sections }: InvertedIndex,
  options: IndexOptions,
  files: IndexFiles,
): Pick<IndexHeaderInput, "partStarts" | "partTerms" | "shardStarts"> {
  const size = options.pieceBytes ?? pieceBytes("postings", postings * POSTING_BYTES);
  const partStarts = cutDictionary(terms, size * PART_FACTOR);
  const shardStarts: number[] = [];
  partStarts.forEach((from, part) => {
    const entries: TermEntry[] = [];
    let shard = new ByteWriter();
    const endShard = () => {
      if (entries.length > 0) files[`t${shardStarts.length - 1}.bin`] = shard.done();
      shard = new ByteWriter();
    };
    terms.slice(from, partStarts[part + 1]).forEach((term, index) => {
      const all = postingsOf(term);
      const frequent = sections > FREQUENT_MIN_SECTIONS && all.length > FREQUENT_SHARE * sections;
      const out = new ByteWriter();
      writePostings(
        out,
        frequent && sections > HEADINGS_ONLY_MIN_SECTIONS
          ? all
              .filter(({ heading }) => heading !== undefined)
              .map((posting) => ({ ...posting, impact: 0 }))
          : all,
      );
      if (index === 0 || shard.length + out.length > size) {
        endShard();
        shardStarts.push(from + index);
      }
      shard.raw(out.done());
      entries.push({ term, sections: all.length, frequent, bytes: out.length });
    });
    endShard();
    files[`d${part}.bin`] = writeDictionaryPart(entries);
  });
  return { partStarts, partTerms: partStarts.map((start) => terms[start] ?? ""), shardStarts };
}

/**
 * Start positions of the dictionary parts: at a new first letter where possible, because misspellings are searched for under
 * their first letter.
 */
function cutDictionary(terms: readonly string[], partBytes: number): number[] {
  const starts: number[] = [];
  let bytes = 0;
  terms.forEach((term, index) => {
    const newLetter = term[0] !== terms[index - 1]?.[0];
    const isFull = bytes > partBytes * 1.5 || (newLetter && bytes > partBytes * 0.5);
    if (index === 0 || isFull) {
      starts.push(index);
      bytes = 0;
    }
    bytes += term.length * 0.6 + 4;
  });
  return starts;
}

function writeAllSectionTexts(
  pages: readonly IndexedPage[],
  options: IndexOptions,
  files: IndexFiles,
): readonly number[] {
  const whole = pages.reduce((sum, page) => sum + JSON.stringify(page.sections).length, 0);
  const { files: pieces, starts } = cutSectionTexts(
    pages,
    options.pieceBytes ?? pieceBytes("texts", whole),
  );
  pieces.forEach((piece, number) => {
    files[`p${number}.json`] = writeSectionTexts(piece);
  });
  return starts;
}

function classesOf(pages: readonly IndexedPage[]): Pick<IndexHeaderInput, "classes" | "classRuns"> {
  const classes = new Map<string, { readonly id: number; readonly value: PageClass }>();
  const classRuns: [number, number][] = [];
  for (const { facets, pageRank } of pages) {
    const key = JSON.stringify([facets, pageRank]);
    const { id } = classes.get(key) ?? { id: classes.size };
    if (id === classes.size) classes.set(key, { id, value: { facets, pageRank } });
    const last = classRuns.at(-1);
    if (last?.[0] === id) last[1]++;
    else classRuns.push([id, 1]);
  }
  return { classes: [...classes.values()].map(({ value }) => value), classRuns };
}
