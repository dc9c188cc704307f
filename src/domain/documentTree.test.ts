import * as builtIn from "../components/mdx/builtIn";
import {
  element,
  isElement,
  mapTree,
  stringProp,
  type TreeNode,
  walk,
  withoutLines,
} from "./documentTree";
import { treeText } from "./treeText";

const page: TreeNode[] = [
  element("h2", { id: "a" }, ["One ", element("em", {}, ["two"], 3)], 3),
  "\n",
  element("p", {}, ["three"], 5),
];

describe("an element", () => {
  test.each([
    ["leaves out empty properties, children and line", element("p"), { type: "p" }],
    [
      "keeps what it has",
      element("p", { id: "a" }, ["text"], 7),
      { type: "p", props: { id: "a" }, children: ["text"], line: 7 },
    ],
    ["keeps line 0", element("p", {}, [], 0), { type: "p", line: 0 }],
  ])("%s", (_, made, expected) => {
    expect(made).toStrictEqual(expected);
  });

  test("is distinguished from text", () => {
    expect([isElement("text"), isElement(element("p"))]).toStrictEqual([false, true]);
  });
});

describe("a string property", () => {
  test.each([
    ["is given when it is text", element("a", { href: "/x" }), "/x"],
    ["is given when it is empty", element("a", { href: "" }), ""],
    ["is undefined when it is of another type", element("a", { href: 5 }), undefined],
    ["is undefined when it is absent", element("a"), undefined],
  ])("%s", (_, node, expected) => {
    expect(stringProp(node, "href")).toBe(expected);
  });
});

test("walk visits every element in document order, parents first", () => {
  const seen: string[] = [];
  walk(page, ({ type }) => seen.push(type));
  expect(seen).toStrictEqual(["h2", "em", "p"]);
});

describe("mapTree", () => {
  test("changes children before their parent", () => {
    const seen: string[] = [];
    mapTree(page, (node) => {
      seen.push(node.type);
      return node;
    });
    expect(seen).toStrictEqual(["em", "h2", "p"]);
  });

  test("gives a parent its changed children", () => {
    const changed = mapTree(page, (node) => (node.type === "em" ? "TWO" : node));
    expect(treeText(changed, builtIn)).toBe("One TWO three");
  });

  test("replaces an element with a list, or with nothing", () => {
    const changed = mapTree(page, (node) =>
      node.type === "em" ? [] : node.type === "p" ? ["x", element("hr")] : node,
    );
    expect(changed).toStrictEqual([
      element("h2", { id: "a" }, ["One "], 3),
      "\n",
      "x",
      element("hr"),
    ]);
  });

  test("leaves the original tree unchanged", () => {
    const before = structuredClone(page);
    mapTree(page, () => []);
    expect(page).toStrictEqual(before);
  });
});

describe("the text of a tree", () => {
  const p = (...children: TreeNode[]) => element("p", {}, children);
  const lines = [{ tokens: [["k", "const"], " x"] }, { tokens: ["y"], mark: "delete" }];
  test.each<[string, TreeNode[], string]>([
    ["separates blocks by one space", [p("one"), p("two")], "one two"],
    ["does not separate inline elements", [p("a", element("strong", {}, ["b"]), "c")], "abc"],
    [
      "does not take other elements for blocks because of their first letter",
      [element("path", {}, ["a"]), element("link", {}, ["b"])],
      "ab",
    ],
    ["separates lines broken by br", [p("a", element("br"), "b")], "a b"],
    ["separates a block from the text before it", ["a", element("div", {}, ["b"])], "a b"],
    [
      "separates caption and cells",
      [
        element("table", {}, [
          element("caption", {}, ["Cap"]),
          element("th", {}, ["A"]),
          element("td", {}, ["1"]),
        ]),
      ],
      "Cap A 1",
    ],
    [
      "separates a summary from its details",
      [element("details", {}, [element("summary", {}, ["More"]), "text"])],
      "More text",
    ],
    ["collapses white space", [p("a\n   b"), "\n"], "a b"],
    [
      "reads a term's words, without a space before the comma",
      [p("the ", element("Term", { id: "x" }, ["slip"]), ", is")],
      "the slip, is",
    ],
    [
      "reads the letters of a formula",
      [p("fee ", element("math", {}, [element("mi", {}, ["𝑥"])]), ".")],
      "fee x.",
    ],
    [
      "leaves out what belongs to the site",
      [
        p(
          "a",
          element("button", { "data-ui": "" }, ["b"]),
          element("i", { "data-no-search": "" }, ["c"]),
        ),
      ],
      "a",
    ],
    ["reads code with the lines a change removes", [element("CodeBlock", { lines })], "const x y"],
    [
      "reads a picture's alternative",
      [element("Image", { alt: "A tide" }), element("Image", { alt: "A tide", mode: "dark" })],
      "A tide",
    ],
    ["is empty for a picture without alternative", [element("Image")], ""],
    [
      "reads components by their children",
      [element("Details", { summary: "x" }, ["inside"])],
      "inside",
    ],
  ])("%s", (_, nodes, expected) => {
    expect(treeText(nodes, builtIn)).toBe(expected);
  });
});

test("withoutLines drops source lines at every depth and keeps the rest", () => {
  expect(withoutLines(page)).toStrictEqual([
    element("h2", { id: "a" }, ["One ", element("em", {}, ["two"])]),
    "\n",
    element("p", {}, ["three"]),
  ]);
});
