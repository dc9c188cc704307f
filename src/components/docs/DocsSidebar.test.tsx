import { renderToStaticMarkup } from "react-dom/server";
import type { SidebarCategory, SidebarItem } from "../../domain/sidebar";
import { DocsSidebar } from "./DocsSidebar";

jest.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const link = (href: string): SidebarItem => ({ type: "link", label: href.slice(1), href });
const category = (
  key: string,
  items: readonly SidebarItem[],
  overrides: Partial<SidebarCategory> = {},
): SidebarItem => ({
  type: "category",
  label: key,
  key,
  collapsible: true,
  collapsed: true,
  items,
  ...overrides,
});
const items = [
  category("one", [category("one/deep", [link("/a")])]),
  category("two", [link("/b")]),
  category("fixed", [link("/c")], { collapsible: false }),
];
const groups = (exclusive: boolean) =>
  [
    ...renderToStaticMarkup(<DocsSidebar items={items} path="/x" exclusive={exclusive} />).matchAll(
      /<details([^>]*)>/g,
    ),
  ].map(([, attributes = ""]) => /name="([^"]*)"/.exec(attributes)?.[1]);

describe("opening a category of the docs sidebar", () => {
  test("closes its siblings where site.yml asks for it: they share a name, while other levels and fixed categories do not", () => {
    expect(groups(true)).toStrictEqual(["sidebar", "sidebar/one", "sidebar", undefined]);
  });

  test("leaves the others as they are by default", () => {
    expect(groups(false)).toStrictEqual([undefined, undefined, undefined, undefined]);
  });
});
