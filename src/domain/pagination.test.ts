import { neighboursIn, pageCount } from "./pagination";

const [one, two, three] = ["/a", "/b", "/C"].map((href) => ({ label: href.slice(1), href }));
const order = [one, two, three].filter((link) => link !== undefined);

describe("the neighbours of a page", () => {
  test.each([
    ["in the middle are both", "/b", { previous: one, next: three }],
    ["at the start is only the next", "/a", { next: two }],
    ["at the end is only the previous", "/C", { previous: two }],
    ["are missing when the page is not in the order", "/x", {}],
    ["are found whatever case and trailing slash the address has", "/c/", { previous: two }],
  ])("%s", (_, path, expected) => {
    expect(neighboursIn(order)(path)).toStrictEqual(expected);
  });

  test("of a page that is in the order twice are those of its first position", () => {
    expect(neighboursIn([...order, { label: "again", href: "/a" }])("/a")).toStrictEqual({
      next: two,
    });
  });
});

describe("the number of list pages", () => {
  test.each([
    [0, 1, "an empty list still has one"],
    [10, 1, "a full page is one"],
    [11, 2, "one more entry needs another"],
  ])("%i entries → %i: %s", (count, pages) => {
    expect(pageCount(count, 10)).toBe(pages);
  });
});
