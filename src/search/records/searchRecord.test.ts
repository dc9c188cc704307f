import * as builtIn from "../../components/mdx/builtIn";
import { element, type TreeNode } from "../../domain/documentTree";
import { hostedRecords } from "./hostedIndex";
import { buildRecords, type SearchablePage, textsOf } from "./searchRecord";

const page: SearchablePage = {
  path: "/swap",
  title: "Swap",
  tree: [
    element("p", {}, ["Intro."]),
    element("p", {}, ["More."]),
    element("h2", { id: "fees" }, ["Fees"]),
    element("p", {}, ["One. ".repeat(300)]),
  ],
  keywords: ["dex"],
  group: "Guides",
  tag: "docs-default-current",
  pageRank: 10,
};

const build = (changes: Partial<SearchablePage> = {}, components = builtIn) =>
  buildRecords(
    { ...page, ...changes },
    {
      siteUrl: "https://docs.example.com",
      components,
      hash: (text) => `#${text.length}:${text.slice(-40)}`,
    },
  );

test("builds a record for the heading of a section, and one for all its texts", () => {
  expect(
    build().map(({ objectID, type, url, content, tags, weight: { level, position } }) => [
      objectID,
      type,
      url.slice("https://docs.example.com".length),
      content?.slice(0, 16),
      tags,
      level,
      position,
    ]),
  ).toEqual([
    ["/swap#", "lvl1", "/swap", undefined, ["dex"], 90, 0],
    ["/swap#:1", "content", "/swap", "Intro.\nMore.", [], 0, 0],
    ["/swap#fees", "lvl2", "/swap#fees", undefined, [], 80, 1],
    ["/swap#fees:1", "content", "/swap#fees", "One. One. One. O", [], 0, 1],
  ]);
});

test("keeps the ids of other records when something is written above them", () => {
  const ids = (...above: TreeNode[]) =>
    build({ tree: [...above, ...page.tree] }).map(({ objectID }) => objectID);
  expect(ids(element("p", {}, ["New."]))).toEqual(ids());
  const [first, ...others] = ids();
  expect(ids(element("h2", { id: "new" }, ["New"]))).toEqual([
    first,
    "/swap#new",
    "/swap#new:1",
    ...others.slice(1),
  ]);
});

test("splits a section of many thousand characters, and loses no word of it", () => {
  const text = Array.from({ length: 3000 }, (_, n) => `word${n}.`).join(" ");
  const long = build({ tree: [element("p", {}, [text]), element("p", {}, ['<>"&'.repeat(900)])] });
  expect(long.length).toBeGreaterThan(3);
  expect(long.map(({ objectID }) => objectID).slice(0, 3)).toEqual([
    "/swap#",
    "/swap#:1",
    "/swap#:2",
  ]);
  expect(new Set(long.map(({ url }) => url)).size).toBe(1);
  const bytes = hostedRecords(long).map((record) => JSON.stringify(record).length);
  expect(Math.max(...bytes)).toBeLessThan(10_000);
  expect(long.flatMap(textsOf).join(" ").startsWith(text)).toBe(true);
});

test("writes DocSearch's shape", () => {
  expect(build()[3]).toEqual({
    objectID: "/swap#fees:1",
    id: "/swap#fees:1",
    url: "https://docs.example.com/swap#fees",
    url_without_anchor: "https://docs.example.com/swap",
    anchor: "fees",
    type: "content",
    content: expect.stringMatching(/^One\. .+\nOne\. /),
    hierarchy: {
      lvl0: "Guides",
      lvl1: "Swap",
      lvl2: "Fees",
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    lang: "en",
    language: "en",
    version: ["current"],
    docusaurus_tag: "docs-default-current",
    tags: [],
    weight: { pageRank: 10, level: 0, position: 1 },
    internal: { contentDigest: expect.stringMatching(/^#\d+:/) },
  });
});

test("gives a different digest when anything in the record changes", () => {
  const digests = [
    build(),
    build({ group: "Other" }),
    build({ pageRank: 9 }),
    build({ keywords: [] }),
  ].map(([first]) => first?.internal.contentDigest);
  expect(new Set(digests).size).toBe(4);
});

test("a descriptor that throws is reported with the page that shows it", () => {
  const fallback = () => {
    throw new TypeError("x is undefined");
  };
  const components = { ...builtIn, Broken: { props: {}, fallback } };
  const tree = [{ type: "Broken", line: 7 }];
  expect(() => build({ tree }, components)).toThrow(
    "The component <Broken> failed: x is undefined (on the page /swap, line 7 of its file)",
  );
});
