import { treeOf } from "../../../../src/testing/builders";

const problemsOf = async (text: string, format: "md" | "mdx" = "md") =>
  (await treeOf(text, format)).problems.map(({ line, message, fix }) => ({ line, message, fix }));

const PART = 'If the line is part of the code, begin and end the code with "````".';

test.each([
  [
    "the end has a mark too few",
    "```sh\na\n``\n\nText\n\n```sh\nb\n```",
    'line 3, "``"',
    `Write "\`\`\`" in line 3, in place of "\`\`". ${PART}`,
  ],
  [
    "the end is in quotes",
    "```sh\na\n'''\n\nText\n\n```sh\nb\n```",
    'line 7, "```sh"',
    `Write "\`\`\`" in line 3, in place of "'''". ${PART}`,
  ],
  [
    "the end has a space in it",
    "> ```sh\n> a\n> ` ``\n>\n> ```sh\n> b\n> ```",
    'line 5, "```sh"',
    `Write "\`\`\`" in line 3, in place of "\` \`\`". ${PART}`,
  ],
  [
    "the end is missing",
    "```sh\na\n\nText\n\n```js\nb\n```",
    'line 6, "```js"',
    `End it with a line "\`\`\`" above that one. ${PART}`,
  ],
])(
  "code that ends with the next block is reported where it begins: %s",
  async (_, text, to, fix) => {
    const message = `The block of code that begins here goes on past ${to}, which is shown as code.`;
    expect(await problemsOf(text)).toStrictEqual([{ line: 1, message, fix }]);
  },
);

test.each([
  ["a block of another mark", "~~~md\n```js\na\n```\n~~~"],
  ["a block of fewer marks", "````md\n```js\na\n```\n````"],
  ["marks beside words", "```sh\necho ```js\n``a``\n```"],
  ["too few marks in a block of four", "````md\n```\na\n```\n````"],
])("%s inside code is part of it", async (_, text) => {
  expect(await problemsOf(text)).toStrictEqual([]);
});

test("the fix for code without an end gives the line that was meant as its end", async () => {
  const [found] = await problemsOf("```sh\na\n'''\n\nText");
  expect(found?.fix).toBe('Write "```" in line 3, in place of "\'\'\'".');
});

const OPEN = '<Details summary="a">\n\n```sh\na\n';

test.each([
  [`${OPEN}\`\`\n\n</Details>\n\nText`, 7, 'Write "```" in line 5, in place of "``".'],
  [`${OPEN}\n</Details>\n\nText`, 6, 'End the code with a line "```".'],
  [`${OPEN}\n</Details>\n\n\`\`\`sh\nb\n\`\`\``, 6, 'End the code with a line "```".'],
])("code that swallows a closing tag is reported along with the tag: %j", async (text, at, end) => {
  expect((await problemsOf(text, "mdx"))[0]).toMatchObject({
    line: 1,
    fix: `The code that begins in line 3 goes on past </Details> in line ${at}. ${end}`,
  });
});

test("a closing tag in an example is not taken for the missing one", async () => {
  const text = '<Details summary="a">\n\n```mdx\n</Details>\n```';
  expect((await problemsOf(text, "mdx"))[0]?.fix).toBe(
    "Write </Details> where it ends; write &lt; where no tag is meant.",
  );
});
