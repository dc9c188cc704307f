import { ByteReader, ByteWriter } from "./bytes";
import type { Synonym } from "./synonyms";

/** First byte of `i.bin`; another number means that engine and index do not belong together. */
const FORMAT_VERSION = 1;

/** Pages that share facets and importance. */
export type PageClass = { readonly facets: readonly string[]; readonly pageRank: number };

/** What the builder puts into `i.bin`. */
export type CoreInput = {
  readonly siteUrl: string;
  readonly sections: number;
  readonly terms: number;
  /** First section of every page. */
  readonly pageStarts: readonly number[];
  /** First section of every bundle. */
  readonly bundleStarts: readonly number[];
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

/** The same in the browser, with tables ready for binary search. */
export type Core = Omit<CoreInput, "pageStarts" | "bundleStarts" | "shardStarts" | "partStarts"> & {
  readonly pageStarts: Uint32Array;
  readonly bundleStarts: Uint32Array;
  readonly shardStarts: Uint32Array;
  readonly partStarts: Uint32Array;
};

/** `i.bin`: counts, where pages, bundles, shards and dictionary parts begin, facets, synonyms. */
export function writeCore(core: CoreInput): Uint8Array {
  const out = new ByteWriter();
  out.byte(FORMAT_VERSION);
  out.text(core.siteUrl);
  const tables = [core.pageStarts, core.bundleStarts, core.shardStarts, core.partStarts];
  for (const count of [core.sections, core.terms, ...tables.map(({ length }) => length), core.classes.length, core.classRuns.length, core.synonyms.length])
    out.varint(count);
  for (const table of tables) out.ascending(table);
  for (const term of core.partTerms) out.text(term);
  for (const { facets, pageRank } of core.classes) {
    out.varint(pageRank);
    out.varint(facets.length);
    for (const facet of facets) out.text(facet);
  }
  for (const [id, pages] of core.classRuns) {
    out.varint(id);
    out.varint(pages);
  }
  for (const synonym of core.synonyms) writeSynonym(out, synonym);
  return out.done();
}

/**
 * Reads `i.bin`.
 * @throws Error when the file is of another format, such as an error page saved in its place
 */
export function readCore(bytes: Uint8Array): Core {
  const reader = new ByteReader(bytes);
  const version = reader.byte();
  if (bytes.length < 10 || version !== FORMAT_VERSION) throw new Error(`The search index has format ${version}; this engine reads format ${FORMAT_VERSION}.`);
  const siteUrl = reader.text();
  const read = () => reader.varint();
  const [sections = 0, terms = 0, pages = 0, bundles = 0, shards = 0, parts = 0, classes = 0, runs = 0, synonyms = 0] = reader.list(9, read);
  return {
    siteUrl,
    sections,
    terms,
    pageStarts: reader.ascending(pages),
    bundleStarts: reader.ascending(bundles),
    shardStarts: reader.ascending(shards),
    partStarts: reader.ascending(parts),
    partTerms: reader.list(parts, () => reader.text()),
    classes: reader.list(classes, () => ({ pageRank: read(), facets: reader.list(read(), () => reader.text()) })),
    classRuns: reader.list(runs, () => [read(), read()] as const),
    synonyms: reader.list(synonyms, () => readSynonym(reader)),
  };
}

function writeSynonym(out: ByteWriter, synonym: Synonym): void {
  const texts = synonym.type === "oneWaySynonym" ? [synonym.input, ...synonym.synonyms] : synonym.synonyms;
  out.varint(texts.length * 2 + (synonym.type === "oneWaySynonym" ? 1 : 0));
  for (const text of texts) out.text(text);
}

function readSynonym(reader: ByteReader): Synonym {
  const packed = reader.varint();
  const [first = "", ...others] = reader.list(Math.floor(packed / 2), () => reader.text());
  return packed % 2 === 1 ? { type: "oneWaySynonym", input: first, synonyms: others } : { type: "synonym", synonyms: [first, ...others] };
}
