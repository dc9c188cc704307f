import { readIndexHeader, writeIndexHeader } from "../index/indexHeader";
import { type FacetFilters, facetMask, sectionRanks } from "./facets";

/** Three pages of two sections: docs, docs, blog. */
const header = readIndexHeader(
  writeIndexHeader({
    siteUrl: "https://docs.example.com",
    sections: 6,
    terms: 0,
    pageStarts: [0, 2, 4],
    textStarts: [],
    shardStarts: [],
    partStarts: [],
    partTerms: [],
    classes: [
      {
        facets: ["language:en", "version:current", "docusaurus_tag:docs-default-current"],
        pageRank: 10,
      },
      { facets: ["language:en", "version:current", "docusaurus_tag:default"], pageRank: 1 },
    ],
    classRuns: [
      [0, 2],
      [1, 1],
    ],
    synonyms: [],
  }),
);

const ALL = undefined;
const DOCS = [1, 1, 1, 1, 0, 0];
const BLOG = [0, 0, 0, 0, 1, 1];
const NONE = [0, 0, 0, 0, 0, 0];

test.each<[FacetFilters, readonly number[] | undefined]>([
  [[], ALL],
  [["language:en"], ALL],
  [["language:en", ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]], ALL],
  [["language:en", ["docusaurus_tag:default"]], BLOG],
  [["Language:EN", "docusaurus_tag:Docs-Default-Current"], DOCS],
  [["language:de"], NONE],
  [["colour:red"], NONE],
  [["docusaurus_tag:-default"], DOCS],
  [['docusaurus_tag:"default"'], BLOG],
  [["docusaurus_tag:default", "docusaurus_tag:docs-default-current"], NONE],
  [[[]], ALL],
  [["nonsense"], NONE],
])("filters by %j", (filters, expected) => {
  const mask = facetMask(header, filters);
  expect(mask && [...mask]).toEqual(expected);
});

test("knows the importance of every section's page", () => {
  expect([...sectionRanks(header)]).toEqual([10, 10, 10, 10, 1, 1]);
});
