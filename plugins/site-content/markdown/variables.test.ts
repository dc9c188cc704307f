import { VARIABLES } from "../../../src/testing/builders";
import { fillData, fillMarkdown } from "./variables";

test.each([
  ["gets each value", "{product}, {productSlug}, {ticker}", "Harbour, harbour, HBR"],
  ["gets a value as often as it asks", "{product}{product}", "HarbourHarbour"],
  ["gets a value as property of a tag", "<Card title={product} />", '<Card title="Harbour" />'],
  ["gets a value in a query", "[x](/a?from={productSlug})", "[x](/a?from=harbour)"],
  ["keeps a name after a backslash", "write \\{product}", "write \\{product}"],
  ["keeps a template literal", `a \${product} b`, `a \${product} b`],
  [
    "keeps names it does not know",
    "{products} {Product} { product } {x}",
    "{products} {Product} { product } {x}",
  ],
])("a text %s", (_, text, expected) => {
  expect(fillMarkdown(text, VARIABLES)).toBe(expected);
});

test("a value is text, whatever characters it holds", () => {
  expect(fillMarkdown("{product}", { ...VARIABLES, product: "$& <b> {ticker}" })).toBe(
    "$& &#60;b> &#123;ticker}",
  );
});

test("data get values in texts at every depth and keep everything else", () => {
  const value = {
    a: ["{ticker}", 1, true, null, { b: "{product} \\{product}" }],
    "{product}": undefined,
  };
  expect(fillData(value, VARIABLES)).toStrictEqual({
    a: ["HBR", 1, true, null, { b: "Harbour {product}" }],
    "{product}": undefined,
  });
  expect(fillData(undefined, VARIABLES)).toBeUndefined();
});
