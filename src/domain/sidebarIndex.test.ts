import { group, link, SIDEBAR } from "../testing/sidebarItems";
import { SIDEBAR_LIST_MAX_ITEMS } from "./constants";
import type { SidebarItem } from "./sidebar";
import { SidebarIndex } from "./sidebarIndex";
import { withOpen } from "./sidebarWindow";

const unlisted = { unlisted: true };
const index = new SidebarIndex(SIDEBAR);

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
    expect(index.pruned("/fees")).toStrictEqual([
      link("home", { href: "/" }),
      group("amm", [link("fees"), group("pools", [], { first: "/stable" })], { href: "/amm" }),
      group("secret", [], unlisted),
    ]);
  });

  test("shows the same top level on every page", () => {
    expect(index.pruned("/nowhere").map(({ label }) => label)).toStrictEqual([
      "home",
      "amm",
      "secret",
    ]);
  });
});

test.each(["/fees", "/stable", "/", "/nowhere"])(
  "the shared top level with a page's own part is the page's pruned sidebar: %s",
  (path) => {
    expect(withOpen(index.top ?? [], index.ownPart(path))).toStrictEqual(index.pruned(path));
  },
);

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

test("the group of a page is its top category, or Documentation", () => {
  const fees: SidebarItem = { type: "link", label: "Fees", href: "/amm/deep/fees" };
  const deep: SidebarItem = {
    type: "category",
    key: "deep",
    label: "Deep",
    collapsible: true,
    collapsed: false,
    items: [fees],
  };
  const items: SidebarItem[] = [
    {
      type: "category",
      key: "amm",
      label: "AMM",
      collapsible: true,
      collapsed: false,
      items: [deep],
    },
    { type: "link", label: "Start", href: "/" },
  ];
  expect(
    ["/amm/deep/fees", "/", "/elsewhere"].map((path) => new SidebarIndex(items).groupOf(path)),
  ).toEqual(["AMM", "Documentation", "Documentation"]);
});
