/** @jest-environment jsdom */
import { mendStoredSearches } from "./storedSearches";

const PLACE = { siteUrl: "https://docs.example.com", origin: "http://localhost", pathPrefix: "" };
const RECENT = "__DOCSEARCH_RECENT_SEARCHES__test";
const FAVORITE = "__DOCSEARCH_FAVORITE_SEARCHES__test";
const HIT = {
  objectID: "1",
  url: "/fees",
  type: "lvl1",
  content: null,
  hierarchy: { lvl0: "Guides", lvl1: "Fees", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
};

const mend = (text: string, key = RECENT) => {
  localStorage.setItem(key, text);
  mendStoredSearches("test", PLACE);
  return localStorage.getItem(key);
};

beforeEach(() => localStorage.clear());

describe("stored searches", () => {
  test.each([RECENT, FAVORITE])("stay as they are when they are whole: %s", (key) => {
    expect(mend(JSON.stringify([HIT]), key)).toBe(JSON.stringify([HIT]));
  });

  test.each([
    ["no JSON", "{oops"],
    ["an empty text", ""],
    ["null", "null"],
    ["no list", '{"a":1}'],
    ["a list of anything else", '[1,null,"x",{},{"objectID":"1"}]'],
  ])("are emptied: %s", (_, text) => {
    expect([mend(text, RECENT), mend(text, FAVORITE)]).toStrictEqual(["[]", "[]"]);
  });

  test("keep what is whole beside what is not", () => {
    expect(mend(JSON.stringify([{ objectID: "broken" }, HIT]))).toBe(JSON.stringify([HIT]));
  });

  test("lead nowhere but to web addresses", () => {
    expect(mend(JSON.stringify([{ ...HIT, url: "javascript:alert(1)" }]))).toBe(JSON.stringify([{ ...HIT, url: "/" }]));
  });

  test("are not made where there are none", () => {
    mendStoredSearches("test", PLACE);
    expect(localStorage.length).toBe(0);
  });

  test("of another index stay untouched", () => {
    localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__other", "{oops");
    mendStoredSearches("test", PLACE);
    expect(localStorage.getItem("__DOCSEARCH_RECENT_SEARCHES__other")).toBe("{oops");
  });

  test("survive a browser without storage", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(() => mendStoredSearches("test", PLACE)).not.toThrow();
    jest.restoreAllMocks();
  });
});
