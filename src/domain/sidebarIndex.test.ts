import type { SidebarCategory, SidebarItem, SidebarLink } from "./sidebar";
import { SidebarIndex } from "./sidebarIndex";

const link = (label: string, overrides: Partial<SidebarLink> = {}): SidebarLink => ({ type: "link", label, href: `/${label}`, ...overrides });
const category = (label: string, items: readonly SidebarItem[], overrides: Partial<SidebarCategory> = {}): SidebarCategory => ({
  type: "category",
  label,
  key: label,
  collapsible: true,
  collapsed: true,
  items,
  ...overrides,
});
const unlisted = { unlisted: true };

const tree: readonly SidebarItem[] = [
  link("home", { href: "/" }),
  category("amm", [link("fees"), category("pools", [link("stable"), link("hidden", unlisted)])], { href: "/amm" }),
  category("secret", [link("plan", unlisted)], unlisted),
];

const index = new SidebarIndex(tree);

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
    expect(new SidebarIndex([category("c", [link("a")], { href: "/a" })]).trailTo("/a")).toHaveLength(2);
  });
});

describe("a pruned sidebar", () => {
  test("keeps the items on the way to the page and empties other categories, naming their first page", () => {
    expect(index.pruned("/fees")).toStrictEqual([
      link("home", { href: "/" }),
      category("amm", [link("fees"), category("pools", [], { first: "/stable" })], { href: "/amm" }),
      category("secret", [], unlisted),
    ]);
  });

  test("shows the same top level on every page", () => {
    expect(index.pruned("/nowhere").map(({ label }) => label)).toStrictEqual(["home", "amm", "secret"]);
  });
});

test("the group of a page is its top category, or Documentation", () => {
  const fees: SidebarItem = { type: "link", label: "Fees", href: "/amm/deep/fees" };
  const deep: SidebarItem = { type: "category", key: "deep", label: "Deep", collapsible: true, collapsed: false, items: [fees] };
  const items: SidebarItem[] = [
    { type: "category", key: "amm", label: "AMM", collapsible: true, collapsed: false, items: [deep] },
    { type: "link", label: "Start", href: "/" },
  ];
  expect(["/amm/deep/fees", "/", "/elsewhere"].map((path) => new SidebarIndex(items).groupOf(path))).toEqual(["AMM", "Documentation", "Documentation"]);
});
