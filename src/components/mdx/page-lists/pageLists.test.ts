import { element } from "../../../domain/documentTree";
import { itemsAround } from "../../../domain/folderCards";
import type { SidebarItem } from "../../../domain/sidebar";
import { load, markup, source } from "../../../testing/builders";
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

test.each([
  ["the page of a category", "/guides", ["/guides/a", "/guides/b"]],
  ["a page in a category", "/guides/a", ["/guides/b"]],
  ["a page at the top level", "/start", ["/guides"]],
  ["a page outside the sidebar", "/elsewhere", []],
])("around %s are the pages below it, or beside it", (_, route, expected) => {
  expect(itemsAround(SIDEBAR, route).map(({ href }) => href)).toEqual(expected);
});

test("a list of cards has a card for each page, with its description", () => {
  const summary = { path: "/guides/a", title: "A", description: "About A." };
  const { html } = resolveElement(element("DocCardList", {}, []), {
    sidebar: SIDEBAR,
    byFile: new Map([["content/docs/a.mdx", { ...summary, path: "/guides" }]]),
    byPath: new Map([[summary.path, summary]]),
  });
  expect(html.match(/(?<=href=")[^"]*|About A\./g)).toEqual(["/guides/a", "About A.", "/guides/b"]);
});

test.each([
  [
    "a heading of a lower level is below the one before it",
    "## A\n\n### B\n\n## C\n\n#### D",
    "<TOCInline />",
    '<li><a href="#a">A</a><ul><li><a href="#b">B</a></li></ul></li><li><a href="#c">C</a></li></ul>',
  ],
  [
    "a lower one before the first heading comes first",
    "### A\n\n## B",
    "<TOCInline />",
    '<li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>',
  ],
  [
    "a page chooses the levels",
    "## A\n\n#### B",
    "<TOCInline minHeadingLevel={3} maxHeadingLevel={4} />",
    '<li><a href="#b">B</a></li></ul>',
  ],
  [
    "questions are headings",
    '## A\n\n<FaqItem q="B?">\n\nC\n\n</FaqItem>',
    "<TOCInline />",
    '<li><a href="#a">A</a><ul><li><a href="#b">B?</a></li></ul></li></ul>',
  ],
  ["a page without headings has no list", "Text", "<TOCInline />", "<p>Text</p>"],
])("in a list of headings %s", async (_, text, tag, expected) => {
  const page = source("content/docs/a.mdx", `---\ntitle: T\n---\n\n${tag}\n\n${text}\n`);
  const { docs } = await load([page]);
  expect(markup(docs[0]?.tree ?? []).replaceAll(' data-no-search=""', "")).toContain(expected);
});
