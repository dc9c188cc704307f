import { readHostedResult } from "./hostedAnswer";

test("plain attributes are text, and the group and marked texts are unchanged", () => {
  const marks = { content: { value: "Coin&lt;<mark>T</mark>&gt;", matchLevel: "full" } };
  const hit = {
    objectID: "/a#",
    content: "Coin&lt;T&gt;",
    hierarchy: { lvl0: "A &amp; B", lvl1: "C &amp; D", lvl2: null },
    _snippetResult: marks,
  };
  expect(readHostedResult({ results: [{ hits: [hit], nbHits: 7, queryID: "q" }] })).toEqual({
    hits: [
      {
        objectID: "/a#",
        content: "Coin<T>",
        hierarchy: { lvl0: "A &amp; B", lvl1: "C & D", lvl2: null },
        _snippetResult: marks,
      },
    ],
    nbHits: 7,
    queryID: "q",
  });
});

test("numbers that are none are counted, and odd hits are left for the reader of hits", () => {
  expect(
    readHostedResult({
      results: [{ hits: [null, "x", { content: 7, hierarchy: "A" }], nbHits: "90" }],
    }),
  ).toMatchObject({
    hits: [null, "x", { content: 7, hierarchy: {} }],
    nbHits: 3,
  });
});

test.each([[null], [{ results: [] }], [{ results: [{ hits: {} }] }], ["<html>"]])(
  "an answer without a list of hits is an error: %j",
  (answer) => expect(() => readHostedResult(answer)).toThrow("no list of hits"),
);
