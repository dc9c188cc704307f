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
  ["another class", PAGE.replace('"x"', '"y"')],
  ["other styles", PAGE.replace(".a{}", ".b{}")],
  ["scripts in a template", PAGE.replace("<script", "<template><i>1</i></template><script")],
])("%s makes no difference", (_, html) => {
  expect(visibleHtml(html)).toEqual(visibleHtml(PAGE));
});

test.each([
  ["a text", PAGE.replace("All", "Some")],
  ["a link", PAGE.replace('"/pools"', '"/pool"')],
  ["a title", PAGE.replace("<title>Pools", "<title>Pool")],
  ["an id", PAGE.replace('id="p"', "")],
])("%s makes a difference", (_, html) => {
  expect(visibleHtml(html)).not.toEqual(visibleHtml(PAGE));
});
