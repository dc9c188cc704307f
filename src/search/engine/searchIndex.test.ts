import { indexOf, TEST_SITE, testPage } from "../../testing/searchIndex";
import type { Synonym } from "../records/siteRecords";
import { answerRequest } from "./answer";

const PAGES = [
  testPage(
    "/pools",
    "Stable pools",
    "Pools hold two tokens.",
    "## Price impact",
    "Your own trade moves the price.",
    "## Flash loan attacks",
    "Someone borrows and repays.",
  ),
  testPage(
    "/fees",
    "Fees",
    "Every swap pays a fee.",
    "## Network fee",
    "The chain takes its own.",
    "## Stable pools",
    "They cost less.",
  ),
  testPage(
    "/move",
    "Swap module",
    "Call router::swap_exact_in with minAmountOut, at 10,000 units.",
    "## Geese and C#",
    "Written in C#, not in C++; see AT&T and .NET, and the café.",
  ),
  testPage(
    "/limits",
    "Limit orders",
    "An order waits for its price.",
    "## Cancel an order",
    "Free.",
  ),
];
const SYNONYMS: readonly Synonym[] = [
  { type: "synonym", synonyms: ["seed phrase", "flash loan"] },
  { type: "oneWaySynonym", input: "dear", synonyms: ["impact"] },
];
const index = indexOf(PAGES, SYNONYMS);
const find = async (query: string) =>
  (await (await index).search(query)).map(
    ({ section: { page, anchor } }) => page.path + (anchor && `#${anchor}`),
  );

test.each([
  ["a heading that is the query", "stable pools", "/pools"],
  ["another form of a word", "cancelling orders", "/limits#cancel-an-order"],
  ["a plural", "goose", "/move#geese-and-c"],
  ["a beginning", "networ", "/fees#network-fee"],
  ["the first letters of a heading", "ca", "/limits#cancel-an-order"],
  ["a misspelling", "netwrok", "/fees#network-fee"],
  ["a question", "how do I cancel my order?", "/limits#cancel-an-order"],
  ["a name in camel case", "minAmountOut", "/move"],
  ["a part of a name", "amount", "/move"],
  ["a name in snake case", "swap_exact_in", "/move"],
  ["a qualified name", "router::swap_exact_in", "/move"],
  ["a number without its comma", "10000", "/move"],
  ["a word without its accent", "cafe", "/move#geese-and-c"],
  ["C#", "C#", "/move#geese-and-c"],
  ["AT&T", "AT&T", "/move#geese-and-c"],
  [".NET", ".NET", "/move#geese-and-c"],
  ["a synonym of several words", "seed phrase", "/pools#flash-loan-attacks"],
  ["a synonym in one direction", "dear", "/pools#price-impact"],
  ["words that no page has", "zzzz network xxxx", "/fees#network-fee"],
])("finds %s first: %s", async (_, query, first) => {
  expect((await find(query))[0]).toBe(first);
});

test.each(["zzzzqqq", "", "???", "\u{1F680}"])("finds nothing for %j", async (query) => {
  expect(await find(query)).toEqual([]);
});

test("a hit is the best section of its page, and pages without all words come last", async () => {
  expect(await find("pools price")).toEqual([
    "/pools#price-impact",
    "/limits",
    "/fees#stable-pools",
  ]);
});

test.each(["__proto__", "constructor", "toString", "a".repeat(64), "<script>", "((((", "\\"])(
  "any query has an answer: %s",
  async (query) => expect(await find(query)).toBeInstanceOf(Array),
);

test("an answer has the hosted service's shape", async () => {
  const request = { indexName: "test", query: "repays", attributesToSnippet: ["content:2"] };
  expect(await answerRequest(await index, request)).toEqual({
    nbHits: 1,
    hits: [
      {
        objectID: "/pools#flash-loan-attacks",
        url: `${TEST_SITE}/pools#flash-loan-attacks`,
        type: "content",
        content: "Someone borrows and repays.",
        hierarchy: {
          lvl0: "Guides",
          lvl1: "Stable pools",
          lvl2: "Flash loan attacks",
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        _snippetResult: {
          hierarchy: {
            lvl1: { value: "Stable pools", matchLevel: "none" },
            lvl2: { value: "Flash loan…", matchLevel: "none" },
          },
          content: { value: "…and <mark>repays</mark>.", matchLevel: "full" },
        },
      },
    ],
  });
});

test("an answer has pages", async () => {
  const pages = Array.from({ length: 45 }, (_, n) => testPage(`/p${n}`, `Tide ${n}`, "Words."));
  const many = await indexOf(pages);
  const request = { indexName: "test", query: "tide", page: 2 };
  const { hits, nbHits } = await answerRequest(many, request);
  expect([hits.length, nbHits]).toEqual([5, 45]);
});

test.each([
  ["escapes markup", "<img src=x> costs", "costs", "&lt;img src=x&gt; <mark>costs</mark>"],
  [
    "marks other forms",
    "orders and ordering",
    "order",
    "<mark>orders</mark> and <mark>ordering</mark>",
  ],
])("a snippet %s", async (_, text, query, value) => {
  const one = await indexOf([testPage("/a", "Title", text)]);
  expect((await answerRequest(one, { indexName: "test", query })).hits).toMatchObject([
    { _snippetResult: { content: { value } } },
  ]);
});
