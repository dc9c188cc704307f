import fc from "fast-check";
import type { HeadingLevel } from "../../domain/headingLevel";
import { ByteWriter } from "./bytes";
import { readDictionaryPart, writeDictionaryPart } from "./dictionaryPart";
import { type IndexHeaderInput, readIndexHeader, writeIndexHeader } from "./indexHeader";
import { type Posting, readPostings, writePostings } from "./postings";
import type { IndexedPage } from "./sections";
import { cutSectionTexts, readSectionTexts, writeSectionTexts } from "./sectionTexts";

const header: IndexHeaderInput = {
  siteUrl: "https://docs.example.com",
  sections: 9,
  terms: 40,
  pageStarts: [0, 4],
  textStarts: [0, 3, 6],
  shardStarts: [0, 20],
  partStarts: [0, 25],
  partTerms: ["a", "möwe"],
  classes: [{ facets: ["language:en", "version:current"], pageRank: 10 }],
  classRuns: [[0, 2]],
  synonyms: [
    { type: "synonym", synonyms: ["IL", "impermanent loss"] },
    { type: "oneWaySynonym", input: "dex", synonyms: ["exchange"] },
  ],
};

test("the header comes back as it was written", () => {
  const read = readIndexHeader(writeIndexHeader(header));
  expect({
    ...read,
    pageStarts: [...read.pageStarts],
    textStarts: [...read.textStarts],
    shardStarts: [...read.shardStarts],
    partStarts: [...read.partStarts],
  }).toEqual(header);
});

test.each([["<!doctype html><title>Not found</title>"], [""], ["\u0001"]])(
  "refuses %j in place of a header",
  (text) => {
    expect(() => readIndexHeader(new TextEncoder().encode(text))).toThrow(
      /The search index has format \d+; this engine reads format 1\./,
    );
  },
);

test("dictionary parts come back as they were written, whatever the letters", () => {
  const entry = fc.record({
    term: fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    sections: fc.nat(5000),
    frequent: fc.boolean(),
    bytes: fc.nat(9000),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(entry, { selector: ({ term }) => term, maxLength: 30 }),
      (unsorted) => {
        const entries = unsorted
          .filter(({ term }) => !/\p{Cs}/u.test(term))
          .sort((a, b) => (a.term < b.term ? -1 : 1));
        const half = entries.length >> 1;
        const part = readDictionaryPart(
          writeDictionaryPart(entries),
          100,
          entries.length,
          Uint32Array.of(0, 100, 100 + Math.max(1, half)),
        );
        expect(part.terms).toEqual(entries.map(({ term }) => term));
        expect([...part.sections]).toEqual(entries.map(({ sections }) => sections));
        expect([...part.frequent]).toEqual(entries.map(({ frequent }) => Number(frequent)));
        expect(Array.from(part.to, (to, index) => to - (part.from[index] ?? 0))).toEqual(
          entries.map(({ bytes }) => bytes),
        );
        expect([...part.shard]).toEqual(
          entries.map((_, index) => (index < Math.max(1, half) ? 1 : 2)),
        );
      },
    ),
  );
});

test("postings come back as they were written", () => {
  const heading = fc.record({
    kind: fc.integer({ min: 0, max: 7 }),
    words: fc.integer({ min: 0, max: 15 }),
    reach: fc.integer({ min: 1, max: 900 }),
  });
  const posting = fc
    .record({ section: fc.nat(100_000), impact: fc.integer({ min: 0, max: 3 }) })
    .chain((plain) =>
      fc.option(heading).map((found) => ({ ...plain, ...(found && { heading: found }) })),
    );
  fc.assert(
    fc.property(fc.uniqueArray(posting, { selector: ({ section }) => section }), (unsorted) => {
      const postings: Posting[] = [...unsorted].sort((a, b) => a.section - b.section);
      const out = new ByteWriter();
      out.byte(9);
      writePostings(out, postings);
      const read: Posting[] = [];
      readPostings(out.done(), 1, out.length, (section, impact, kind, words, reach) =>
        read.push({ section, impact, ...(kind >= 0 && { heading: { kind, words, reach } }) }),
      );
      expect(read).toEqual(postings);
    }),
  );
});

const sectionArbitrary = fc.record({
  level: fc.integer({ min: 1, max: 6 }).map((level) => level as HeadingLevel),
  anchor: fc.string(),
  heading: fc.string({ unit: "grapheme" }),
  texts: fc.array(fc.string({ unit: "grapheme", maxLength: 80 }), { maxLength: 4 }),
});
const pageArbitrary: fc.Arbitrary<IndexedPage> = fc.record({
  path: fc.webPath(),
  group: fc.string(),
  keywords: fc.constant([]),
  facets: fc.constant([]),
  pageRank: fc.constant(1),
  sections: fc.array(sectionArbitrary, { minLength: 1, maxLength: 6 }),
});

test("section text files hold every section once, in order, with the headings above a cut", () => {
  fc.assert(
    fc.property(
      fc.array(pageArbitrary, { maxLength: 5 }),
      fc.integer({ min: 1, max: 400 }),
      (pages, bytes) => {
        const { files: pieces, starts } = cutSectionTexts(pages, bytes);
        const read = pieces.map((piece) => readSectionTexts(writeSectionTexts(piece)));
        expect(read).toEqual(pieces);
        expect(read.flat().flatMap(({ sections }) => sections)).toEqual(
          pages.flatMap(({ sections }) => sections),
        );
        let first = 0;
        pieces.forEach((piece, index) => {
          expect(starts[index]).toBe(first);
          first += piece.reduce((sum, { sections }) => sum + sections.length, 0);
        });
      },
    ),
  );
});

test("refuses section texts that are not a list", () => {
  expect(() => readSectionTexts(new TextEncoder().encode("{}"))).toThrow(
    "A part of the search index is not a list of pages.",
  );
});
