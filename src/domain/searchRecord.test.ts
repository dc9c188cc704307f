import { element } from "./documentTree";
import { checkRecords } from "./search/recordChecks";
import { buildRecords, type SearchablePage, type SearchRecord } from "./searchRecord";

const page: SearchablePage = {
  path: "/swap",
  title: "Swap",
  tree: [element("p", {}, ["Intro."]), element("h2", { id: "fees" }, ["Fees"]), element("p", {}, ["One. ".repeat(300)])],
  keywords: ["dex"],
  group: "Guides",
  language: "en",
  versions: ["current"],
  tag: "docs-default-current",
  pageRank: 10,
};

const build = (changes: Partial<SearchablePage> = {}) =>
  buildRecords({ ...page, ...changes }, { siteUrl: "https://docs.example.com", hash: (text) => `#${text.length}:${text.slice(-40)}` });

test("builds a heading's record and those of its texts, in order", () => {
  expect(build().map(({ objectID, type, url, weight }) => [objectID, type, url, weight])).toEqual([
    ["/swap#:lvl1:0", "lvl1", "https://docs.example.com/swap", { pageRank: 10, level: 90, position: 0 }],
    ["/swap#:content:0", "content", "https://docs.example.com/swap", { pageRank: 10, level: 0, position: 1 }],
    ["/swap#fees:lvl2:0", "lvl2", "https://docs.example.com/swap#fees", { pageRank: 10, level: 80, position: 2 }],
    ["/swap#fees:content:0", "content", "https://docs.example.com/swap#fees", { pageRank: 10, level: 0, position: 3 }],
    ["/swap#fees:content:1", "content", "https://docs.example.com/swap#fees", { pageRank: 10, level: 0, position: 4 }],
  ]);
});

test("writes DocSearch's shape", () => {
  expect(build()[2]).toEqual({
    objectID: "/swap#fees:lvl2:0",
    id: "/swap#fees:lvl2:0",
    url: "https://docs.example.com/swap#fees",
    url_without_anchor: "https://docs.example.com/swap",
    anchor: "fees",
    type: "lvl2",
    content: null,
    hierarchy: { lvl0: "Guides", lvl1: "Swap", lvl2: "Fees", lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    lang: "en",
    language: "en",
    version: ["current"],
    docusaurus_tag: "docs-default-current",
    tags: ["dex"],
    weight: { pageRank: 10, level: 80, position: 2 },
    internal: { contentDigest: expect.stringMatching(/^#\d+:/) },
  });
});

test("gives another digest when anything in the record changes", () => {
  const digests = [build(), build({ group: "Other" }), build({ pageRank: 9 }), build({ keywords: [] })].map(([first]) => first?.internal.contentDigest);
  expect(new Set(digests).size).toBe(4);
});

test("passes its own checks", () => {
  expect(checkRecords(build(), { minimum: 5, exists: () => true })).toEqual([]);
});

type Change = (record: SearchRecord) => Partial<SearchRecord>;

test.each<[string, Change, RegExp]>([
  ["an id used twice", () => ({ objectID: "/swap#fees:lvl2:0", id: "/swap#fees:lvl2:0" }), /used twice/],
  ["ids that differ", () => ({ id: "other" }), /differs from its id/],
  ["a record over the size limit", () => ({ content: "x".repeat(9500) }), /bytes, more than 9500/],
  ["an empty row", ({ hierarchy }) => ({ hierarchy: { ...hierarchy, lvl1: " " } }), /no text at lvl1/],
  ["a missing title", ({ hierarchy }) => ({ hierarchy: { ...hierarchy, lvl1: null } }), /no page title/],
  ["a missing group", ({ hierarchy }) => ({ hierarchy: { ...hierarchy, lvl0: "" } }), /no group/],
  ["a group that is a number", ({ hierarchy }) => ({ hierarchy: { ...hierarchy, lvl0: "2026" } }), /is a number/],
  ["an address without a host", () => ({ url: "/swap", url_without_anchor: "/swap" }), /not the absolute address/],
  ["an address that is not its section's", () => ({ url: "https://docs.example.com/swap#other" }), /not the absolute address/],
  ["a missing digest", () => ({ internal: { contentDigest: "" } }), /no digest/],
])("reports %s", (_, change, message) => {
  const [first, ...others] = build();
  if (!first) throw new Error("There is no record.");
  const problems = checkRecords([...others, { ...first, ...change(first) }]);
  expect(problems.map((problem) => problem.message)).toContainEqual(expect.stringMatching(message));
  expect(problems.every(({ fix }) => fix !== "")).toBe(true);
});

test("reports sections that are not in the build, with their page, and too few records", () => {
  const problems = checkRecords(build(), { minimum: 10, exists: (_, anchor) => anchor !== "fees" });
  expect(problems.map(({ objectID, pageUrl, message }) => [objectID, pageUrl, message])).toEqual([
    ["/swap#fees:lvl2:0", "https://docs.example.com/swap", "https://docs.example.com/swap#fees is not in the build."],
    ["/swap#fees:content:0", "https://docs.example.com/swap", "https://docs.example.com/swap#fees is not in the build."],
    ["/swap#fees:content:1", "https://docs.example.com/swap", "https://docs.example.com/swap#fees is not in the build."],
    [undefined, undefined, "There are 5 search records, fewer than 10."],
  ]);
});
