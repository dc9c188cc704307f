import { element, type TreeElement } from "../../../src/domain/documentTree";
import type { SidebarItem } from "../../../src/domain/sidebar";
import { FIXTURES_ROOT, site } from "../../../src/testing/builders";
import { resolvePage } from "./resolve";
import type { SiteData } from "./types";

const values: SiteData["values"] = {
  "api.baseUrl": { value: "https://api.example.com", confirmed: true },
  "url.forum": { value: ["https://a.example", "https://b.example"], confirmed: false, note: "Community" },
  "url.chat": { value: "https://chat.example", confirmed: true },
  "contract.testnet.router": { value: "0x1", confirmed: false },
  "contract.mainnet.router": { value: "0x2", confirmed: false },
  "status.widget": { value: "planned", confirmed: true },
};
const glossary: SiteData["glossary"] = [
  { id: "slippage", term: "Slippage", definition: "A worse price.", group: "trading", example: "1%", see: ["pool"] },
  { id: "pool", term: "Pool", definition: "Two reserves.", group: "liquidity", see: [] },
];
const networks: SiteData["networks"] = [
  { id: "testnet", label: "Testnet", rows: [["Chain id", "6"]] },
  { id: "mainnet", label: "Mainnet", rows: [["Chain id", "8"]] },
];
const sidebar: SidebarItem[] = [
  { type: "link", label: "Home", href: "/" },
  { type: "link", label: "Elsewhere", href: "/elsewhere" },
  { type: "link", label: "Hidden", href: "/hidden", unlisted: true },
  { type: "category", label: "AMM", key: "amm", href: "/amm", collapsed: true, collapsible: true, items: [{ type: "link", label: "Fees", href: "/fees" }] },
  { type: "category", label: "Rest", key: "rest", collapsed: true, collapsible: true, items: [] },
];
const byPath = new Map([["/", { path: "/", title: "Home", description: "Start.", words: 450 }]]);

function resolve(node: TreeElement, overrides: { values?: SiteData["values"]; glossaryPath?: string } = {}) {
  const { values: given = values, ...rest } = overrides;
  const context = {
    root: FIXTURES_ROOT,
    site: site({ values: given, glossary, networks }),
    byFile: new Map(),
    byPath,
    sidebar,
    publish: (file: string) => file,
    ...rest,
  };
  const { tree, problems, links, exampleKeys } = resolvePage("content/docs/a.mdx", [{ ...node, line: 7 }], context);
  const [first] = tree;
  return {
    props: typeof first === "object" ? first.props : undefined,
    problems: problems.map(({ line, message }) => `${line}: ${message}`),
    links,
    exampleKeys,
  };
}

describe("an owner value", () => {
  test("that is confirmed is shown and is no example", () => {
    expect(resolve(element("ExampleValue", { k: "url.chat" }))).toMatchObject({
      props: { k: "url.chat", value: "https://chat.example", confirmed: true },
      exampleKeys: [],
      problems: [],
    });
  });

  test("that nobody confirmed is an example, with its note, and several values are listed", () => {
    expect(resolve(element("ExampleValue", { k: "url.forum" }))).toMatchObject({
      props: { value: "https://a.example, https://b.example", confirmed: false, note: "Community" },
      exampleKeys: ["url.forum"],
    });
  });

  test("that is unknown is a problem and shows its key", () => {
    expect(resolve(element("ExampleValue", { k: "url.chta" }))).toMatchObject({
      props: { value: "url.chta", confirmed: false },
      problems: ['7: Unknown owner value "url.chta". Did you mean "url.chat"?'],
      exampleKeys: [],
    });
  });

  test("keys of a page are sorted and named once", () => {
    const both = element(
      "p",
      {},
      ["url.forum", "contract.testnet.router", "url.forum"].map((k) => element("ExampleValue", { k })),
    );
    expect(resolve(both).exampleKeys).toStrictEqual(["contract.testnet.router", "url.forum"]);
  });
});

describe("a status", () => {
  test.each([
    ["is written on the page", { value: "in progress" }, "in progress", []],
    ["is an owner value", { k: "status.widget" }, "planned", []],
    ["has to be a known one", { value: "planed" }, "planed", ['7: "planed" is not a status. Did you mean "planned"?']],
    ["has to be a known one as an owner value, too", { k: "url.chat" }, "https://chat.example", ['7: "https://chat.example" is not a status.']],
    ["has to be there", {}, undefined, ['7: "" is not a status.']],
  ])("%s", (_, props, value, problems) => {
    const found = resolve(element("StatusBadge", props));
    expect([found.props?.value, found.problems]).toStrictEqual([value, problems]);
  });
});

describe("a term", () => {
  test("leads to the glossary with its definition", () => {
    expect(resolve(element("Term", { id: "pool" }), { glossaryPath: "/glossary" })).toMatchObject({
      props: { id: "pool", href: "/glossary#pool", term: "Pool", definition: "Two reserves." },
      problems: [],
    });
  });

  test("leads to the page itself when no page has the glossary", () => {
    expect(resolve(element("Term", { id: "pool" })).props?.href).toBe("#pool");
  });

  test("that is unknown is a problem", () => {
    expect(resolve(element("Term", { id: "slipage" })).problems).toStrictEqual(['7: Unknown glossary term "slipage". Did you mean "slippage"?']);
  });
});

describe("the glossary", () => {
  test("has every term, with the names of those it refers to", () => {
    expect(resolve(element("Glossary")).props?.entries).toStrictEqual([
      { id: "slippage", term: "Slippage", definition: "A worse price.", example: "1%", see: [{ id: "pool", term: "Pool" }] },
      { id: "pool", term: "Pool", definition: "Two reserves.", see: [] },
    ]);
  });

  test("may show one group", () => {
    expect(resolve(element("Glossary", { group: "liquidity" })).props?.entries).toMatchObject([{ id: "pool" }]);
  });
});

describe("related pages", () => {
  test("have title and description, and are links of the page; anchors stay", () => {
    expect(resolve(element("RelatedPages", { routes: ["/#start"] }))).toStrictEqual({
      props: { pages: [{ href: "/#start", title: "Home", description: "Start." }] },
      problems: [],
      links: [{ href: "/#start", line: 7 }],
      exampleKeys: [],
    });
  });

  test("that do not exist are problems and left out", () => {
    expect(resolve(element("RelatedPages", { routes: ["/x", "/nowhere"] }))).toMatchObject({
      props: { pages: [] },
      problems: ['7: RelatedPages names the unknown route "/x". Did you mean "/"?', '7: RelatedPages names the unknown route "/nowhere".'],
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
    expect(props?.sections).toMatchObject([{ label: "Home", readers: ["trader", "lp"] }, { label: "Elsewhere" }, {}, {}]);
  });

  test("report a route that no page has, and readers of another shape", () => {
    expect(resolve(element("AllPages", { readers: [{ id: "lp", label: "LPs", routes: ["/amn"] }] }, [], 7)).problems).toEqual([
      '7: AllPages names the unknown route "/amn".',
    ]);
    expect(resolve(element("AllPages", { readers: ["trader"] }, [], 7)).problems).toEqual(["7: AllPages has readers of another shape."]);
  });
});

describe("a reading path", () => {
  test("takes titles from its pages and adds up their reading time", () => {
    const node = element("ReadingPath", { summary: "from a to b.", pages: [["/", "the start."]] });
    expect(resolve(node).props).toStrictEqual({ summary: "from a to b.", minutes: 3, entries: [{ href: "/", title: "Home", note: "the start." }] });
  });

  test("reports an unknown route and pages of another shape", () => {
    expect(resolve(element("ReadingPath", { summary: "s", pages: [["/homee", "x"]] }, [], 7)).problems[0]).toMatch(
      /^7: ReadingPath names the unknown route "\/homee"/,
    );
    expect(resolve(element("ReadingPath", { summary: "s", pages: ["/"] }, [], 7)).problems).toEqual(["7: ReadingPath has pages of another shape."]);
  });
});

test("the index of the glossary has its terms by letter", () => {
  expect(resolve(element("GlossaryIndex")).props?.letters).toStrictEqual([
    { letter: "P", entries: [{ id: "pool", term: "Pool" }] },
    { letter: "S", entries: [{ id: "slippage", term: "Slippage" }] },
  ]);
});

describe("a table of networks", () => {
  test.each([
    ["shows both without a choice", {}, ["testnet", "mainnet"], []],
    ["shows both when asked for", { network: "both" }, ["testnet", "mainnet"], []],
    ["shows one", { network: "mainnet" }, ["mainnet"], []],
    ["shows none that does not exist", { network: "mainet" }, [], ['7: Unknown network "mainet". Did you mean "mainnet"?']],
  ])("%s", (_, props, ids, problems) => {
    const found = resolve(element("NetworkTable", props));
    expect(found.props?.networks).toMatchObject(ids.map((id) => ({ id })));
    expect(found.props?.networks).toHaveLength(ids.length);
    expect(found.problems).toStrictEqual(problems);
  });
});

describe("lists of owner values", () => {
  test.each(["OfficialLinks", "AddressList"])("%s has those of a group under their short names", (type) => {
    expect(resolve(element(type, { group: "url" }))).toMatchObject({
      props: {
        entries: [
          { key: "url.forum", name: "forum", confirmed: false },
          { key: "url.chat", name: "chat", confirmed: true },
        ],
      },
      exampleKeys: ["url.forum"],
      problems: [],
    });
  });

  test("may be of one network", () => {
    expect(resolve(element("AddressList", { group: "contract", network: "testnet" })).props?.entries).toMatchObject([{ name: "router", value: "0x1" }]);
  });

  test.each([
    [{ group: "nothing" }, "nothing."],
    [{ group: "contract", network: "devnet" }, "contract.devnet."],
    [{}, "."],
  ])("%j that are empty are a problem", (props, prefix) => {
    expect(resolve(element("OfficialLinks", props))).toMatchObject({ props: { entries: [] }, problems: [`7: No owner value begins with "${prefix}".`] });
  });
});

describe("an endpoint", () => {
  test("has the address of the interface", () => {
    expect(resolve(element("ApiEndpoint", { path: "/a" })).props).toStrictEqual({ path: "/a", baseUrl: "https://api.example.com", confirmed: true });
  });

  test("needs it among the owner values", () => {
    expect(resolve(element("ApiEndpoint"), { values: {} }).problems).toStrictEqual(['7: Unknown owner value "api.baseUrl".']);
  });
});
