import { treeOf } from "../../../../src/testing/builders";

const found = async (body: string) =>
  (await treeOf(body, "mdx")).problems
    .map(({ line, message }) => `${line}: ${message}`)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
const fixes = async (body: string) => (await treeOf(body, "mdx")).problems.map(({ fix }) => fix);

const OPEN = "Unexpected end of file in expression, expected a corresponding closing brace for `{`";
const unclosed = (tag: string) => `Expected a closing tag for \`<${tag}>\``;

test.each([
  ["a brace in a paragraph", "a\n\nx {y\nz\n\nb", [`3: ${OPEN}`]],
  ["a brace at the start of a line", "a\n\n{b\n\nc\n\nd", [`3: ${OPEN}`]],
  ["a brace in a property", "<Bars rows={[1\n\na\n\nb", [`1: ${OPEN}`]],
  [
    "a property without its second quotation mark",
    "a\n\n<Card to='x\n\nb\n\nc",
    ["3: Unexpected end of file in attribute value, expected a corresponding closing quote `'`"],
  ],
  ["a tag", "a <b c\nd", ["1: Unexpected end of file in attribute name"]],
])(
  "an unclosed construct is reported on the line where it begins: %s",
  async (_, body, problems) => {
    expect(await found(body)).toStrictEqual(problems);
  },
);

test.each([
  [":::note[<c>]\n\na\n\n:::", "title of the box"],
  ["> <c>\n>\n> a", "quotation"],
])("a tag that is not closed in a section of the page: %s", async (body, part) => {
  const [problem] = await found(body);
  expect(problem).toMatch(`before the end of the ${part}`);
});

test.each([
  ["{@inject: a.move#fun=mint}", "Write what it stands for."],
  ["Text {@include: ../a.mdx}", "Write what it stands for."],
  [
    "{inject: a.move}",
    "Write \\{ for a plain brace or put it in code; in .mdx files { starts an expression.",
  ],
])("directives that a site's own program replaces have their own fix: %s", async (body, fix) => {
  expect(await fixes(body)).toStrictEqual([fix]);
});

test.each([
  [
    "comparisons and braces",
    "if x <3\n\n{1 +}\n\n{y\n\n> a <= b",
    [
      "1: Unexpected character `3` (U+0033) before name",
      '3: "{1 +}" has braces that MDX cannot read.',
      `5: ${OPEN}`,
      "7: Unexpected character `=` (U+003D) before name",
    ],
  ],
  [
    "an object of several lines in one pair of braces",
    '<Card\n  title={\n    a: "b",\n  }\n/>',
    ['3: "a: "b"," has braces that MDX cannot read.'],
  ],
  [
    "tags without an end",
    "a<br>b\n\n<Details summary='x'>\n\nc <img src='d'>",
    [
      `1: ${unclosed("br")} before the end of \`paragraph\``,
      `3: ${unclosed("Details")}`,
      `5: ${unclosed("img")} before the end of \`paragraph\``,
    ],
  ],
  [
    "tags without slash in one that is closed",
    "<p>a\n<br>b</p>\n\n<p>c<br></p>",
    [`2: ${unclosed("br")} before \`</p>\``, `4: ${unclosed("br")} before \`</p>\``],
  ],
  [
    "a closing tag alone",
    "a\n\n</Details>\n\n<4",
    [
      "3: `</Details>` closes a tag that was never opened",
      "5: Unexpected character `4` (U+0034) before name",
    ],
  ],
])("each line with a fault is reported: %s", async (_, body, problems) => {
  expect(await found(body)).toStrictEqual(problems);
});

test.each([
  ["the closing tag of one that is faulty", "<Card to=/x>\n\na\n\n</Card>", 1],
  ["the closing tag of one that a paragraph ends", "<b>x\n\ny</b>", 1],
  ["tags that close each other", "A <b>bold\n<i>both</b> text\n</i>", 1],
  ["a second fault of a line", "a <3 {b <4", 1],
])("what follows from a fault is not reported: %s", async (_, body, count) => {
  expect(await found(body)).toHaveLength(count);
});

test.each([
  ["<Card to=“/x” />", "Write straight quotation marks, \" or ', around the value."],
  ["<Checklist items=[1] />", 'Write a list in braces, such as items={["one", "two"]}.'],
  [
    '<Card to="/x title="y" />',
    "Close each value with the quotation mark that opens it; write &lt; where no tag is meant.",
  ],
  [
    '<Details summary="a">\n\na\n\n</details>',
    "Write the same name in both: <Details> in line 1 and </details> in line 5.",
  ],
  [
    "a\n\n<Detals>\n\na\n\n</Details>",
    "Write the same name in both: <Detals> in line 3 and </Details> in line 7.",
  ],
  [
    '<Steps>\n<Step title="a">\n\na\n\n</Steps>',
    "Write </Step> where it ends; write &lt; where no tag is meant.",
  ],
  [
    "a\n\n</Details>",
    "Remove it, or write the tag that opens it; write &lt; where no tag is meant.",
  ],
])("%s has its own fix", async (body, fix) => {
  expect(await fixes(body)).toStrictEqual([fix]);
});

test("all faults of a long page are reported, in tags, headings, text and lists", async () => {
  const filler = "Some words of a page. ".repeat(250);
  const parts = [
    "<p>open",
    "a {b",
    "## c <3",
    "- d {e",
    "`x\ny` <4",
    "```\n{\n```\nf <5",
    "</Details>",
  ];
  const body = parts
    .map((part) => `${part}\n\n${filler}\n\n`)
    .join("")
    .repeat(2);
  expect(body.length).toBeGreaterThan(75_000);
  expect((await found(body)).map((fault) => Number.parseInt(fault, 10))).toStrictEqual([
    1, 5, 9, 13, 18, 25, 29, 33, 37, 41, 45, 50, 57, 61,
  ]);
});
