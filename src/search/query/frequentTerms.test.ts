import { termOf, termsWithPrefix } from "../index/dictionary";
import type { DictionaryPart } from "../index/dictionaryPart";
import { mostFrequent, mostFrequentWith } from "./frequentTerms";

function part(...terms: readonly (readonly [term: string, sections: number])[]): DictionaryPart {
  const none = new Uint32Array(terms.length);
  return {
    terms: terms.map(([term]) => term),
    sections: Uint32Array.from(terms, ([, sections]) => sections),
    ...{ shared: new Uint8Array(terms.length), frequent: new Uint8Array(terms.length) },
    ...{ shard: none, from: none, to: none },
  };
}

test("the most frequent terms with a prefix are found in every part, most frequent first", () => {
  const parts = [
    part(["oracle", 9], ["swap", 2], ["swaps", 5]),
    part(["swapped", 4], ["swapper", 7], ["tick", 8]),
  ];
  const found = mostFrequentWith(parts, "swap", 3);
  expect(found.map(termOf)).toEqual(["swapper", "swaps", "swapped"]);
  expect(found).toEqual(mostFrequent(termsWithPrefix(parts, "swap"), 3));
  expect(mostFrequentWith(parts, "x", 3)).toEqual([]);
});
