import * as builtIn from "../../components/mdx/builtIn";
import { element, type TreeNode } from "../../domain/documentTree";
import { outlinePage } from "./outlinePage";

const p = (...children: TreeNode[]) => element("p", {}, children);
const h = (level: number, id: string, text: string) => element(`h${level}`, { id }, [text]);

function outlineOf(...tree: TreeNode[]) {
  return outlinePage({ title: "Title", tree }, builtIn).map(
    ({ level, anchor, headings, texts }) => ({
      level,
      anchor,
      headings,
      texts,
    }),
  );
}

test("puts texts under the headings they follow", () => {
  expect(
    outlineOf(
      p("Intro."),
      h(2, "a", "A"),
      p("One."),
      h(4, "deep", "Deep"),
      p("Two."),
      h(2, "b", "B"),
      p("Three."),
    ),
  ).toEqual([
    { level: 1, anchor: "", headings: ["Title"], texts: ["Intro."] },
    { level: 2, anchor: "a", headings: ["Title", "A"], texts: ["One."] },
    { level: 4, anchor: "deep", headings: ["Title", "A", undefined, "Deep"], texts: ["Two."] },
    { level: 2, anchor: "b", headings: ["Title", "B"], texts: ["Three."] },
  ]);
});

test("treats a heading whose anchor is already used as text", () => {
  expect(
    outlineOf(h(2, "a", "A"), h(2, "a", "Again")).map(({ anchor, texts }) => [anchor, texts]),
  ).toEqual([
    ["", []],
    ["a", ["Again"]],
  ]);
});

test("keeps inline parts of a paragraph together", () => {
  const term = element("Term", { id: "x", href: "#x", definition: "not shown until asked" }, [
    "price impact",
  ]);
  const value = element("span", {}, [
    "0.30%",
    element("i", { "data-no-search": "" }, [" example"]),
  ]);
  const badge = element("span", {}, ["planned"]);
  const note = element("sup", {}, [
    element("a", { "data-footnote-ref": true, href: "#fn-1" }, ["1"]),
  ]);
  const formula = element("math", {}, [
    element("mi", {}, ["x"]),
    element("mo", {}, ["⋅"]),
    element("mi", {}, ["y"]),
  ]);
  expect(
    outlineOf(p("A ", term, " of ", value, " is ", badge, note, ": ", formula, "."))[0]?.texts,
  ).toEqual(["A price impact of 0.30% is planned: x ⋅ y."]);
});

test("separates list items, nested lists and table rows", () => {
  const list = element("ul", {}, [
    element("li", {}, ["One", element("ul", {}, [element("li", {}, ["Nested"])])]),
    element("li", {}, [p("Two")]),
  ]);
  const row = (...cells: string[]) =>
    element(
      "tr",
      {},
      cells.map((cell) => element("td", {}, [cell])),
    );
  const table = element("Table", {}, [
    element("table", {}, [
      element("caption", {}, ["Fees"]),
      element("thead", {}, [row("Pool", "Fee")]),
      element("tbody", {}, [row("Stable", "0.04%")]),
    ]),
  ]);
  expect(outlineOf(list, table)[0]?.texts).toEqual([
    "One",
    "Nested",
    "Two",
    "Fees",
    "Pool · Fee",
    "Stable · 0.04%",
  ]);
});

test("adds footnotes to the top of the page, without their back arrows", () => {
  const arrow = element("a", { "data-footnote-backref": "", href: "#fnref-1" }, ["↩"]);
  const footnotes = element("section", { "data-footnotes": true }, [
    h(2, "footnote-label", "Footnotes"),
    element("ol", {}, [element("li", { id: "fn-1" }, [p("A source. ", arrow)])]),
  ]);
  expect(outlineOf(h(2, "a", "A"), p("One."), footnotes).map(({ texts }) => texts)).toEqual([
    ["A source."],
    ["One."],
  ]);
});

test("gives questions, terms and functions addresses of their own, and ends them with their component", () => {
  const question = element("section", {}, [
    h(3, "which-wallets-work", "Which wallets work?"),
    p("StarKey."),
  ]);
  const glossary = element("dl", {}, [
    element("div", {}, [element("dt", { id: "leg" }, ["Leg"]), element("dd", {}, ["A part."])]),
  ]);
  const move = element("section", { id: "fn-swap", "data-section": "swap" }, [p("entry swap")]);
  const list = element("ul", { "data-no-search": "" }, [element("li", {}, ["Elsewhere"])]);
  expect(outlineOf(h(2, "a", "A"), question, glossary, move, list, p("After."))).toEqual([
    { level: 1, anchor: "", headings: ["Title"], texts: [] },
    { level: 2, anchor: "a", headings: ["Title", "A"], texts: ["After."] },
    {
      level: 3,
      anchor: "which-wallets-work",
      headings: ["Title", "A", "Which wallets work?"],
      texts: ["StarKey."],
    },
    { level: 3, anchor: "leg", headings: ["Title", "A", "Leg"], texts: ["A part."] },
    { level: 3, anchor: "fn-swap", headings: ["Title", "A", "swap"], texts: ["entry swap"] },
  ]);
});
