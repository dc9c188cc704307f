import { type Bundle, readBundle } from "./bundle";
import { type Core, readCore } from "./core";
import { type DictionaryPart, readDictionaryPart } from "./dictionaryPart";
import { type SynonymRule, synonymRules } from "./synonyms";

/** Fetches a file of the index, uncompressed. The engine's only contact with the outside. */
export type GetFile = (name: string) => Promise<Uint8Array>;

/** An index whose parts are fetched when they are first needed, and kept. */
export type OpenIndex = {
  readonly core: Core;
  readonly synonyms: readonly SynonymRule[];
  readonly part: (number: number) => Promise<DictionaryPart>;
  readonly shard: (number: number) => Promise<Uint8Array>;
  readonly bundle: (number: number) => Promise<Bundle>;
};

/**
 * Opens an index: fetches `i.bin` and nothing else.
 * @throws what `get` throws when a file fails twice; Error when a file is not part of an index
 */
export async function openIndex(get: GetFile): Promise<OpenIndex> {
  const core = readCore(await twice(get, "i.bin"));
  const partTerms = (part: number) => (core.partStarts[part + 1] ?? core.terms) - (core.partStarts[part] ?? 0);
  return {
    core,
    synonyms: synonymRules(core.synonyms),
    part: remember(async (part) => readDictionaryPart(await twice(get, `d${part}.bin`), core.partStarts[part] ?? 0, partTerms(part), core.shardStarts)),
    shard: remember((shard) => twice(get, `t${shard}.bin`)),
    bundle: remember(async (bundle) => readBundle(await twice(get, `p${bundle}.json`))),
  };
}

/** A file that fails is asked for once more at once: most failures are a lost connection. */
async function twice(get: GetFile, name: string): Promise<Uint8Array> {
  try {
    return await get(name);
  } catch {
    return get(name);
  }
}

/** Loads each number once; what failed is forgotten, so that the next search tries again. */
export function remember<Value>(load: (number: number) => Promise<Value>): (number: number) => Promise<Value> {
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
