import { load, source } from "../../../../src/testing/builders";

const places = async (...files: ReturnType<typeof source>[]) =>
  (await load(files)).problems.map(({ severity, file, line, message }) => [
    severity,
    `${file}:${line}`,
    /U\+[\dA-F]+/.exec(message)?.[0],
  ]);

test("text that readers would copy as something other than what they see is an error with its line", async () => {
  const page = [
    "---\ntitle: A\ndescription: B\n---\n",
    "Pay 0x12345678&#8203;90.\n",
    "```js",
    "const a = 1;",
    'const b = "\u202e";',
    "```\n",
    '<Card to="/a" title="0x12345678\u200d90">Text</Card>',
  ].join("\n");
  expect(await places(source("content/docs/a.mdx", page))).toEqual([
    ["error", "content/docs/a.mdx:6", "U+200B"],
    ["error", "content/docs/a.mdx:10", "U+202E"],
    ["error", "content/docs/a.mdx:13", "U+200D"],
  ]);
});

test("so it is in front matter and data", async () => {
  expect(
    await places(
      source("content/docs/a.md", '---\ntitle: A\ndescription: "B\\u202e"\n---\n\nText\n'),
      source("content/values.yml", 'router:\n  value: "0x12345678\\u200b90"\n'),
    ),
  ).toEqual([
    ["error", "content/values.yml:2", "U+200B"],
    ["error", "content/docs/a.md:3", "U+202E"],
  ]);
});
