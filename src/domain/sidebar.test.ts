import { group, link, SIDEBAR } from "../testing/sidebarItems";
import * as sidebar from "./sidebar";

const unlisted = { unlisted: true };

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
