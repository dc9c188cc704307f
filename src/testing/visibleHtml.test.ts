import { visibleHtml } from "./visibleHtml";

const PAGE =
  '<head><title>Pools</title><style>.a{}</style></head><body><a class="x" href="/pools" id="p">All\n pools</a><script src="/a.js"></script></body>';

test("a page is its text and its tags", () => {
  expect(visibleHtml(PAGE)).toEqual([
    "<head {}>",
    "<title {}>",
    "Pools",
    "<body {}>",
    '<a {"href":"/pools","id":"p"}>',
    "All pools",
  ]);
});

test.each([
  ["a different class", PAGE.replace('"x"', '"y"')],
  ["different styles", PAGE.replace(".a{}", ".b{}")],
  ["scripts in a template", PAGE.replace("<script", "<template><i>1</i></template><script")],
])("%s makes no difference", (_, html) => {
  expect(visibleHtml(html)).toEqual(visibleHtml(PAGE));
});

test.each([
  ["different text", PAGE.replace("All", "Some")],
  ["a different link", PAGE.replace('"/pools"', '"/pool"')],
  ["a different title", PAGE.replace("<title>Pools", "<title>Pool")],
  ["a different id", PAGE.replace('id="p"', "")],
])("%s makes a difference", (_, html) => {
  expect(visibleHtml(html)).not.toEqual(visibleHtml(PAGE));
});
