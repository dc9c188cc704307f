import type { Synonym } from "../records/siteRecords";
import { ByteReader, ByteWriter } from "./bytes";

/** First byte of `i.bin`; another number means that engine and index do not belong together. */
const FORMAT_VERSION = 1;

/** Pages that share facets and importance. */
export type PageClass = { readonly facets: readonly string[]; readonly pageRank: number };

/** Contents of `i.bin` as the builder writes them. */
export type IndexHeaderInput = {
  readonly siteUrl: string;
  readonly sections: number;
  readonly terms: number;
  /** First section of every page. */
  readonly pageStarts: readonly number[];
  /** First section of every file of section texts. */
  readonly textStarts: readonly number[];
  /** First term of every posting shard. */
  readonly shardStarts: readonly number[];
  /** First term of every dictionary part. */
  readonly partStarts: readonly number[];
  readonly partTerms: readonly string[];
  readonly classes: readonly PageClass[];
  /** Runs of neighbouring pages of one class: `[class, pages]`. */
  readonly classRuns: readonly (readonly [number, number])[];
  readonly synonyms: readonly Synonym[];
};

/** Contents of `i.bin` in the browser, with tables ready for binary search. */
export type IndexHeader = Omit<
  IndexHeaderInput,
  "pageStarts" | "textStarts" | "shardStarts" | "partStarts"
> & {
  readonly pageStarts: Uint32Array;
  readonly textStarts: Uint32Array;
  readonly shardStarts: Uint32Array;
  readonly partStarts: Uint32Array;
};

/** `i.bin`: counts, where pages, section texts, shards and dictionary parts begin, facets, synonyms. */
export function writeIndexHeader(header: IndexHeaderInput): Uint8Array {
  const out = new ByteWriter();
  out.byte(FORMAT_VERSION);
  out.text(header.siteUrl);
  const tables = [header.pageStarts, header.textStarts, header.shardStarts, header.partStarts];
  for (const count of [
    header.sections,
    header.terms,
    ...tables.map(({ length }) => length),
    header.classes.length,
    header.classRuns.length,
    header.synonyms.length,
  ])
    out.varint(count);
  for (const table of tables) out.ascending(table);
  for (const term of header.partTerms) out.text(term);
  for (const { facets, pageRank } of header.classes) {
    out.varint(pageRank);
    out.varint(facets.length);
    for (const facet of facets) out.text(facet);
  }
  for (const [id, pages] of header.classRuns) {
    out.varint(id);
    out.varint(pages);
  }
  for (const synonym of header.synonyms) writeSynonym(out, synonym);
  return out.done();
}

/**
 * Reads `i.bin`.
 * @throws Error when the file is of another format, such as an error page saved in its place
 */
export function readIndexHeader(bytes: Uint8Array): IndexHeader {
  const reader = new ByteReader(bytes);
  const version = reader.byte();
  if (bytes.length < 10 || version !== FORMAT_VERSION)
    throw new Error(
      `The search index has format ${version}; this engine reads format ${FORMAT_VERSION}.`,
    );
  const siteUrl = reader.text();
  const read = () => reader.varint();
  const [
    sections = 0,
    terms = 0,
    pages = 0,
    texts = 0,
    shards = 0,
    parts = 0,
    classes = 0,
    runs = 0,
    synonyms = 0,
  ] = reader.list(9, read);
  return {
    siteUrl,
    sections,
    terms,
    pageStarts: reader.ascending(pages),
    textStarts: reader.ascending(texts),
    shardStarts: reader.ascending(shards),
    partStarts: reader.ascending(parts),
    partTerms: reader.list(parts, () => reader.text()),
    classes: reader.list(classes, () => ({
      pageRank: read(),
      facets: reader.list(read(), () => reader.text()),
    })),
    classRuns: reader.list(runs, () => [read(), read()] as const),
    synonyms: reader.list(synonyms, () => readSynonym(reader)),
  };
}

function writeSynonym(out: ByteWriter, synonym: Synonym): void {
  const texts =
    synonym.type === "oneWaySynonym" ? [synonym.input, ...synonym.synonyms] : synonym.synonyms;
  out.varint(texts.length * 2 + (synonym.type === "oneWaySynonym" ? 1 : 0));
  for (const text of texts) out.text(text);
}

function readSynonym(reader: ByteReader): Synonym {
  const packed = reader.varint();
  const [first = "", ...others] = reader.list(Math.floor(packed / 2), () => reader.text());
  return packed % 2 === 1
    ? { type: "oneWaySynonym", input: first, synonyms: others }
    : { type: "synonym", synonyms: [first, ...others] };
}
