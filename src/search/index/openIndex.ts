import { type DictionaryPart, readDictionaryPart } from "./dictionaryPart";
import { type IndexHeader, readIndexHeader } from "./indexHeader";
import { readSectionTexts, type SectionTexts } from "./sectionTexts";
import { type SynonymRule, synonymRules } from "./synonyms";

/** Fetches a file of the index, uncompressed. The engine's only contact with the outside. */
export type GetFile = (name: string) => Promise<Uint8Array>;

/** An index whose parts are fetched when they are first needed, and kept. */
export type OpenIndex = {
  readonly header: IndexHeader;
  readonly synonyms: readonly SynonymRule[];
  readonly part: (number: number) => Promise<DictionaryPart>;
  readonly shard: (number: number) => Promise<Uint8Array>;
  readonly sectionTexts: (number: number) => Promise<SectionTexts>;
};

/**
 * Opens an index: fetches `i.bin` and nothing else.
 * @throws what `get` throws when a file fails twice; Error when a file is not part of an index
 */
export async function openIndex(get: GetFile): Promise<OpenIndex> {
  const header = readIndexHeader(await twice(get, "i.bin"));
  const partTerms = (part: number) =>
    (header.partStarts[part + 1] ?? header.terms) - (header.partStarts[part] ?? 0);
  return {
    header,
    synonyms: synonymRules(header.synonyms),
    part: memo(async (part) =>
      readDictionaryPart(
        await twice(get, `d${part}.bin`),
        header.partStarts[part] ?? 0,
        partTerms(part),
        header.shardStarts,
      ),
    ),
    shard: memo((shard) => twice(get, `t${shard}.bin`)),
    sectionTexts: memo(async (file) => readSectionTexts(await twice(get, `p${file}.json`))),
  };
}

/** Retries a failed file once, immediately: most failures are a lost connection. */
async function twice(get: GetFile, name: string): Promise<Uint8Array> {
  try {
    return await get(name);
  } catch {
    return get(name);
  }
}

/** Memoises a loader by number. Failures are not kept, so the next search tries again. */
export function memo<Value>(
  load: (number: number) => Promise<Value>,
): (number: number) => Promise<Value> {
  const known = new Map<number, Promise<Value>>();
  return (number) => {
    const found = known.get(number);
    if (found) return found;
    const loading = load(number);
    known.set(number, loading);
    loading.catch(() => known.delete(number));
    return loading;
  };
}
