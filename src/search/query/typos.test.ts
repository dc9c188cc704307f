import fc from "fast-check";
import { readDictionaryPart, writeDictionaryPart } from "../index/dictionaryPart";
import { findNear } from "./typos";

function partOf(terms: readonly string[]) {
  const entries = [...new Set(terms)]
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .map((term) => ({ term, sections: 1, frequent: false, bytes: 1 }));
  return readDictionaryPart(writeDictionaryPart(entries), 0, entries.length, Uint32Array.of(0));
}

function nearTerms(
  terms: readonly string[],
  word: string,
  options: Partial<Parameters<typeof findNear>[2]> = {},
) {
  const part = partOf(terms);
  return findNear(part, word, {
    maxEdits: 1,
    prefix: false,
    anyFirstLetter: false,
    ...options,
  }).map(({ index, edits, isPrefix }) => [part.terms[index], edits, isPrefix]);
}

test.each([
  ["inserted", "sliippage"],
  ["deleted", "slppage"],
  ["replaced", "slixpage"],
  ["swapped", "silppage"],
])("finds a word with one letter %s", (_, word) => {
  expect(nearTerms(["pool", "slippage", "slipway"], word)).toEqual([["slippage", 1, false]]);
});

test("looks at other first letters only when asked", () => {
  expect(nearTerms(["slippage"], "mlippage")).toEqual([]);
  expect(nearTerms(["slippage"], "mlippage", { anyFirstLetter: true })).toEqual([
    ["slippage", 1, false],
  ]);
});

test("finds words that continue after a misspelt beginning", () => {
  expect(nearTerms(["impermanent"], "inperm", { prefix: true })).toEqual([
    ["impermanent", 1, true],
  ]);
});

test.each([[""], ["x".repeat(60)]])("finds nothing for %j", (word) => {
  expect(nearTerms(["pool"], word, { anyFirstLetter: true, maxEdits: 2 })).toEqual([]);
});

/** Optimal string alignment distance, the plain way. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 99;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let best = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] ?? [])[j] = best;
    }
  }
  return at(a.length, b.length);
}

test("finds exactly the terms that comparing one by one finds", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      word,
      fc.integer({ min: 1, max: 2 }),
      (terms, query, maxEdits) => {
        const expected = [...new Set(terms)]
          .filter((term) => term !== query && distance(query, term) <= maxEdits)
          .map((term) => [term, distance(query, term)]);
        const found = nearTerms(terms, query, { maxEdits, anyFirstLetter: true }).map(
          ([term, edits]) => [term, edits],
        );
        expect(found.sort()).toEqual(expected.sort());
      },
    ),
    { numRuns: 300 },
  );
});
