import type { DictionaryPart } from "../index/dictionaryPart";
import type { OpenIndex } from "../index/openIndex";
import { expandWord } from "./expandWord";
import { MAX_PREFIX_POSTINGS } from "./weights";

/** An index that is nothing but its terms, each in that many sections. */
function indexOf(terms: Readonly<Record<string, number>>): OpenIndex {
  const names = Object.keys(terms).sort();
  const none = new Uint32Array(names.length);
  const part: DictionaryPart = {
    terms: names,
    sections: Uint32Array.from(names, (name) => terms[name] ?? 0),
    ...{ shared: new Uint8Array(names.length), frequent: new Uint8Array(names.length) },
    ...{ shard: none, from: none, to: none },
  };
  const header = { partTerms: names.slice(0, 1), shardStarts: Uint32Array.of(0) };
  return { header, part: async () => part } as unknown as OpenIndex;
}

/** The terms that stand for a word that the reader may still be typing. */
async function longerThan(term: string, terms: Readonly<Record<string, number>>) {
  const word = { term, written: term, exact: false, prefix: true, parts: [] };
  const expanded = await expandWord(indexOf(terms), word, "none");
  return expanded.terms.map(({ part, index }) => part.terms[index]);
}

const HALF = MAX_PREFIX_POSTINGS / 2;

describe("completions of a typed prefix", () => {
  test("have no more postings in total than a key press may read, the most frequent first", async () => {
    const terms = { wallet: HALF, warn: HALF - 1, watch: 2, water: 1 };
    expect(await longerThan("wa", terms)).toEqual(["wallet", "warn"]);
    expect(await longerThan("wa", { ...terms, watch: 1, water: 0 })).toHaveLength(4);
  });

  test("include at least one if nothing else matches the prefix", async () => {
    const terms = { wallet: 2 * MAX_PREFIX_POSTINGS, warn: 1 };
    expect(await longerThan("wa", terms)).toEqual(["wallet"]);
    expect(await longerThan("wa", { ...terms, wa: 1 })).toEqual(["wa"]);
  });
});
