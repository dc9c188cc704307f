import { element, stringProp, walk } from "../../../domain/documentTree";
import { itemsAround } from "../../../domain/folderCards";
import type { SidebarItem } from "../../../domain/sidebar";
import { markup } from "../../../testing/builders";
import { resolveElement } from "../../../testing/resolveElement";

const link = (href: string): SidebarItem => ({ type: "link", label: href.slice(1), href });
const SIDEBAR: readonly SidebarItem[] = [
  link("/start"),
  {
    ...{ type: "category", label: "Guides", href: "/guides", key: "guides" },
    ...{ collapsible: true, collapsed: true },
    items: [link("/guides/a"), link("/guides/b")],
  },
];
const heading = (level: number, id: string) => ({ level, id, text: id.toUpperCase() });

test.each([
  ["the page of a category", "/guides", ["/guides/a", "/guides/b"]],
  ["a page in a category", "/guides/a", ["/guides/b"]],
  ["a page at the top level", "/start", ["/guides"]],
  ["a page outside the sidebar", "/elsewhere", []],
])("around %s are the pages below it, or beside it", (_, route, expected) => {
  expect(itemsAround(SIDEBAR, route).map(({ href }) => href)).toEqual(expected);
});

test("a list of cards has a card for each page, with its description", () => {
  const summary = { path: "/guides/a", title: "A", description: "About A.", words: 1 };
  const { children } = resolveElement(element("DocCardList", {}, []), {
    sidebar: SIDEBAR,
    byFile: new Map([["content/docs/a.mdx", { ...summary, path: "/guides" }]]),
    byPath: new Map([[summary.path, summary]]),
  });
  const cards: string[] = [];
  walk(children, (node) => {
    if (node.type === "Card")
      cards.push(`${stringProp(node, "to")} ${stringProp(node, "text") ?? "-"}`);
  });
  expect(cards).toEqual(["/guides/a About A.", "/guides/b -"]);
});

test.each([
  [
    "a heading of a lower level is below the one before it",
    [heading(2, "a"), heading(3, "b"), heading(2, "c"), heading(4, "d")],
    {},
    '<ul><li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#c">C</a></li></ul>',
  ],
  [
    "a lower one before the first heading comes first",
    [heading(3, "a"), heading(2, "b")],
    {},
    '<ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>',
  ],
  [
    "a page chooses the levels",
    [heading(2, "a"), heading(4, "b")],
    { minHeadingLevel: 3, maxHeadingLevel: 4 },
    '<ul><li><a href="#b">B</a></li></ul>',
  ],
  ["a page without headings has no list", [], {}, ""],
])("in a list of headings %s", (_, headings, props, expected) => {
  const { children } = resolveElement(element("TOCInline", props, []), {
    headingsAt: () => headings,
  });
  expect(markup(children)).toBe(expected);
});

test.each([
  [{ minHeadingLevel: 4 }, ["4, above its maxHeadingLevel, which is 3"]],
  [{ minHeadingLevel: 4, maxHeadingLevel: 2 }, ["4, above its maxHeadingLevel, which is 2"]],
  [{ minHeadingLevel: 3, maxHeadingLevel: 3 }, []],
])("a list of headings of the levels %j", (props, expected) => {
  expect(resolveElement(element("TOCInline", props, [])).problems).toEqual(
    expected.map(
      (levels) => `7: The minHeadingLevel of <TOCInline> is ${levels}, so the list is empty.`,
    ),
  );
});
