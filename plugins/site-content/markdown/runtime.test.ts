import { element } from "../../../src/domain/documentTree";
import { TreeError, toNodes, treeRuntime } from "./runtime";

const jsx = (type: unknown, props: Record<string, unknown>, lineNumber?: number) => treeRuntime.jsxDEV(type, props, undefined, false, { lineNumber });

describe("a tag", () => {
  test.each<[string, unknown, unknown]>([
    ["becomes an element with its line", jsx("p", { id: "a", children: "text" }, 4), element("p", { id: "a" }, ["text"], 4)],
    ["keeps every kind of JSON", jsx("A", { a: [1, true, null, { b: "x" }] }), element("A", { a: [1, true, null, { b: "x" }] })],
    ["leaves out properties that are undefined", jsx("p", { id: undefined }), element("p")],
    ["keeps properties that are null or false", jsx("p", { id: null, open: false }), element("p", { id: null, open: false })],
    ["has no line when none is known", treeRuntime.jsxDEV("p", {}, undefined, false, undefined), element("p")],
    ["drops line breaks between list items", jsx("ul", { children: ["\n", element("li"), "\n"] }), element("ul", {}, [element("li")])],
    ["drops line breaks inside components", jsx("Card", { children: ["\n", "a"] }), element("Card", {}, ["a"])],
    ["keeps line breaks inside text", jsx("p", { children: ["a", "\n", "b"] }), element("p", {}, ["a", "\n", "b"])],
    ["of the page itself is called with its properties", jsx(({ a }: Record<string, unknown>) => ["x", a], { a: 1 }), ["x", "1"]],
    [
      "made in production is the same without line",
      [treeRuntime.jsx("p", {}), treeRuntime.jsxs("p", { children: ["a"] })],
      [element("p"), element("p", {}, ["a"])],
    ],
    ["without name gives its children", jsx(treeRuntime.Fragment, { children: ["a", null, 1] }), ["a", "1"]],
  ])("%s", (_, made, expected) => {
    expect(made).toStrictEqual(expected);
  });
});

describe("what JSX may return", () => {
  test.each<[string, unknown, unknown[]]>([
    ["nothing", [undefined, null, true, false, ""], []],
    ["text and numbers", ["a", 0, -1.5, 10n], ["a", "0", "-1.5", "10"]],
    ["lists in lists", [["a", ["b"]], [[]]], ["a", "b"]],
    ["elements", [element("p")], [element("p")]],
  ])("%s", (_, value, nodes) => {
    expect(toNodes(value)).toStrictEqual(nodes);
  });
});

describe("what is no data stops with its line", () => {
  const json = "Pages are data: write a string, a number, true or false, or a list or object of these.";
  const text = "Return text, a number, or markup from the expression.";
  function onClick() {
    return 1;
  }
  class Price {}
  const card = (value: unknown) => () => jsx("Card", { a: value }, 7);
  test.each<[string, () => unknown, string, string]>([
    ["a function", card(() => 1), "a of <Card> is a function, which is not JSON.", json],
    ["a function with a name", card(onClick), "a of <Card> is a function (onClick), which is not JSON.", json],
    ["a date", card(new Date(0)), "a of <Card> is a Date, which is not JSON.", json],
    ["an object of a class", card(new Price()), "a of <Card> is an object of Price, which is not JSON.", json],
    ["an object without prototype", card(Object.create(null)), "a of <Card> is an object of an unknown kind, which is not JSON.", json],
    ["a map deep inside", card({ b: [new Map()] }), "a of <Card> is an object of Map, which is not JSON.", json],
    ["no number", card(Number.NaN), "a of <Card> is NaN (number), which is not JSON.", json],
    ["an endless number", card(Number.POSITIVE_INFINITY), "a of <Card> is Infinity (number), which is not JSON.", json],
    ["a big number", card(10n), "a of <Card> is 10 (bigint), which is not JSON.", json],
    ["a symbol", card(Symbol("x")), "a of <Card> is Symbol(x) (symbol), which is not JSON.", json],
    ["undefined in a list", card([undefined]), "a of <Card> is undefined (undefined), which is not JSON.", json],
    ["a function as child", () => jsx("p", { children: onClick }, 7), "An expression gives a function (onClick), which is not text or JSON.", text],
    ["an object as child", () => jsx("p", { children: { a: 1 } }, 7), "An expression gives an object of Object, which is not text or JSON.", text],
    [
      "a date without a tag around it",
      () => jsx(treeRuntime.Fragment, { children: new Date(0) }, 7),
      "An expression gives a Date, which is not text or JSON.",
      text,
    ],
    ["an object as type", () => jsx({}, {}, 7), "A tag has a object for its name.", "Use an HTML tag or a component of this site."],
  ])("%s", (_, make, message, fix) => {
    expect(make).toThrow(TreeError);
    expect(make).toThrow(expect.objectContaining({ message, fix, line: 7 }));
  });
});
