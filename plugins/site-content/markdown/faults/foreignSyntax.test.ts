import { compiled, treeOf } from "../../../../src/testing/builders";
import { SIZED_PICTURE } from "./foreignPatterns";

const found = async (text: string) => (await compiled(text, "md")).problems;

test.each([
  ["A\n\\(x^2\\) b", "\\(x^2\\)", 2],
  ["\\[ \\frac{a}{b} \\]", "\\[ \\frac{a}{b} \\]", 1],
  ["\\[\nP = \\frac{x_1}{y_2}\n\\]", "\\[ P = \\frac{x_1}{y_2} \\]", 1],
  ["- A \\(x^2\n  b\\)", "\\(x^2 b\\)", 1],
  ["The sum \\(a+b\\)", "\\(a+b\\)", 1],
])("LaTeX's marks are reported: %j", async (text, what, line) => {
  expect(await found(text)).toEqual([`warning ${line}: "${what}" is shown as text.`]);
});

test.each([
  "| a |\n| - |\n| • b<br>• c |",
  "a | b",
  "Ask (@ada) for it",
  "1 + 2 +",
  "Run cat a\n| grep b",
  "- ● Open\n- ○ Closed",
  "● Pool A, ○ pool B",
  "(@alice) wrote this.",
  "We are on X\n(@pool) On Telegram, too.",
  "１．５倍\n２．３倍",
])("%j is not a list, table or line block of another tool", async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each([
  ["# Swap [Swaps one token for another.]", ['"[Swaps one token for another.]"']],
  ["# `swap` [Calls `swap` of a pool.] {#swap}", ['"[Calls `…` of a pool.]"']],
  ["# Swap [work in progress]", []],
  ["# [A link of four words](/a)", []],
  ["## Swap [of one for another]", []],
])("Vocs' sentence after a title is reported: %s", async (text, shown) => {
  expect(await found(text)).toEqual(shown.map((what) => `warning 1: ${what} is shown as text.`));
});

test.each([
  "an escaped \\(bracket\\)",
  "\\[[more](https://a.b/c_d)\\] \\[https://a.b/c_d\\]",
  "a \\(n/a\\) \\(C++ and up\\) \\[a-z\\]",
  "needs \\(>2 <5\\), or \\(1+1\\)",
  "`\\(x^2\\)` in code",
])("escaped brackets are not: %j", async (text) => {
  expect(await found(text)).toEqual([]);
});

test("everything on a line is reported at once", async () => {
  expect(await found("++added++ :material-check: {{ x }} and {{ y }}")).toEqual(
    ["{{ x }}", "{{ y }}", ":material-check:", "++added++"].map(
      (what) => `warning 1: "${what}" is shown as text.`,
    ),
  );
});

test("files that VitePress would include are reported", async () => {
  const text = "<!--@include: @shared/a.md-->\n<!-- @include: ./b.md{3,} -->\n<!-- @included -->";
  expect(await found(text)).toEqual([
    'warning 1: "<!--@include: @shared/a.md-->" does not include anything here.',
    'warning 2: "<!-- @include: ./b.md{3,} -->" does not include anything here.',
  ]);
});

test.each([
  ["H~2~O", "~2~"],
  ["1~2天或3~4天", "~2天或3~"],
  ["2,000 (~$60,000) and 25 (~$750) each", "~$60,000) and 25 (~"],
])("text that single tildes in a word strike through is reported: %s", async (text, what) => {
  expect(await found(text)).toEqual([`warning 1: "${what}" is struck through.`]);
});

test("text that single tildes may be meant to strike through is not", async () => {
  expect(await found("now ~$60~ $75 (~not~ 80), and ~5 (~6)")).toEqual([]);
});

test.each([
  "{{ networks.mainnet.vault }}",
  "{{#include ../test/Basic.t.sol:import}}",
  "{{#rustdoc_include a.rs:2:5}}",
  '--8<-- "a.py"',
  "<<< @/snippets/a.ts",
  "// [!include ~/snippets/a.ts]",
])("code that consists only of an include is reported: %s", async (line) => {
  expect(await found(`A\n\n\`\`\`js\n    ${line}\n\`\`\``)).toEqual([
    `warning 4: "${line}" does not include anything here.`,
  ]);
  expect(await found(`\`\`\`md\n${line}\n\`\`\``)).toEqual([]);
  expect(await found(`\`\`\`js\n${line}\nconst a = 1;\n\`\`\``)).toEqual([]);
});

test.each([
  ["go reference", "https://git.example/a.go#L1-L9", true],
  ['go reference title="a.go"', "https://git.example/a.go", true],
  ["text reference", "a", false],
  ["text", "https://git.example/a.go", false],
])("an address whose code Docusaurus shows is reported: %s, %s", async (info, line, isReported) => {
  expect(await found(`\`\`\`${info}\n${line}\n\`\`\``)).toEqual(
    isReported ? [`warning 2: "${line}" does not include anything here.`] : [],
  );
});

test.each([
  ['a {% embed url="https://e.com" %}', "Write a link instead."],
  ['a {% file src="a.pdf" %}', "Write a link instead."],
  ['{% content-ref url="a.md" %}', "Remove it; the link after it stays."],
  ['{% code title="a.js" %}', /^Write the title behind the language/],
  ["{% stepper %}", /^Write <Steps>/],
  ["{% step %}", /^Write <Steps>/],
  ["{% assign x = 1 %}", "Write what it stands for."],
])("a GitBook tag has its own fix: %s", async (tag, fix) => {
  const { problems } = await treeOf(tag);
  expect(problems.map((found) => found.fix)).toEqual([
    typeof fix === "string" ? fix : expect.stringMatching(fix),
  ]);
});

test("text that is indented by four spaces in a box is reported", async () => {
  expect(await found(":::info Names\n    - **Pools:** old.\n:::")).toEqual([
    'warning 2: Four spaces make code of "- **Pools:** old.".',
  ]);
  expect(await found(":::info Names\nText.\n\n    code\n:::")).toEqual([]);
});

test.each([
  ["a head without a line below it", "Text\n| a | b |\n| 1 | 2 |", 2, "| a | b |"],
  ["a line of too few cells", "- | a | b |\n  | - |\n  | 1 | 2 |", 1, "| a | b |"],
  ["wide characters", "｜ a ｜\n｜ - ｜", 1, "｜ a ｜"],
  ["a line of dashes", "| a |\n| — |\n| 1 |", 1, "| a |"],
])("a table with %s is reported", async (_, text, line, head) => {
  expect(await found(text)).toEqual([
    `warning ${line}: "${head}" does not begin a table, so its rows are shown as text.`,
  ]);
});

test.each(["| a |", "| a |\n| - |\n| b |", "a | b\nc | d"])(
  "%j is not a broken table",
  async (text) => {
    expect(await found(text)).toEqual([]);
  },
);

test.each(["[[_TOC_]]", "@[toc]", "@[toc](Contents)"])(
  "a marker for a table of contents is removed: %s",
  async (mark) => {
    const { html, problems } = await compiled(mark);
    expect(html).toBe("");
    expect(problems).toEqual([`warning 1: "${mark}" was left out.`]);
  },
);

test("settings in the text of pictures and links are reported", async () => {
  const text =
    "![a|200](b.png) ![c](d.png ':size=50x10') [e](/f ':ignore g') ![h | 2](i.png ': j') [k](/l ':rocket: m')";
  expect(await found(text)).toEqual(
    ["|200", ":size=50x10", ":ignore"].map(
      (what) => `warning 1: "${what}" has no effect, and readers see it as text.`,
    ),
  );
});

test("the syntax for a picture's width that reports suggest works in both formats", async () => {
  for (const format of ["md", "mdx"] as const)
    expect((await compiled(SIZED_PICTURE, format)).problems).toEqual([]);
});

test("an address in brackets after text has the fix for a link", async () => {
  const { problems } = await treeOf("See [the guide][https://a.b/c] and [x][y].");
  expect(problems.map(({ fix }) => fix)).toEqual([
    "Write [Text](address).",
    "Define what it refers to on a line of its own: [name]: /page.",
  ]);
});

test.each([
  "See \\[[a](/b)\\]\\[[c](/d)\\] here",
  "A \\[a\\]\\[b\\] and an index a\\[b\\]\\[c]",
  "A &#91;a][b] and &lbrack;[c]]",
  "Two \\{{ braces }} and \\==signs==",
  "Text\n> with a margin and\n> \\[\\[two\\]\\] brackets",
  "## A \\[\\[b]]",
  "| a |\n| - |\n| \\{{ b }} |",
  "\\[TOC]",
  "\\!!! note",
  "\\[!NOTE]\nText",
])("escaped syntax is meant as text: %j", async (text) => {
  expect(await found(text)).toEqual([]);
});

test("syntax with an escape in it is quoted as shown", async () => {
  expect(await found("A {{ page\\_title \\| upper }} &amp; {{ a &gt; b }}")).toEqual(
    ["{{ page_title | upper }}", "{{ a > b }}"].map(
      (what) => `warning 1: "${what}" is shown as text.`,
    ),
  );
});
