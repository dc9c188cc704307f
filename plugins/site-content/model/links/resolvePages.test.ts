import { element, type TreeElement } from "../../../../src/domain/documentTree";
import type { SidebarItem } from "../../../../src/domain/sidebar";
import { resolveElement } from "../../../../src/testing/resolveElement";

const sidebar: SidebarItem[] = [
  { type: "link", label: "Home", href: "/" },
  { type: "link", label: "Elsewhere", href: "/elsewhere" },
  { type: "link", label: "Hidden", href: "/hidden", unlisted: true },
  {
    type: "category",
    label: "AMM",
    key: "amm",
    href: "/amm",
    collapsed: true,
    collapsible: true,
    items: [{ type: "link", label: "Fees", href: "/fees" }],
  },
  { type: "category", label: "Rest", key: "rest", collapsed: true, collapsible: true, items: [] },
];
const byPath = new Map([["/", { path: "/", title: "Home", description: "Start.", words: 450 }]]);

const resolve = (node: TreeElement) => resolveElement(node, { sidebar, byPath });

describe("related pages", () => {
  test("have title and description, and are links of the page; anchors stay", () => {
    expect(resolve(element("RelatedPages", { routes: ["/#start"] }))).toStrictEqual({
      props: { pages: [{ href: "/#start", title: "Home", description: "Start." }] },
      children: [],
      problems: [],
      links: [{ href: "/#start", line: 7 }],
      exampleKeys: [],
    });
  });

  test("that do not exist are problems and omitted", () => {
    expect(resolve(element("RelatedPages", { routes: ["/x", "/nowhere"] }))).toMatchObject({
      props: { pages: [] },
      problems: [
        '7: RelatedPages names the unknown route "/x". Did you mean "/"?',
        '7: RelatedPages names the unknown route "/nowhere".',
      ],
      links: [],
    });
  });

  test("without routes are none", () => {
    expect(resolve(element("RelatedPages", { routes: "/" })).props).toStrictEqual({ pages: [] });
  });
});

test("all pages are those of the sidebar, without unlisted ones", () => {
  expect(resolve(element("AllPages")).props?.sections).toStrictEqual([
    { label: "Home", href: "/", description: "Start." },
    { label: "Elsewhere", href: "/elsewhere", description: "" },
    { label: "AMM", href: "/amm", items: [{ label: "Fees", href: "/fees", description: "" }] },
    { label: "Rest", items: [] },
  ]);
});

describe("all pages with readers", () => {
  const readers = [
    { id: "trader", label: "Traders", routes: ["/"] },
    { id: "lp", label: "Liquidity providers", routes: ["/"] },
  ];

  test("mark each page with its readers, and name the readers for the filter", () => {
    const { props } = resolve(element("AllPages", { readers }));
    expect(props?.readers).toStrictEqual([
      { id: "trader", label: "Traders" },
      { id: "lp", label: "Liquidity providers" },
    ]);
    expect(props?.sections).toMatchObject([
      { label: "Home", readers: ["trader", "lp"] },
      { label: "Elsewhere" },
      {},
      {},
    ]);
  });

  test("report a route that no page has, and readers of another shape", () => {
    expect(
      resolve(
        element("AllPages", { readers: [{ id: "lp", label: "LPs", routes: ["/amn"] }] }, [], 7),
      ).problems,
    ).toEqual(['7: AllPages names the unknown route "/amn".']);
    expect(resolve(element("AllPages", { readers: ["trader"] }, [], 7)).problems).toEqual([
      "7: AllPages has readers of the wrong shape.",
    ]);
  });
});

describe("a reading path", () => {
  test("takes titles from its pages and totals their reading time", () => {
    const node = element("ReadingPath", { summary: "from a to b.", pages: [["/", "the start."]] });
    expect(resolve(node).props).toStrictEqual({
      summary: "from a to b.",
      minutes: 3,
      entries: [{ href: "/", title: "Home", note: "the start." }],
    });
  });

  test("reports an unknown route and pages of another shape", () => {
    expect(
      resolve(element("ReadingPath", { summary: "s", pages: [["/homee", "x"]] }, [], 7))
        .problems[0],
    ).toMatch(/^7: ReadingPath names the unknown route "\/homee"/);
    expect(resolve(element("ReadingPath", { summary: "s", pages: ["/"] }, [], 7)).problems).toEqual(
      ["7: ReadingPath has pages of the wrong shape."],
    );
  });
});
