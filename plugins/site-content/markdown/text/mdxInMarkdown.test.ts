import * as builtIn from "../../../../src/components/mdx/builtIn";
import { componentNames } from "../../../../src/domain/componentSpec";
import { VARIABLES } from "../../../../src/testing/builders";
import { parseBody } from "../body";
import { expressionsShown, mdxSigns, withoutMdx } from "./mdxInMarkdown";

const shown = (text: string) =>
  expressionsShown(text, (name) => name === "fact.fee").map(({ what, line }) => `${line}: ${what}`);

test.each([
  ["a path of properties", "Built by {site.title} today.", ["1: {site.title}"]],
  [
    "a call",
    "One\n\nAt {new Date().getFullYear()} or {now()}",
    ["3: {new Date().getFullYear()}", "3: {now()}"],
  ],
  ["a function that is called", "{(() => 1)()}", ["1: {(() => 1)()}"]],
  ["a function", "({(x) => x})", ["1: {(x) => x}"]],
  ["a choice", "It is {isLive ? 'live' : 'not'}.", ["1: {isLive ? 'live' : 'not'}"]],
  ["a condition", "{a && b}", ["1: {a && b}"]],
])("%s in braces is reported", (_, text, expected) => {
  expect(shown(text)).toEqual(expected);
});

test.each([
  ["code", "`{a.b}` and ``{f()}``\n\n```js\n{a.b}\n```\n\n    {a.b}"],
  ["a formula", "$\\frac{a.b}{c}$ and $$ {f(x)} $$"],
  ["a name alone, as templates and sets have", "Write {name}, {{ name }} or { a, b }."],
  ["a part of an address", "/pools/{pool.id} and https://x.example/{f(x)}"],
  ["a value of the site", "The fee is {fact.fee}."],
  ["a heading's id", "## Fees {#fees.lp}"],
])("%s is not", (_, text) => {
  expect(shown(text)).toEqual([]);
});

test.each([
  ["a comment of HTML", "<!-- old {/* note */} <Foo bar={1} /> -->\n\nText"],
  ["a script", "<script setup>\nimport A from './a.vue'\n</script>\n\nText"],
  ["a code span", "`<Foo bar={1} /> {/* note */}`"],
])("%s has no MDX in it, and is unchanged", (_, text) => {
  expect(mdxSigns(text)).toStrictEqual([]);
  expect(withoutMdx(text)).toBe(text);
});

test("a lone backquote does not hide MDX in the next paragraph", () => {
  const text = "Press the ` key.\n\n<Foo bar={1} />\n\nPress the ` key.";
  expect(mdxSigns(text)).toContainEqual({ what: "<Foo>", line: 3 });
});

describe("the fix for MDX in a .md file works", () => {
  const read = (file: string, text: string) =>
    parseBody({ file, text, variables: VARIABLES }, componentNames(builtIn));

  test.each([
    [
      "a component that does not exist",
      "<Detials>\n\nA\n\n</Detials>",
      1,
      "Unknown component <Detials>.",
    ],
    ["what MDX cannot read", "import A from './a.md'\n\na <br> b", 3, "Expected a closing tag"],
    ["a tag in it", '<Card title="A">\n\na <br> b\n\n</Card>', 3, "Expected a closing tag"],
  ])("with %s: that comes first", async (_, text, line, message) => {
    const { problems } = await read("docs/a.md", text);
    const fixes = problems.map(({ fix }) => fix).filter((fix) => fix.includes("ename the file"));
    expect(fixes).not.toEqual([]);
    for (const fix of fixes) {
      expect(fix).toContain(`First correct line ${line}: ${message}`);
      expect(fix).toMatch(/[^?.][?.] Then rename the file to a\.mdx\.$/);
    }
  });

  test("without anything else: renaming gives a page without errors", async () => {
    const text = '<Steps>\n\n<Step title="A">\n\nB\n\n</Step>\n\n</Steps>';
    const { problems } = await read("docs/a.md", text);
    expect(problems.map(({ fix }) => fix)).toEqual(["Rename the file to a.mdx."]);
    expect((await read("docs/a.mdx", text)).problems).toEqual([]);
  });
});
