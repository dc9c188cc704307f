import { element } from "../../../src/domain/documentTree";
import { VARIABLES } from "../../../src/testing/builders";
import { fillData, fillTree, fillVariables } from "./variables";

describe("a text", () => {
  test.each([
    ["gets each value", "{product}, {productSlug}, {ticker}", "Harbour, harbour, HBR"],
    ["gets a value as often as it asks", "{product}{product}", "HarbourHarbour"],
    ["gets a value in an encoded link", "/%7BproductSlug%7D-amm", "/harbour-amm"],
    [
      "keeps a name after a backslash, without the backslash",
      "write \\{product}",
      "write {product}",
    ],
    ["keeps a template literal", `a \${product} b`, `a \${product} b`],
    [
      "keeps names it does not know",
      "{products} {Product} { product } {x}",
      "{products} {Product} { product } {x}",
    ],
  ])("%s", (_, text, expected) => {
    expect(fillVariables(text, VARIABLES)).toBe(expected);
  });

  test("takes a value as it is, whatever characters it holds", () => {
    expect(fillVariables("{product}", { ...VARIABLES, product: "$& {ticker}" })).toBe(
      "$& {ticker}",
    );
  });
});

test("JSON gets values in texts at every depth and keeps everything else", () => {
  const value = { a: ["{ticker}", 1, true, null, { b: "{product}" }], "{product}": undefined };
  expect(fillData(value, VARIABLES)).toStrictEqual({
    a: ["HBR", 1, true, null, { b: "Harbour" }],
    "{product}": undefined,
  });
  expect(fillData(undefined, VARIABLES)).toBeUndefined();
});

describe("a tree", () => {
  test("gets values in texts and properties at every depth", () => {
    const tree = [
      "{product}",
      element("p", { title: "{ticker}" }, [element("b", {}, ["{productSlug}"], 4)], 3),
    ];
    expect(fillTree(tree, VARIABLES)).toStrictEqual([
      "Harbour",
      element("p", { title: "HBR" }, [element("b", {}, ["harbour"], 4)], 3),
    ]);
  });

  test("joins neighbouring texts, as if the value had been written there", () => {
    const tree = [
      element("p", {}, ["The ", "{product}", " pool", element("br"), "a", "b"]),
      "c",
      "d",
    ];
    expect(fillTree(tree, VARIABLES)).toStrictEqual([
      element("p", {}, ["The Harbour pool", element("br"), "ab"]),
      "cd",
    ]);
  });

  test("finds no value in two texts that only together look like one", () => {
    expect(fillTree(["{pro", "duct}"], VARIABLES)).toStrictEqual(["{product}"]);
  });

  test("leaves the original tree unchanged", () => {
    const tree = [element("p", {}, ["{product}"])];
    fillTree(tree, VARIABLES);
    expect(tree).toStrictEqual([element("p", {}, ["{product}"])]);
  });
});
