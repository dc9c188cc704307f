import * as builtIn from "../../components/mdx/builtIn";
import { element, type TreeNode, type TreeProps } from "../../domain/documentTree";
import { outlinePage } from "./outlinePage";

const p = (...children: TreeNode[]) => element("p", {}, children);

/** Texts of the page's top when the tree is one element. */
function textsOf(type: string, props: TreeProps, children: readonly TreeNode[]): readonly string[] {
  const tree = [element(type, props, children)];
  return outlinePage({ title: "Title", tree }, builtIn)[0]?.texts ?? [];
}

test.each<[string, TreeProps, readonly TreeNode[], readonly string[]]>([
  [
    "AddressList",
    { group: "addr", entries: [{ name: "amm", value: "0x1", note: "for the owner" }] },
    [],
    ["amm · 0x1"],
  ],
  ["Admonition", { type: "danger", title: "Beware" }, [p("Of this.")], ["Beware", "Of this."]],
  ["AllPages", { sections: [{ label: "Other page" }] }, [], []],
  [
    "ApiEndpoint",
    {
      method: "GET",
      path: "/quote",
      summary: "Finds a route.",
      auth: "none",
      baseUrl: "https://api.example.com",
    },
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
    {
      language: "ts",
      title: "a.ts",
      lines: [{ tokens: [["k", "const"], " a = 1;"] }, { tokens: ["done()"] }],
    },
    [],
    ["a.ts", "const a = 1; done()"],
  ],
  [
    "CompareTable",
    { caption: "Who", columns: ["What", "Who"], rows: [["Fee", "Vote"]] },
    [],
    ["Who", "What · Who", "Fee · Vote"],
  ],
  ["Details", { summary: "More" }, [p("Data.")], ["More", "Data."]],
  [
    "Diagram",
    { alt: "A leads to B." },
    [element("svg", {}, [element("text", {}, ["A"])])],
    ["A leads to B."],
  ],
  [
    "Figure",
    { alt: "A logo", caption: "The logo", credit: "Us" },
    [],
    ["A logo", "The logo", "Us"],
  ],
  [
    "Formula",
    { label: "Output", read: "Multiply." },
    [
      element("Math", { tex: "a b", display: true }),
      element("dl", {}, [element("dt", {}, ["a"]), element("dd", {}, ["in"])]),
    ],
    ["Output", "a b", "a: in", "Multiply."],
  ],
  [
    "MockPanel",
    {
      title: "Swap",
      alt: "A form.",
      action: "Connect",
      rows: [{ label: "You pay", value: "5", note: "Set it" }],
    },
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
  [
    "ResponseField",
    { name: "quoteId", type: "string", nullable: true },
    [p("Names it.")],
    ["quoteId · string or null", "Names it."],
  ],
  [
    "RiskCallout",
    { title: "Depeg", likelihood: "low", impact: "high" },
    [p("Text.")],
    ["Depeg", "Likelihood: low", "Impact: high", "Text."],
  ],
  [
    "Steps",
    {},
    [element("Step", { title: "Open", result: "It opens." }, [p("Press.")])],
    ["Open", "Press.", "It opens."],
  ],
  [
    "Tabs",
    {},
    [element("TabItem", { value: "a", label: "Mainnet" }, [p("One.")])],
    ["Mainnet", "One."],
  ],
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
