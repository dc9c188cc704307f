import { ByteReader, ByteWriter, lastAtMost } from "./bytes";

/** A term while the index is built. */
export type TermEntry = {
  readonly term: string;
  /** Sections the term is in. */
  readonly sections: number;
  /** True for a term so frequent that it says little; a large index keeps only its postings in headings. */
  readonly frequent: boolean;
  /** Size of its postings in bytes. */
  readonly bytes: number;
};

/** A range of the sorted dictionary in the browser. Index `i` is the term `first + i` of the whole dictionary. */
export type DictionaryPart = {
  readonly terms: readonly string[];
  /** The number of characters a term shares with the one before it. */
  readonly shared: Uint8Array;
  readonly sections: Uint32Array;
  readonly frequent: Uint8Array;
  readonly shard: Uint32Array;
  readonly from: Uint32Array;
  readonly to: Uint32Array;
};

/** Writes sorted terms, each without the beginning it shares with the one before. Counts and lengths follow in columns, which compress better. */
export function writeDictionaryPart(entries: readonly TermEntry[]): Uint8Array {
  const out = new ByteWriter();
  let previous = "";
  for (const { term } of entries) {
    const shared = sharedPrefix(previous, term);
    out.byte(shared);
    out.text(term.slice(shared));
    previous = term;
  }
  for (const { sections, frequent } of entries) out.varint(sections * 2 + (frequent ? 1 : 0));
  for (const { bytes } of entries) out.varint(bytes);
  return out.done();
}

/**
 * Reads a part.
 * @param first number of the part's first term in the whole dictionary
 * @param shardFirst first term of every posting shard
 */
export function readDictionaryPart(
  bytes: Uint8Array,
  first: number,
  count: number,
  shardFirst: Uint32Array,
): DictionaryPart {
  const reader = new ByteReader(bytes);
  const part = {
    terms: new Array<string>(count),
    shared: new Uint8Array(count),
    sections: new Uint32Array(count),
    frequent: new Uint8Array(count),
    shard: new Uint32Array(count),
    from: new Uint32Array(count),
    to: new Uint32Array(count),
  };
  let term = "";
  for (let index = 0; index < count; index++) {
    const shared = reader.byte();
    term = term.slice(0, shared) + reader.text();
    part.shared[index] = shared;
    part.terms[index] = term;
  }
  for (let index = 0; index < count; index++) {
    const packed = reader.varint();
    part.sections[index] = Math.floor(packed / 2);
    part.frequent[index] = packed % 2;
  }
  let shard = lastAtMost(shardFirst, first);
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (shardFirst[shard + 1] === first + index) {
      shard++;
      at = 0;
    }
    part.shard[index] = shard;
    part.from[index] = at;
    at += reader.varint();
    part.to[index] = at;
  }
  return part;
}

/** Shared characters at the start, at most 255, never half of a surrogate pair. */
function sharedPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  const code = a.charCodeAt(length - 1);
  return length > 0 && code >= 0xd800 && code <= 0xdbff ? length - 1 : length;
}
