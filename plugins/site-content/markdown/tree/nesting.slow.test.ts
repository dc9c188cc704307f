import fc from "fast-check";
import { HtmlValidate } from "html-validate";
import { finishedTree } from "../../../../src/testing/builders";
import { renderTree } from "../../../../src/testing/componentSamples";

const VALIDATOR = new HtmlValidate({
  rules: {
    "element-permitted-content": "error",
    "element-permitted-occurrences": "error",
    "element-permitted-order": "error",
    "element-permitted-parent": "error",
    "element-required-ancestor": "error",
    "element-required-content": "error",
    "no-multiple-main": "error",
    deprecated: "error",
  },
});
const NAMES =
  `a address article b blockquote caption center code colgroup dd del details div dl dt em figcaption figure
  footer h2 h3 header li main nav ol p q rt ruby section span strike strong summary table tbody td tfoot th thead tr
  tt ul`.split(/\s+/);

/** A tag with words and tags in it. */
const nest = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant("word"),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.array(tie("node"), { minLength: 1, maxLength: 3 }))
      .map(([name, inside]) => {
        const href = name === "a" ? ' href="/y"' : "";
        return `<${name}${href}>${inside.join(" ")}</${name}>`;
      }),
  ),
})).node;

/** Words outside tags: a name of a table is in an attribute, too. */
const countWords = (text: string) => text.replace(/<[^>]*>/g, "").split("word").length - 1;

test.each(["md", "mdx"] as const)(
  "however tags are nested in .%s, the HTML is valid and no word is lost",
  async (format) => {
    await fc.assert(
      fc.asyncProperty(nest, async (text) => {
        const { tree } = await finishedTree(`<div>${text}</div>`, format);
        const html = renderTree(tree);
        const report = await VALIDATOR.validateString(`<main>${html}</main>`);
        expect(report.results[0]?.messages.map(({ message }) => message) ?? []).toStrictEqual([]);
        expect(countWords(html)).toBe(countWords(text));
      }),
      { numRuns: 500, seed: 1 },
    );
  },
);
