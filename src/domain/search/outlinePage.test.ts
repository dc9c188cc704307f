import { element, type TreeNode, type TreeProps } from "../documentTree";
import { outlinePage } from "./outlinePage";

const p = (...children: TreeNode[]) => element("p", {}, children);
const h = (level: number, id: string, text: string) => element(`h${level}`, { id }, [text]);

function outlineOf(...tree: TreeNode[]) {
  return outlinePage({ title: "Title", tree }).map(({ level, anchor, headings, texts }) => ({ level, anchor, headings, texts }));
}

/** Texts of the page's top when the tree is one element. */
function textsOf(type: string, props: TreeProps = {}, children: readonly TreeNode[] = []): readonly string[] {
  return outlineOf(element(type, props, children))[0]?.texts ?? [];
}

test("puts texts under the headings they follow", () => {
  expect(outlineOf(p("Intro."), h(2, "a", "A"), p("One."), h(4, "deep", "Deep"), p("Two."), h(2, "b", "B"), p("Three."))).toEqual([
    { level: 1, anchor: "", headings: ["Title"], texts: ["Intro."] },
    { level: 2, anchor: "a", headings: ["Title", "A"], texts: ["One."] },
    { level: 4, anchor: "deep", headings: ["Title", "A", undefined, "Deep"], texts: ["Two."] },
    { level: 2, anchor: "b", headings: ["Title", "B"], texts: ["Three."] },
  ]);
});

test("takes a heading whose anchor is taken for text", () => {
  expect(outlineOf(h(2, "a", "A"), h(2, "a", "Again")).map(({ anchor, texts }) => [anchor, texts])).toEqual([
    ["", []],
    ["a", ["Again"]],
  ]);
});

test("keeps inline parts of a paragraph together", () => {
  const term = element("Term", { id: "x", href: "#x", definition: "not shown until asked" }, ["price impact"]);
  const value = element("ExampleValue", { k: "fee", value: "0.30%" });
  const badge = element("StatusBadge", { value: "planned" });
  const note = element("sup", {}, [element("a", { "data-footnote-ref": true, href: "#fn-1" }, ["1"])]);
  const formula = element("Math", { tex: "x \\cdot y" }, [element("math")]);
  expect(outlineOf(p("A ", term, " of ", value, " is ", badge, note, ": ", formula, "."))[0]?.texts).toEqual([
    "A price impact of 0.30% is planned: x \\cdot y.",
  ]);
});

test("separates list items, nested lists and table rows", () => {
  const list = element("ul", {}, [element("li", {}, ["One", element("ul", {}, [element("li", {}, ["Nested"])])]), element("li", {}, [p("Two")])]);
  const row = (...cells: string[]) =>
    element(
      "tr",
      {},
      cells.map((cell) => element("td", {}, [cell])),
    );
  const table = element("Table", {}, [
    element("table", {}, [element("caption", {}, ["Fees"]), element("thead", {}, [row("Pool", "Fee")]), element("tbody", {}, [row("Stable", "0.04%")])]),
  ]);
  expect(outlineOf(list, table)[0]?.texts).toEqual(["One", "Nested", "Two", "Fees", "Pool · Fee", "Stable · 0.04%"]);
});

test("adds footnotes to the top of the page, without the arrows back", () => {
  const arrow = element("a", { "data-footnote-backref": "", href: "#fnref-1" }, ["↩"]);
  const footnotes = element("section", { "data-footnotes": true }, [
    h(2, "footnote-label", "Footnotes"),
    element("ol", {}, [element("li", { id: "fn-1" }, [p("A source. ", arrow)])]),
  ]);
  expect(outlineOf(h(2, "a", "A"), p("One."), footnotes).map(({ texts }) => texts)).toEqual([["A source."], ["One."]]);
});

test("gives questions, terms and functions addresses of their own, and ends them with their component", () => {
  const faq = element("Faq", {}, [element("FaqItem", { q: "Which wallets work?", id: "which-wallets-work" }, [p("StarKey.")])]);
  const glossary = element("Glossary", {
    entries: [{ id: "leg", term: "Leg", definition: "A part of a split.", example: "Leg 1.", see: [{ id: "route", term: "Route" }] }],
  });
  const move = element("MoveFn", {
    module: "router",
    name: "swap_exact_in",
    kind: "entry",
    signature: "public entry fun swap_exact_in()",
    generics: "In",
    params: [{ name: "amount_in", type: "u64", description: "Exact `input`." }],
    returns: "nothing",
    aborts: [{ code: 131076, when: "below the minimum" }],
    stability: "example",
  });
  expect(outlineOf(h(2, "a", "A"), faq, glossary, move, p("After."))).toEqual([
    { level: 1, anchor: "", headings: ["Title"], texts: [] },
    { level: 2, anchor: "a", headings: ["Title", "A"], texts: ["After."] },
    { level: 3, anchor: "which-wallets-work", headings: ["Title", "A", "Which wallets work?"], texts: ["StarKey."] },
    { level: 3, anchor: "leg", headings: ["Title", "A", "Leg"], texts: ["A part of a split.", "Leg 1.", "See also: Route"] },
    {
      level: 3,
      anchor: "fn-swap-exact-in",
      headings: ["Title", "A", "router::swap_exact_in"],
      texts: [
        "entry public entry fun swap_exact_in()",
        "Type arguments: In",
        "amount_in · u64 · Exact input.",
        "Returns: nothing",
        "131076 · below the minimum",
        "Stability: example",
      ],
    },
  ]);
});

test.each<[string, TreeProps, readonly TreeNode[], readonly string[]]>([
  ["AddressList", { group: "addr", entries: [{ name: "amm", value: "0x1", note: "for the owner" }] }, [], ["amm · 0x1"]],
  ["Admonition", { type: "danger", title: "Beware" }, [p("Of this.")], ["Beware", "Of this."]],
  ["AllPages", { sections: [{ label: "Other page" }] }, [], []],
  [
    "ApiEndpoint",
    { method: "GET", path: "/quote", summary: "Finds a route.", auth: "none", baseUrl: "https://api.example.com" },
    [p("More.")],
    ["GET https://api.example.com/quote", "Finds a route.", "Authentication: none", "More."],
  ],
  [
    "Bars",
    {
      caption: "Rates.",
      alt: "They differ.",
      unit: "%",
      rows: [
        { label: "A", value: 5 },
        { label: "B", value: 6, display: "six" },
      ],
    },
    [],
    ["Rates. They differ.", "A · 5%", "B · six"],
  ],
  ["Card", { to: "/x", title: "Trade", text: "Swap." }, [], ["Trade", "Swap."]],
  ["Changelog", { rows: [{ date: "2026-01-02", change: "New." }] }, [], ["2026-01-02 · New."]],
  ["Checklist", { id: "x", items: ["Do `this`", "Do that"] }, [], ["Do this", "Do that"]],
  [
    "CodeBlock",
    { language: "ts", title: "a.ts", lines: [{ tokens: [["k", "const"], " a = 1;"] }, { tokens: ["done()"] }] },
    [],
    ["a.ts", "const a = 1; done()"],
  ],
  ["CompareTable", { caption: "Who", columns: ["What", "Who"], rows: [["Fee", "Vote"]] }, [], ["Who", "What · Who", "Fee · Vote"]],
  ["Details", { summary: "More" }, [p("Data.")], ["More", "Data."]],
  ["Diagram", { alt: "A leads to B." }, [element("svg", {}, [element("text", {}, ["A"])])], ["A leads to B."]],
  ["Figure", { alt: "A logo", caption: "The logo", credit: "Us" }, [], ["A logo", "The logo", "Us"]],
  [
    "Formula",
    { label: "Output", read: "Multiply." },
    [element("Math", { tex: "a b", display: true }), element("dl", {}, [element("dt", {}, ["a"]), element("dd", {}, ["in"])])],
    ["Output", "a b", "a: in", "Multiply."],
  ],
  [
    "MockPanel",
    { title: "Swap", alt: "A form.", action: "Connect", rows: [{ label: "You pay", value: "5", note: "Set it" }] },
    [],
    ["Swap", "A form.", "Connect", "You pay · 5 · Set it"],
  ],
  [
    "NetworkTable",
    {
      networks: [
        { id: "m", label: "Mainnet", rows: [["Chain id", "8"]] },
        { id: "t", label: "Testnet", rows: [["Chain id", "6"]] },
      ],
    },
    [],
    ["Network · Mainnet · Testnet", "Chain id · 8 · 6"],
  ],
  [
    "OfficialLinks",
    { group: "url", entries: [{ name: "app", value: "https://app.example.com", note: "The app" }] },
    [],
    ["app · https://app.example.com · The app"],
  ],
  [
    "ParamTable",
    {
      caption: "Fields",
      rows: [
        { name: "a", type: "u64", required: true, default: "1", description: "First." },
        { name: "b", type: "u8", required: false, description: "Second." },
      ],
    },
    [],
    ["Fields", "a · u64 · required · 1 · First.", "b · u8 · optional · Second."],
  ],
  ["RelatedPages", { pages: [{ href: "/x", title: "X", description: "Other." }] }, [], []],
  ["ResponseField", { name: "quoteId", type: "string", nullable: true }, [p("Names it.")], ["quoteId · string or null", "Names it."]],
  ["RiskCallout", { title: "Depeg", likelihood: "low", impact: "high" }, [p("Text.")], ["Depeg", "Likelihood: low", "Impact: high", "Text."]],
  ["Steps", {}, [element("Step", { title: "Open", result: "It opens." }, [p("Press.")])], ["Open", "Press.", "It opens."]],
  ["Tabs", {}, [element("TabItem", { value: "a", label: "Mainnet" }, [p("One.")])], ["Mainnet", "One."]],
  [
    "WorkedExample",
    { title: "A swap", inputs: [["Fee", "0.30%"]], result: "5 ALPHA" },
    [p("Sum.")],
    ["Worked example: A swap", "Fee: 0.30%", "Sum.", "5 ALPHA"],
  ],
  ["p", {}, [element("Image", { src: "/a.png", alt: "A picture" })], ["A picture"]],
  ["hr", {}, [], []],
  ["p", {}, ["—"], []],
])("reads what %s shows", (type, props, children, expected) => {
  expect(textsOf(type, props, children)).toEqual(expected);
});
