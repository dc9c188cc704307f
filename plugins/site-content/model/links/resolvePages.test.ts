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
const byPath = new Map([["/", { path: "/", title: "Home", description: "Start." }]]);

const resolve = (node: TreeElement) => resolveElement(node, { sidebar, byPath });

describe("related pages", () => {
  test("have title and description, and are links of the page; anchors stay", () => {
    expect(resolve(element("RelatedPages", { routes: ["/#start"] }))).toMatchObject({
      html: expect.stringMatching(/href="\/#start">Home<\/a>.*Start\./),
      problems: [],
      links: [{ href: "/#start", line: 7 }],
    });
  });

  test("that do not exist are problems and omitted", () => {
    expect(resolve(element("RelatedPages", { routes: ["/x", "/nowhere"] }))).toMatchObject({
      html: "",
      problems: [
        '7: RelatedPages names the unknown route "/x". Did you mean "/"?',
        '7: RelatedPages names the unknown route "/nowhere".',
      ],
      links: [],
    });
  });
});

test("all pages are those of the sidebar, without unlisted ones", () => {
  expect(
    resolve(element("AllPages")).html.match(/(?<=href=")[^"]*|<b>.*?<\/b>|: Start\./g),
  ).toEqual(["/", ": Start.", "/elsewhere", "/amm", "/fees"]);
});

describe("all pages with readers", () => {
  const readers = [
    { id: "trader", label: "Traders", routes: ["/"] },
    { id: "lp", label: "Liquidity providers", routes: ["/"] },
  ];

  test("mark each page with its readers, and name the readers for the filter", () => {
    const { html } = resolve(element("AllPages", { readers }));
    expect(html).toContain('readers=[{"id":"trader","label":"Traders"},');
    expect(html).toContain('data-readers="trader lp"');
  });

  test("report a route that no page has, and readers of another shape", () => {
    expect(
      resolve(
        element("AllPages", { readers: [{ id: "lp", label: "LPs", routes: ["/amn"] }] }, [], 7),
      ).problems,
    ).toEqual(['7: AllPages names the unknown route "/amn".']);
    expect(resolve(element("AllPages", { readers: ["trader"] }, [], 7)).problems).toEqual([
      '7: Entry 1 of readers of <AllPages> is "trader", but must be a mapping (key: value).',
    ]);
  });
});

test("a reading path has the titles of its pages, and reports an unknown one", () => {
  const path = (route: string) =>
    resolve(element("ReadingPath", { summary: "s", pages: [[route, "the start."]] }, [], 7));
  expect(path("/").html).toContain('<a href="/">Home</a>: the start.');
  expect(path("/homee").problems[0]).toMatch(/^7: ReadingPath names the unknown route "\/homee"/);
});
