import { escapeHtml } from "../records/escapedText";
import { type HighlightTags, highlight, snippet } from "./highlight";
import { Matcher } from "./matcher";
import type { QueryPlan } from "./queryPlan";

const tags: HighlightTags = {
  pre: "<mark>",
  post: "</mark>",
  ellipsis: "…",
  escapeText: escapeHtml,
};

/** A matcher for words that stand for themselves; `*` marks the one that is being typed. */
function matcherOf(...words: readonly string[]): Matcher {
  const slots = words.map((word): QueryPlan["slots"][number] => ({
    term: word.replace("*", ""),
    written: word.replace("*", ""),
    parts: [],
    prefix: word.endsWith("*"),
    terms: [],
    weight: 1,
    optional: false,
    isSubject: true,
  }));
  return new Matcher({ slots, alternatives: [] });
}

test.each([
  ["a word", ["pool"], "A pool.", "A <mark>pool</mark>."],
  ["each time it occurs", ["pool"], "Pool, POOL", "<mark>Pool</mark>, <mark>POOL</mark>"],
  ["the typed beginning only", ["imp*"], "Impermanent", "<mark>Imp</mark>ermanent"],
  [
    "a whole word where the beginning is written otherwise",
    ["creme*"],
    "Crème-like",
    "<mark>Crème</mark>-like",
  ],
  ["a part of a camelCase word", ["coin"], "buildCoinSwap", "build<mark>Coin</mark>Swap"],
  ["nothing", ["swap"], "A pool.", "A pool."],
  [
    "words beside markup",
    ["img"],
    "<img src=\"x\" onerror='a'> & more",
    "&lt;<mark>img</mark> src=&quot;x&quot; onerror=&#39;a&#39;&gt; &amp; more",
  ],
])("marks %s", (_, words, text, expected) => {
  expect(highlight(text, matcherOf(...words), tags).value).toBe(expected);
});

test.each([
  ["none", "A fee.", []],
  ["partial", "A pool.", ["pool"]],
  ["full", "The swap of a pool", ["pool", "swap"]],
])("says that the match is %s", (matchLevel, text, matchedWords) => {
  expect(highlight(text, matcherOf("pool", "swap"), tags)).toMatchObject({
    matchLevel,
    matchedWords,
  });
});

const TEXT = "one two three four five six seven eight nine ten";

test.each([
  ["the beginning without a match", ["pool"], 3, "one two three…"],
  ["some words before the match", ["six"], 5, "…three four five <mark>six</mark> seven…"],
  ["the end", ["ten"], 4, "…seven eight nine <mark>ten</mark>"],
  [
    "the place with most words of the query",
    ["two", "seven", "eight"],
    3,
    "…six <mark>seven</mark> <mark>eight</mark>…",
  ],
  ["a text that is short enough", ["two"], 10, TEXT.replace("two", "<mark>two</mark>")],
  ["everything for no length", ["two"], 0, TEXT.replace("two", "<mark>two</mark>")],
])("cuts out %s", (_, words, size, expected) => {
  expect(snippet(TEXT, matcherOf(...words), tags, size).value).toBe(expected);
});

test("keeps what is around the first and last word of a text", () => {
  expect(snippet("(one) two three!", matcherOf("three"), tags, 2).value).toBe(
    "…two <mark>three</mark>!",
  );
  expect(snippet("(one) two three!", matcherOf("one"), tags, 2).value).toBe(
    "(<mark>one</mark>) two…",
  );
});

test("does not mark the function words of a question, unless there is nothing else", () => {
  expect(highlight("what is a pool", matcherOf("what", "is", "pool"), tags).value).toBe(
    "<mark>what</mark> <mark>is</mark> a <mark>pool</mark>",
  );
  const slots = [
    {
      term: "what",
      written: "what",
      parts: [],
      prefix: false,
      terms: [],
      weight: 0.1,
      optional: true,
      isSubject: false,
    },
    {
      term: "pool",
      written: "pool",
      parts: [],
      prefix: true,
      terms: [],
      weight: 1,
      optional: false,
      isSubject: true,
    },
  ];
  expect(highlight("what pool", new Matcher({ slots, alternatives: [] }), tags)).toEqual({
    value: "what <mark>pool</mark>",
    matchLevel: "full",
    matchedWords: ["pool"],
  });
});
