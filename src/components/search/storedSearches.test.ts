/** @jest-environment jsdom */
import { moveStoredSearches } from "./storedSearches";

const RECENT = "__DOCSEARCH_RECENT_SEARCHES__test";
const FAVORITE = "__DOCSEARCH_FAVORITE_SEARCHES__test";
const HIT = {
  objectID: "1",
  url: "/fees",
  type: "lvl1",
  content: null,
  hierarchy: {
    lvl0: "Guides",
    lvl1: "Fees",
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
};

const repair = (text: string, key = RECENT) => {
  localStorage.setItem(key, text);
  moveStoredSearches("test");
  return localStorage.getItem(key);
};

beforeEach(() => localStorage.clear());

describe("stored searches", () => {
  test.each([
    ["not JSON", "{oops"],
    ["an empty string", ""],
    ["null", "null"],
    ["not a list", '{"a":1}'],
    ["a list of anything else", '[1,null,"x",{},{"objectID":"1"}]'],
  ])("are emptied: %s", (_, text) => {
    expect([repair(text, RECENT), repair(text, FAVORITE)]).toStrictEqual(["[]", "[]"]);
  });

  test("keep complete entries beside incomplete ones", () => {
    expect(repair(JSON.stringify([{ objectID: "broken" }, HIT]))).toBe(JSON.stringify([HIT]));
  });

  test("that are no pages are dropped", () => {
    expect(repair(JSON.stringify([{ ...HIT, url: "javascript:alert(1)" }]))).toBe("[]");
  });

  test.each(["https://evil.example/fees", "//evil.example/fees"])(
    "that lead to %s lead to this site",
    (url) => {
      expect(repair(JSON.stringify([{ ...HIT, url }]))).toBe(JSON.stringify([HIT]));
    },
  );

  test("lose highlighting, however deeply nested", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const text = `[${JSON.stringify(HIT).slice(0, -1)},"_snippetResult":{"content":${deep}}}]`;
    expect(repair(text)).toBe(JSON.stringify([HIT]));
  });

  test("are stored under keys that begin with the index's name, and handed to DocSearch while it is open", () => {
    localStorage.setItem(RECENT, JSON.stringify([HIT])); // from a visit before the site had its own keys
    moveStoredSearches("test");
    moveStoredSearches("test", true);
    expect({ ...localStorage }).toStrictEqual({ "test.recent-searches": JSON.stringify([HIT]) });
    moveStoredSearches("test");
    expect(localStorage.getItem(RECENT)).toBe(JSON.stringify([HIT]));
  });

  test("are taken back even if the storage has room for only one list", () => {
    localStorage.setItem(RECENT, JSON.stringify([HIT]));
    moveStoredSearches("test");
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, ...item) {
      if (this.length > 0) throw new Error("full");
      Reflect.apply(setItem, this, item);
    });
    moveStoredSearches("test", true);
    jest.restoreAllMocks();
    expect({ ...localStorage }).toStrictEqual({ "test.recent-searches": JSON.stringify([HIT]) });
  });
});
