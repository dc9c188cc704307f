import * as builtIn from "../../src/components/mdx/builtIn";
import { element, type TreeNode } from "../../src/domain/documentTree";
import { pageMarkdown } from "./pageMarkdown";

const BASE = "https://docs.example.com/team";
const PLACE = { base: BASE, pageUrl: `${BASE}/a`, pictures: new Map() };
const markdown = (...tree: TreeNode[]) =>
  pageMarkdown({ title: "A page", tree }, PLACE, builtIn).replace(/^# A page\n+/, "");

describe("a page as Markdown", () => {
  test.each<[string, TreeNode, string]>([
    ["a heading", element("h2", { id: "x" }, ["Fees"]), "## Fees\n"],
    [
      "a link with its whole address",
      element("p", {}, [element("a", { href: "/b#c", title: "tooltip" }, ["b"])]),
      `[b](${BASE}/b#c)\n`,
    ],
    [
      "an anchor as its text",
      element("p", {}, [element("a", { id: "x" }), "a ", element("a", { id: "y" }, ["b"])]),
      "a b\n",
    ],
    [
      "code with its language",
      element("CodeBlock", { language: "ts", lines: [{ tokens: ["a < b"] }] }),
      "```ts\na < b\n```\n",
    ],
    [
      "a formula as TeX",
      element("p", {}, [element("math", { alttext: "x_1^2" }, [element("mi", {}, ["x"])])]),
      "$x_1^2$\n",
    ],
    [
      "a formula of its own as a block",
      element("math", { display: "block", alttext: "\\frac{a}{b}" }, [element("mi", {}, ["a"])]),
      "$$\n\\frac{a}{b}\n$$\n",
    ],
    [
      "powers and indexes in characters of Unicode, other raised text as text",
      element("p", {}, [
        "10",
        element("sup", {}, ["18"]),
        " H",
        element("sub", {}, ["2"]),
        "O, 1",
        element("sup", {}, ["st"]),
      ]),
      "10¹⁸ H₂O, 1st\n",
    ],
    [
      "a lowered word with its tags, since its characters of Unicode are not found by it",
      element("p", {}, ["P", element("sub", {}, ["max"]), " x", element("sub", {}, ["i"])]),
      "P<sub>max</sub> xᵢ\n",
    ],
    [
      "all of a raised text with markup",
      element("p", {}, ["x", element("sup", {}, ["2", element("em", {}, ["n"])])]),
      "x2*n*\n",
    ],
    [
      "blocks in a cell as one line",
      element("table", {}, [
        element("tr", {}, [element("th", {}, ["A"]), element("th", {}, ["B"])]),
        element("tr", {}, [
          element("td", {}, [
            "x",
            element("ul", {}, [element("li", {}, ["y"]), element("li", {}, ["z"])]),
          ]),
          element("td", {}, [
            element("CodeBlock", {
              language: "js",
              lines: [{ tokens: ["a();"] }, { tokens: [] }, { tokens: ["b();"] }],
            }),
            element("p", {}, ["after"]),
          ]),
        ]),
      ]),
      "| A | B |\n| - | - |\n| x<br>• y<br>• z | `a();`<br>`b();`<br>after |\n",
    ],
    [
      "a note as a quotation",
      element("aside", {}, [element("p", {}, [element("b", {}, ["Mind"])]), "the gap"]),
      "> **Mind**\n>\n> the gap\n",
    ],
    [
      "addresses and placeholders as they are copied",
      element("p", {}, [
        "POST https://rpc.example.com/v1, www.example.com, a_b@example.com, <ADDRESS>",
      ]),
      "POST https://rpc.example.com/v1, www.example.com, a_b@example.com, `<ADDRESS>`\n",
    ],
    [
      "text that looks like Markdown, escaped",
      element("p", {}, ["1. *not* a list | a"]),
      "1\\. \\*not\\* a list | a\n",
    ],
  ])("has %s", (_, node, expected) => {
    expect(markdown(node)).toBe(expected);
  });

  test("has a table, with its caption as a paragraph above", () => {
    const row = (cell: string, ...cells: string[]) =>
      element(
        "tr",
        {},
        cells.map((text) => element(cell, {}, [text])),
      );
    expect(
      markdown(
        element("table", {}, [
          element("caption", {}, ["Pools"]),
          element("thead", {}, [row("th", "Name", "Fee")]),
          element("tbody", {}, [row("td", "a|b", "0.3%")]),
        ]),
      ),
    ).toBe("Pools\n\n| Name | Fee |\n| - | - |\n| a\\|b | 0.3% |\n");
  });

  test("has a table in a cell as a line for each of its rows", () => {
    const row = (...cells: TreeNode[]) =>
      element(
        "tr",
        {},
        cells.map((cell) => element("td", {}, [cell])),
      );
    const inner = element("table", {}, [element("tbody", {}, [row("a", "b"), row("1", "2")])]);
    expect(markdown(element("table", {}, [element("tbody", {}, [row(inner, "c")])]))).toBe(
      "| | |\n| - | - |\n| a b<br>1 2 | c |\n",
    );
  });
});
