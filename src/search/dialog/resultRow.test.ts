import { readHit, resultRow } from "./resultRow";

const NO_PREFIX = "";
const HIT = {
  objectID: "/fees#swap",
  url: "https://docs.example.com/docs/fees#swap",
  type: "content",
  content: "Each swap pays a fee.",
  hierarchy: {
    lvl0: "Hyper AMM",
    lvl1: "Fees",
    lvl2: "Swap fee",
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  _highlightResult: { hierarchy: { lvl0: { value: "<mark>Hyper</mark> AMM" } } },
  _snippetResult: {
    hierarchy: { lvl1: { value: "Fees" }, lvl2: { value: "Swap <mark>fee</mark>" } },
    content: { value: "pays a <mark>fee</mark>…" },
  },
};

describe("a hit of an answer", () => {
  test("on a text represents the section that the text is in", () => {
    expect(readHit(HIT, NO_PREFIX)).toStrictEqual({
      objectID: HIT.objectID,
      url: "/fees#swap",
      type: "lvl2",
      content: HIT.content,
      hierarchy: HIT.hierarchy,
      _snippetResult: HIT._snippetResult,
    });
  });

  test.each<[string, unknown]>([
    ["no object", "hit"],
    ["null", null],
    ["a list", [HIT]],
    ["without an id", { ...HIT, objectID: undefined }],
    ["without an address", { ...HIT, url: 5 }],
    ["with code for an address", { ...HIT, url: "javascript:alert(1)" }],
    ["with a page for an address", { ...HIT, url: "data:text/html,x" }],
    ["without a heading", { ...HIT, hierarchy: { lvl0: "Guides", lvl1: "" } }],
    ["without a hierarchy", { ...HIT, hierarchy: null }],
  ])("is left out: %s", (_, hit) => {
    expect(readHit(hit, NO_PREFIX)).toBeUndefined();
  });

  test.each([
    ["http://localhost:9000/x", "/x"],
    ["https://other.example.com/x", "/x"],
    ["/blog/docs/x", "/blog/docs/x"],
  ])("leads from %s to %s", (url, expected) => {
    expect(readHit({ ...HIT, url }, NO_PREFIX)?.url).toBe(expected);
  });
});

describe("the row of a hit", () => {
  const row = (hit: unknown) => {
    const read = readHit(hit, NO_PREFIX);
    if (!read) throw new Error("There is no hit.");
    return resultRow(read);
  };

  const plain = (...texts: readonly string[]) => texts.map((text) => ({ text, marked: false }));

  test("has the heading, its group, the headings above it and the matching text", () => {
    expect(row(HIT)).toStrictEqual({
      title: [
        { text: "Swap ", marked: false },
        { text: "fee", marked: true },
      ],
      path: plain("Hyper AMM", " › ", "Fees"),
      text: [
        { text: "pays a ", marked: false },
        { text: "fee", marked: true },
        { text: "…", marked: false },
      ],
    });
  });

  test("of storage has plain text, whatever it contains", () => {
    const { _snippetResult, _highlightResult, ...stored } = {
      ...HIT,
      hierarchy: { ...HIT.hierarchy, lvl2: "Coin<T> &lt; <mark>" },
    };
    expect(row(stored)).toStrictEqual({
      title: [{ text: "Coin<T> &lt; <mark>", marked: false }],
      path: plain("Hyper AMM", " › ", "Fees"),
      text: [],
    });
  });

  test("marks what matches in the headings above it", () => {
    const hierarchy = { lvl1: { value: "<mark>Fees</mark>" }, lvl2: { value: "Swap fee" } };
    expect(row({ ...HIT, _snippetResult: { hierarchy } }).path).toStrictEqual([
      ...plain("Hyper AMM", " › "),
      { text: "Fees", marked: true },
    ]);
  });

  test("of a page has no headings above it", () => {
    const { path } = row({ ...HIT, hierarchy: { lvl0: "A", lvl1: "Fees" } });
    expect(path).toStrictEqual(plain("A"));
  });

  test.each<[string, unknown]>([
    ["a list", []],
    ["a text", "x"],
    ["values that are not texts", { hierarchy: { lvl2: { value: 5 } }, content: { value: {} } }],
    ["empty values", { hierarchy: { lvl2: { value: "" } }, content: { value: "" } }],
  ])("falls back to plain text when highlights are %s", (_, _snippetResult) => {
    expect(row({ ...HIT, _snippetResult })).toStrictEqual({
      title: [{ text: "Swap fee", marked: false }],
      path: plain("Hyper AMM", " › ", "Fees"),
      text: [],
    });
  });
});
