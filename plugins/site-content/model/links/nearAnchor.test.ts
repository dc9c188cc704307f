import { nearAnchor } from "./nearAnchor";

function near(href: string, headings: readonly string[], others: readonly string[] = []) {
  return nearAnchor(href, (route) =>
    route === "/nowhere"
      ? undefined
      : {
          titles: ["The store", "Store & pools"],
          headings: headings.map((id) => ({ id, text: id, level: 2 })),
          ids: () => new Set(others),
        },
  )?.href;
}

describe("an anchor that differs from a heading's", () => {
  test.each([
    ["in capitals", "/guide#getState", "/guide#getstate"],
    ["in dashes", "/guide?x=1#fast-list", "/guide?x=1#--fast-list"],
    ["in an underscore, on the page itself", "#get_state", "#getstate"],
    ["in percent signs", "#get%5Bstate%5D", "#getstate"],
    ["in the form of its letters", "#ＧetState", "#getstate"],
  ])("%s leads to it", (_, href, right) => {
    expect(near(href, ["getstate", "--fast-list"])).toBe(right);
  });
});

test.each([
  ["the front matter", "/store#the-store", "/store"],
  ["the text", "/store?x=1#store--pools", "/store?x=1"],
])("the anchor of another page's title in %s leads to the page", (_, href, right) => {
  expect(near(href, ["getstate"])).toBe(right);
});

describe("an anchor stays", () => {
  test.each([
    ["that a heading has", "#getstate", ["getstate", "get-state"], []],
    ["that another element has", "#getState", ["getstate"], ["getState"]],
    ["that is like those of several headings", "#getState", ["get-state", "getstate"], []],
    ["that is like none", "#setState", ["getstate"], []],
    ["of the page's own title", "#the-store", ["getstate"], []],
    ["of marks alone", "#--", ["getstate", "-"], []],
    ["of another site", "https://example.com/#getState", ["getstate"], []],
    ["of a page that does not exist", "/nowhere#getState", ["getstate"], []],
  ])("%s", (_, href, headings, others) => {
    expect(near(href, headings, others)).toBeUndefined();
  });
});
