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
