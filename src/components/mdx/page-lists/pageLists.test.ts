import { element } from "../../../domain/documentTree";
import { itemsAround } from "../../../domain/folderCards";
import type { SidebarItem } from "../../../domain/sidebar";
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
