import type { SearchResult } from "../query/answerRequests";
import { readHostedResult } from "./hostedAnswer";

const TAGS = { pre: "<mark>", post: "</mark>" };
/** An answer as the service gives it: its index holds escaped texts. */
const answer = (more: object): SearchResult =>
  ({ hits: [], nbHits: 0, ...more }) as unknown as SearchResult;
const hitOf = (hit: object) =>
  readHostedResult(answer({ hits: [{ objectID: "/a#", ...hit }] }), TAGS).hits[0];

test("plain attributes are text, and the group is unchanged", () => {
  expect(
    hitOf({
      content: "Coin&lt;T&gt;",
      hierarchy: { lvl0: "A &amp; B", lvl1: "C &amp; D", lvl2: null },
    }),
  ).toMatchObject({
    content: "Coin<T>",
    hierarchy: { lvl0: "A &amp; B", lvl1: "C & D", lvl2: null },
  });
});

test.each([
  ["escaped once, as our index has it", "Coin&lt;<mark>T</mark>&gt;", "Coin&lt;<mark>T</mark>&gt;"],
  [
    "raw, as another index may",
    "<img onerror=x> & <mark>T</mark>",
    "&lt;img onerror=x&gt; &amp; <mark>T</mark>",
  ],
  [
    "about the tags themselves",
    "Write &lt;mark&gt;a&lt;/mark&gt; for <mark>T</mark>",
    "Write &lt;mark&gt;a&lt;/mark&gt; for <mark>T</mark>",
  ],
])("highlighted text that is %s is safe for HTML", (_, value, safe) => {
  const mark = { value, matchLevel: "full", matchedWords: ["t"] };
  const marks = { hierarchy: { lvl1: mark }, content: mark };
  expect(hitOf({ _highlightResult: marks, _snippetResult: marks })).toMatchObject({
    _highlightResult: { hierarchy: { lvl1: { value: safe } }, content: { value: safe } },
    _snippetResult: { hierarchy: { lvl1: { value: safe } }, content: { value: safe } },
  });
});

test.each([
  ["none", null],
  ["partial", "Nothing here"],
])("a text that matches with %s makes the content %j", (matchLevel, content) => {
  const snippets = { hierarchy: {}, content: { value: "Nothing here", matchLevel } };
  expect(hitOf({ content: "Nothing here", _snippetResult: snippets })).toMatchObject({
    content,
    _snippetResult: { content: { value: "Nothing here" } },
  });
});

test.each([
  ["slippage <em>xyzzyfoo</em>", "slippage"],
  ["<em>a</em> b <em>c d</em> e", "b e"],
])("of %s, the words that were kept are %s", (queryAfterRemoval, kept) => {
  expect(readHostedResult(answer({ queryAfterRemoval }), TAGS).queryAfterRemoval).toBe(kept);
});

test("a response with more hits than the service returns is read up to its limit", () => {
  const hits = Array.from({ length: 3000 }, (_, number) => ({ objectID: `/a#${number}` }));
  const result = readHostedResult(answer({ hits, nbHits: 3000 }), TAGS);
  expect(result.hits).toHaveLength(1000);
  expect(result.nbHits).toBe(3000);
});

describe("records that are not ours", () => {
  const sound = { objectID: "/a#", hierarchy: { lvl0: "A", lvl1: "B" }, content: "text" };

  test.each<[string, unknown]>([
    ["null", null],
    ["a text", "/b#"],
    ["a list", []],
    ["without an id", { hierarchy: { lvl1: "B" } }],
    ["with a number for an id", { ...sound, objectID: 1 }],
    ["with a list for a heading", { ...sound, hierarchy: { lvl0: "A", lvl1: ["B", "C"] } }],
    ["with a text for its headings", { ...sound, hierarchy: "A" }],
    ["with null for its headings", { ...sound, hierarchy: null }],
    ["with a list for its text", { ...sound, content: ["one", "two"] }],
  ])("%s: only that hit is omitted", (_, odd) => {
    const { hits, nbHits } = readHostedResult(answer({ hits: [odd, sound], nbHits: 2 }), TAGS);
    expect(hits).toEqual([sound]);
    expect(nbHits).toBe(1);
  });

  test.each<[string, object]>([
    ["lists of marks", { hierarchy: { lvl1: [{ value: "B" }] }, content: [{ value: "text" }] }],
    ["marks without a text", { hierarchy: { lvl1: {}, lvl2: null }, content: { value: 7 } }],
    ["null", { hierarchy: null, content: null }],
    ["nothing", {}],
  ])("%s mark nothing", (_, marks) => {
    expect(hitOf({ ...sound, _highlightResult: marks, _snippetResult: marks })).toMatchObject({
      ...sound,
      _snippetResult: { hierarchy: {} },
    });
    expect(hitOf({ ...sound, _snippetResult: null })).toEqual(sound);
  });

  test.each<[string, object, number]>([
    ["a first page of nothing else", { hits: [null, {}], nbHits: 90, page: 0 }, 0],
    ["a page without hits", { hits: [], nbHits: 90 }, 0],
    ["a later page", { hits: [null], nbHits: 90, page: 4 }, 89],
    ["a question for the number alone", { hits: [], nbHits: 90, hitsPerPage: 0 }, 90],
    ["a number below that of the hits", { hits: [sound], nbHits: -5 }, 1],
    ["no number", { hits: [sound], nbHits: undefined }, 1],
    ["a number that is not one", { hits: [sound], nbHits: "90" }, 1],
  ])("%s: this many results are promised", (_, result, count) => {
    expect(readHostedResult(answer(result), TAGS).nbHits).toBe(count);
  });

  test("an answer without a list of hits is an error", () => {
    expect(() => readHostedResult(answer({ hits: undefined }), TAGS)).toThrow("no list of hits");
    expect(() => readHostedResult(null as never, TAGS)).toThrow("no list of hits");
  });
});
