import { group, link, SIDEBAR } from "../testing/sidebarItems";
import type { SidebarFolder, SidebarItem } from "./sidebar";
import * as sidebar from "./sidebar";

const page = (label: string, overrides: Partial<SidebarFolder["docs"][number]> = {}) => ({
  name: label,
  label,
  position: 1,
  href: `/${label}`,
  unlisted: false,
  ...overrides,
});
const folder = (key: string, overrides: Partial<SidebarFolder> = {}): SidebarFolder => ({
  key,
  label: key,
  position: 1,
  collapsed: true,
  collapsible: true,
  docs: [],
  folders: [],
  ...overrides,
});
const unlisted = { unlisted: true };

describe("building the sidebar", () => {
  const build = (overrides: Partial<SidebarFolder>) => sidebar.buildSidebar(folder("", overrides));
  const labels = (items: readonly SidebarItem[]) => items.map(({ label }) => label);

  test("sorts pages and folders together by position, then by the names of their files", () => {
    const items = build({
      docs: [
        page("d", { position: 2, name: "a" }),
        page("b"),
        page("a", { name: "part-10" }),
        page("z", { name: "part-9" }),
      ],
      folders: [
        folder("c", { docs: [page("x")] }),
        folder("a", { position: 3, docs: [page("y")] }),
      ],
    });
    expect(labels(items)).toStrictEqual(["b", "c", "z", "a", "d", "a"]);
  });

  test("turns a page into a link and marks it only when it is unlisted", () => {
    expect(build({ docs: [page("a"), page("b", unlisted)] })).toStrictEqual([
      link("a"),
      link("b", unlisted),
    ]);
  });

  test("turns a folder into a category, with its settings", () => {
    const [item] = build({
      folders: [folder("f", { collapsed: false, collapsible: false, docs: [page("a")] })],
    });
    expect(item).toStrictEqual(group("f", [link("a")], { collapsed: false, collapsible: false }));
  });

  test("opens a folder's own page from the category and does not repeat it below", () => {
    const [item] = build({ folders: [folder("f", { href: "/f", docs: [page("f"), page("a")] })] });
    expect(item).toStrictEqual(group("f", [link("a")], { href: "/f" }));
  });

  test("omits folders without any page, at every depth", () => {
    expect(build({ folders: [folder("f", { folders: [folder("g")] })] })).toStrictEqual([]);
  });

  test("keeps a folder without pages that has a page of its own", () => {
    expect(labels(build({ folders: [folder("f", { href: "/elsewhere" })] }))).toStrictEqual(["f"]);
  });

  test.each<[string, Partial<SidebarFolder>, boolean | undefined]>([
    ["is listed while one of its pages is", { docs: [page("a", unlisted), page("b")] }, undefined],
    [
      "is unlisted when all its pages are",
      { docs: [page("a", unlisted), page("b", unlisted)] },
      true,
    ],
    [
      "is unlisted when its own page is, even if others are listed",
      { href: "/f", docs: [page("f", unlisted), page("a")] },
      true,
    ],
    [
      "is listed when its own page is, even if others are not",
      { href: "/f", docs: [page("f"), page("a", unlisted)] },
      undefined,
    ],
  ])("a category %s", (_, overrides, expected) => {
    expect(build({ folders: [folder("f", overrides)] })[0]?.unlisted).toBe(expected);
  });
});

describe("an item is active", () => {
  test.each([
    ["a link on its own page", link("a"), "/a", true],
    ["a link in whatever case and with a trailing slash", link("a"), "/A/", true],
    ["a category on its own page", group("c", [], { href: "/c" }), "/c", true],
    [
      "a category when the page is anywhere below",
      group("c", [group("d", [link("a")])]),
      "/a",
      true,
    ],
    ["a category without page and items: not", group("c", []), "/c", false],
  ])("%s", (_, item, path, active) => {
    expect(sidebar.isActive(item, path)).toBe(active);
  });
});

test("readers see no unlisted page, and an unlisted category only as the folder of its listed pages", () => {
  const own = group("c", [link("a")], { href: "/c", ...unlisted });
  expect(sidebar.listedItems([...SIDEBAR, own])).toStrictEqual([
    link("home", { href: "/" }),
    group("amm", [link("fees"), group("pools", [link("stable")])], { href: "/amm" }),
    group("c", [link("a")]),
  ]);
});

test("the reading order is depth first, a category's own page before its items, without unlisted pages", () => {
  expect(sidebar.flatten(SIDEBAR)).toStrictEqual([
    { label: "home", href: "/" },
    { label: "amm", href: "/amm" },
    { label: "fees", href: "/fees" },
    { label: "stable", href: "/stable" },
  ]);
});

test("the reading order goes into an unlisted category for its listed pages", () => {
  expect(sidebar.flatten([group("c", [link("a")], { href: "/c", ...unlisted })])).toStrictEqual([
    { label: "a", href: "/a" },
  ]);
});

test("categories and unlisted items count", () => {
  expect([sidebar.countItems(SIDEBAR), sidebar.countItems([])]).toStrictEqual([8, 0]);
});
