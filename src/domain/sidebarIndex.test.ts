import { group, link, SIDEBAR } from "../testing/sidebarItems";
import { SIDEBAR_LIST_MAX_ITEMS } from "./constants";
import { listedItems } from "./sidebar";
import { SidebarIndex } from "./sidebarIndex";

const index = new SidebarIndex(SIDEBAR);
const menu = new SidebarIndex(listedItems(SIDEBAR));

describe("the trail to a page", () => {
  test.each([
    ["of the top level is the page", "/", ["home"]],
    ["of a category is the category", "/amm", ["amm"]],
    ["goes through every category above", "/stable/", ["amm", "pools", "stable"]],
    ["is found for unlisted pages, too", "/plan", ["secret", "plan"]],
    ["is empty for a page that is not in the sidebar", "/x", []],
  ])("%s", (_, path, labels) => {
    expect(index.trailTo(path).map(({ label }) => label)).toStrictEqual(labels);
  });

  test("prefers the page below to a category that opens the same page", () => {
    expect(new SidebarIndex([group("c", [link("a")], { href: "/a" })]).trailTo("/a")).toHaveLength(
      2,
    );
  });
});

describe("a pruned sidebar", () => {
  test("keeps the items on the way to the page and empties other categories, naming their first page", () => {
    expect(menu.pruned("/fees")).toStrictEqual([
      link("home", { href: "/" }),
      group("amm", [link("fees"), group("pools", [], { first: "/stable" })], { href: "/amm" }),
    ]);
  });
});

test("a pruned sidebar keeps every category open that has the page", () => {
  const twice = new SidebarIndex([
    group("c", [link("b")], { href: "/a" }),
    group("d", [link("a")]),
  ]);
  expect(twice.pruned("/a")).toStrictEqual([
    group("c", [link("b")], { href: "/a" }),
    group("d", [link("a")]),
  ]);
});

test("a long list is cut around the first of the items that open the page", () => {
  const many = Array.from({ length: SIDEBAR_LIST_MAX_ITEMS }, (_, place) => link(`p${place}`));
  const index = new SidebarIndex([...many, group("last", [link("z")], { href: "/p0" })]);
  expect(index.pruned("/p0")[0]).toStrictEqual(link("p0"));
});

test.each([
  ["/stable", "amm"],
  ["/", "Documentation"],
  ["/elsewhere", "Documentation"],
])("the group of the page %s is %s", (path, label) => {
  expect(index.groupOf(path)).toBe(label);
});
