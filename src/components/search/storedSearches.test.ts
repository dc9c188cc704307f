/** @jest-environment jsdom */
import { openStoredSearches } from "./storedSearches";

const PLACE = { siteUrl: "https://docs.example.com", origin: "http://localhost", pathPrefix: "" };
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
  openStoredSearches("test", PLACE);
  return localStorage.getItem(key);
};

beforeEach(() => localStorage.clear());

describe("stored searches", () => {
  test.each([RECENT, FAVORITE])("stay as they are when complete: %s", (key) => {
    expect(repair(JSON.stringify([HIT]), key)).toBe(JSON.stringify([HIT]));
  });

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

  test.each(["javascript:alert(1)", "https://evil.example/phish", "//evil.example"])(
    "that lead to %s are dropped",
    (url) => {
      expect(repair(JSON.stringify([{ ...HIT, url }]))).toBe("[]");
    },
  );

  test("lose highlighting, however deeply nested", () => {
    const deep = "[".repeat(100_000) + "]".repeat(100_000);
    const text = `[${JSON.stringify(HIT).slice(0, -1)},"_snippetResult":{"content":${deep}}}]`;
    expect(repair(text)).toBe(JSON.stringify([HIT]));
  });

  test("are not created where none are stored", () => {
    openStoredSearches("test", PLACE);
    expect(localStorage.length).toBe(0);
  });

  test("of another index stay untouched", () => {
    localStorage.setItem("__DOCSEARCH_RECENT_SEARCHES__other", "{oops");
    openStoredSearches("test", PLACE);
    expect(localStorage.getItem("__DOCSEARCH_RECENT_SEARCHES__other")).toBe("{oops");
  });

  test("are stored under keys that begin with the index's name, and handed to DocSearch while it is open", () => {
    localStorage.setItem(RECENT, JSON.stringify([HIT])); // from a visit before the site had its own keys
    const close = openStoredSearches("test", PLACE);
    close();
    expect({ ...localStorage }).toStrictEqual({ "test.recent-searches": JSON.stringify([HIT]) });
    openStoredSearches("test", PLACE);
    expect(localStorage.getItem(RECENT)).toBe(JSON.stringify([HIT]));
  });

  test("are taken back even if the storage has room for only one list", () => {
    localStorage.setItem(RECENT, JSON.stringify([HIT]));
    const close = openStoredSearches("test", PLACE);
    const { setItem } = Storage.prototype;
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, ...item) {
      if (this.length > 0) throw new Error("full");
      Reflect.apply(setItem, this, item);
    });
    close();
    jest.restoreAllMocks();
    expect({ ...localStorage }).toStrictEqual({ "test.recent-searches": JSON.stringify([HIT]) });
  });

  const hitsNamed = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ ...HIT, objectID: `${name}${n}` }));

  test.each([
    { recent: 7, favourites: 0, kept: [7, 0] },
    { recent: 12, favourites: 0, kept: [7, 0] },
    { recent: 6, favourites: 1, kept: [4, 1] },
    { recent: 12, favourites: 12, kept: [4, 10] },
  ])(
    "are at most 7 recent ones, 4 beside favourites, 10 favourites: $recent and $favourites",
    ({ recent, favourites, kept }) => {
      const close = openStoredSearches("test", PLACE);
      localStorage.setItem(RECENT, JSON.stringify(hitsNamed("recent", recent)));
      localStorage.setItem(FAVORITE, JSON.stringify(hitsNamed("favorite", favourites)));
      close();
      const stored = (list: string) => JSON.parse(localStorage.getItem(`test.${list}`) ?? "");
      expect(stored("recent-searches")).toStrictEqual(hitsNamed("recent", kept[0] ?? 0));
      expect(stored("favorite-searches")).toStrictEqual(hitsNamed("favorite", kept[1] ?? 0));
    },
  );

  test("survive a browser without storage", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(() => openStoredSearches("test", PLACE)).not.toThrow();
    jest.restoreAllMocks();
  });
});
