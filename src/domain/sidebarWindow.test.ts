import { group, link } from "../testing/sidebarItems";
import { SIDEBAR_LIST_MAX_ITEMS, SIDEBAR_LIST_WINDOW } from "./constants";
import type { SidebarItem } from "./sidebar";
import { SidebarIndex } from "./sidebarIndex";
import { addressOf, windowOf } from "./sidebarWindow";

const MANY = SIDEBAR_LIST_MAX_ITEMS + 50;
const pages = (count: number) => Array.from({ length: count }, (_, index) => link(`p${index}`));
const labels = (items: readonly SidebarItem[]) => items.map(({ label }) => label);

describe("a list of the sidebar", () => {
  test("is complete up to its limit", () => {
    const items = pages(SIDEBAR_LIST_MAX_ITEMS);
    expect(windowOf(items, 120)).toStrictEqual(items);
  });

  test("above it has the items around the open one, and at each end a link to the nearest other one with their number", () => {
    const shown = windowOf(pages(MANY), 120);
    expect(labels(shown.slice(1, -1))).toStrictEqual(labels(pages(MANY).slice(70, 170)));
    expect([shown[0], shown.at(-1)]).toStrictEqual([
      link("p69", { more: { count: 70, side: "before" } }),
      link("p170", { more: { count: 80, side: "after" } }),
    ]);
  });

  test.each([
    ["the first page", 0, ["p0", "p100"]],
    ["the last page", MANY - 1, ["p149", "p249"]],
    ["a page elsewhere", -1, ["p0", "p100"]],
  ])("has as many items on %s", (_, at, ends) => {
    const shown = windowOf(pages(MANY), at);
    expect(shown).toHaveLength(SIDEBAR_LIST_WINDOW + 1);
    expect([shown[0]?.label, shown.at(-1)?.label]).toStrictEqual(ends);
  });

  test("leads on from page to page until its ends, so that each item can be reached without JavaScript", () => {
    const items = pages(5000);
    const reached = new Set<string>();
    const waiting = ["/p2500"];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      for (const item of new SidebarIndex(items).pruned(path)) {
        if (item.type !== "link" || reached.has(item.href)) continue;
        reached.add(item.href);
        if (item.more) waiting.push(item.href);
      }
    }
    expect(reached.size).toBe(5000);
  });
});

describe("a pruned sidebar", () => {
  const FLAT = [group("g", pages(MANY))];

  test("cuts a long list of pages around its page", () => {
    const [category] = new SidebarIndex(FLAT).pruned("/p120");
    expect(category).toMatchObject({ label: "g", key: "g" });
    expect(category?.type === "category" && labels(category.items)).toStrictEqual(
      labels(windowOf(pages(MANY), 120)),
    );
  });

  test("has the same size on a site of 5,000 pages as on one of 1,000, wide or flat", () => {
    const bytesOf = (items: SidebarItem[], path: string) =>
      JSON.stringify(new SidebarIndex(items).pruned(path)).length;
    const wide = (count: number) =>
      Array.from({ length: count / 4 }, (_, index) =>
        group(`s${index}`, [link(`s${index}-a`), link(`s${index}-b`)]),
      );
    expect(bytesOf(pages(5000), "/p500")).toBeLessThan(bytesOf(pages(1000), "/p500") * 1.01);
    expect(bytesOf(wide(5000), "/s100-a")).toBeLessThan(bytesOf(wide(1000), "/s100-a") * 1.01);
  });

  test("names a category at the end of a cut list by its first page", () => {
    const sections = Array.from({ length: MANY }, (_, index) =>
      group(`s${index}`, [link(`s${index}-a`)]),
    );
    const shown = new SidebarIndex(sections).pruned("/s0-a");
    expect(shown.at(-1)).toStrictEqual(
      link("s100", { href: "/s100-a", more: { count: 150, side: "after" } }),
    );
  });
});

test.each([
  ["a page", link("a"), "/a"],
  ["a category with a page of its own", group("c", [link("a")], { href: "/c" }), "/c"],
  ["a category that was left empty", group("c", [], { first: "/f" }), "/f"],
])("the address of %s", (_, item, address) => {
  expect(addressOf(item)).toBe(address);
});
