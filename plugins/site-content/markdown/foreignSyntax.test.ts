import { compiled, treeOf } from "../../../src/testing/builders";
import { SIZED_PICTURE } from "./foreignPatterns";

const found = async (text: string) => (await compiled(text, "md")).problems;

test.each([
  ["[A button](/a){ .md-button }", "{ .md-button }"],
  ["![a](a.png){width=50%}", "{width=50%}"],
  ['![a](a.png){ width="300" }', '{ width="300" }'],
  ["Press ++ctrl+c++ now", "++ctrl+c++"],
  ["A :material-check: mark", ":material-check:"],
  ["+---+---+\n| a | b |\n+---+---+", "+---+---+"],
  ["| The first line\n|    and the second", "| The first line"],
  ["(@good) An example", "(@good) An example"],
  ["(@) An example", "(@) An example"],
  ["• one\n• two", "• one"],
  ["- one\n  • two", "• two"],
  ["● one\n● two", "● one"],
  [":open:", ":open:"],
  ["a) one\nb) two", "a) one"],
  ["i. one\nii. two", "i. one"],
  ['[a](/b "c "d" e")', '[a](/b "c "d" e")'],
  ["{++added++} text", "{++added++}"],
  ["Text^[an inline note]", "^[an inline note]"],
  ["Text[^nowhere]", "[^nowhere]"],
  ["See [the guide][missing].", "[the guide][missing]"],
  ["\\begin{equation} x \\end{equation}", "\\begin{equation} x \\end{equation}"],
  ["| a |\n| - |\n| {{ x }} |", "{{ x }}"],
  ["## {{ title }}", "{{ title }}"],
  ['!!!info "Careful"\n    Text.', '!!!info "Careful"'],
  ["??? note\n    Text.", "??? note"],
  ["/// note | Title\nText\n///", "/// note | Title"],
  [
    "<<< @/snippets/a.ts#region{1,2 ts:line-numbers}",
    "<<< @/snippets/a.ts#region{1,2 ts:line-numbers}",
  ],
  ["<<< ../snippets/a.js{2}", "<<< ../snippets/a.js{2}"],
  ["^^inserted text^^", "^^inserted text^^"],
  ["A^T^ A", "^T^"],
  ["!> Mind the gap", "!> Mind the gap"],
  ["?> A tip", "?> A tip"],
  ["{@inject: data.json}", "{@inject: data.json}"],
  ['Press <b @click="a">b</b>', '<b @click="a">'],
  ["Use <Foo :a='b' #c='d' />", "<Foo :a='b' #c='d' />"],
  ["![x](a.png =200x100)", "![x](a.png =200x100)"],
  ['[block:callout]\n{ "type": "info" }\n[/block]', "[block:callout]"],
  ['[caption width="3"]A pool[/caption]', '[caption width="3"]'],
  ["## Start :id=start", ":id=start"],
  ["% A remark", "% A remark"],
  ["%%\nhidden", "%%"],
  ["Text ^1a2b3c", "^1a2b3c"],
  ["up:: a page", "up:: a page"],
  ["(target)=\n# A", "(target)="],
  [":class: tip", ":class: tip"],
  ["See {ref}`a`", "{ref}`…`"],
  ["See :py:class:`a`", ":py:class:`…`"],
  [".. note::", ".. note::"],
  ["As [@knuth84] and", "[@knuth84]"],
  ["As [see; @a, p. 3] and [@a; @b]", "[@a; @b]"],
  ["As @fig-one shows", "@fig-one"],
  ["+---+\n| a |\n+===+", "+---+"],
  ["\\newpage", "\\newpage"],
  ["\\begin{tabular}{l}", "\\begin{tabular}{l}"],
  ["See xref:a.adoc[b]", "xref:a.adoc[b]"],
  ["[NOTE]\nText", "[NOTE]"],
  ["== Section", "== Section"],
  ["##Heading", "##Heading"],
  ["＃ Heading", "＃ Heading"],
  ["‘‘‘js\na", "‘‘‘js"],
  ["[a] (./b)", "[a] (./b)"],
  ["[a]（/b）", "[a]（/b）"],
  ["(a)[/b]", "(a)[/b]"],
  ["See [a](my page.md#b) here", "[a](my page.md#b)"],
  ["[a](my page.v2.html?b=1)", "[a](my page.v2.html?b=1)"],
  ["::: my.module\n    options:", ":::my.module"],
])("%j is reported", async (text, what) => {
  expect(await found(text)).toEqual([
    expect.stringMatching(
      new RegExp(`^warning \\d: "${what.replace(/\W/g, "\\$&")}" is shown as text\\.$`),
    ),
  ]);
});

test.each([
  "C++ and D++",
  "i++ or j++",
  "balances[user][token]",
  "a {product} b",
  "{ a: 1 }",
  "## Fees {#fees}",
  "## Fees { #fees .wide }",
  "## Fees {: #fees .wide }",
  "a[^1]\n\n[^1]: One.",
  "2^n + 2^m",
  "What??? Wow!!!",
  "> [!note]\n> Text",
  "~struck~ and ~~2~~ and H\\~2\\~O",
  ":warning: Careful",
  ":tada:",
  "std::swap and a::b",
  "#1 and ##",
  "[@user](/a) and @user",
  "[1] (https://a.b)",
  "Fix it [skip ci] ([#432](https://a.b))",
  "(a) [b](/c)",
  "[a](<my page.md>) and [b](c.md 'd.md')",
  "5% of all",
])("%j is not", async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each([
  ["A\n\\(x^2\\) b", "\\(x^2\\)", 2],
  ["\\[ \\frac{a}{b} \\]", "\\[ \\frac{a}{b} \\]", 1],
  ["\\[\nP = \\frac{x_1}{y_2}\n\\]", "\\[ P = \\frac{x_1}{y_2} \\]", 1],
  ["- A \\(x^2\n  b\\)", "\\(x^2 b\\)", 1],
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
])("%j is no list, table or block of lines of another tool", async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each(["an escaped \\(bracket\\)", "`\\(x^2\\)` in code"])(
  "escaped brackets are not: %j",
  async (text) => {
    expect(await found(text)).toEqual([]);
  },
);

test("all that a line has is reported at once", async () => {
  expect(await found("++ctrl+c++ :material-check: {{ x }} and {{ y }}")).toEqual(
    ["{{ x }}", "{{ y }}", "++ctrl+c++", ":material-check:"].map(
      (what) => `warning 1: "${what}" is shown as text.`,
    ),
  );
});

test("files that VitePress would include are reported", async () => {
  const text = "<!--@include: @shared/a.md-->\n<!-- @include: ./b.md{3,} -->\n<!-- @included -->";
  expect(await found(text)).toEqual([
    'warning 1: "<!--@include: @shared/a.md-->" includes nothing here.',
    'warning 2: "<!-- @include: ./b.md{3,} -->" includes nothing here.',
  ]);
});

test.each([
  ["H~2~O", "~2~"],
  ["1~2天或3~4天", "~2天或3~"],
])("what single tildes in a word strike through is reported: %s", async (text, what) => {
  expect(await found(text)).toEqual([`warning 1: "${what}" is struck through.`]);
});

test.each([
  "{{#include ../test/Basic.t.sol:import}}",
  "{{#rustdoc_include a.rs:2:5}}",
  '--8<-- "a.py"',
  "<<< @/snippets/a.ts",
])("code that is an include alone is reported: %s", async (line) => {
  expect(await found(`A\n\n\`\`\`js\n    ${line}\n\`\`\``)).toEqual([
    `warning 4: "${line}" includes nothing here.`,
  ]);
  expect(await found(`\`\`\`md\n${line}\n\`\`\``)).toEqual([]);
  expect(await found(`\`\`\`js\n${line}\nconst a = 1;\n\`\`\``)).toEqual([]);
});

test.each([
  ['{% embed url="https://e.com" %}', "Write a link in its place."],
  ['{% file src="a.pdf" %}', "Write a link in its place."],
  ['{% content-ref url="a.md" %}', "Remove it; the link after it stays."],
  ['{% code title="a.js" %}', /^Write the title behind the language/],
  ["{% stepper %}", /^Write <Steps>/],
  ["{% step %}", /^Write <Steps>/],
  ["{% assign x = 1 %}", "Write what it stands for."],
])("a tag of GitBook has its remedy: %s", async (tag, fix) => {
  const { problems } = await treeOf(tag);
  expect(problems.map((found) => found.fix)).toEqual([
    typeof fix === "string" ? fix : expect.stringMatching(fix),
  ]);
});

test("text that stands four spaces inside a box is reported", async () => {
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
    `warning ${line}: "${head}" begins no table, so its rows are shown as text.`,
  ]);
});

test.each(["| a |", "| a |\n| - |\n| b |", "a | b\nc | d"])(
  "%j is no broken table",
  async (text) => {
    expect(await found(text)).toEqual([]);
  },
);

test("a mark for contents may be slanted, as GitLab writes it", async () => {
  expect(await found("[[_TOC_]]")).toEqual(['warning 1: "[[TOC]]" was left out.']);
});

test("settings in the texts of pictures and links are reported", async () => {
  const text =
    "![a|200](b.png) ![c](d.png ':size=50x10') [e](/f ':ignore g') ![h | 2](i.png ': j') [k](/l ':rocket: m')";
  expect(await found(text)).toEqual(
    ["|200", ":size=50x10", ":ignore"].map(
      (what) => `warning 1: "${what}" has no effect, and readers get it as text.`,
    ),
  );
});

test("the picture with a width that reports advise can be written in both formats", async () => {
  for (const format of ["md", "mdx"] as const)
    expect((await compiled(SIZED_PICTURE, format)).problems).toEqual([]);
});
