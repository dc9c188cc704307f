import { withoutDocusaurusBlocks } from "./docusaurusBlocks";

test.each([
  ["<head>\n  <title>x</title>\n</head>\nText", "\n\n\nText", [1]],
  ["Text\n\n<head>\n<meta />\n</head>", "Text\n\n\n\n", [3]],
  ["```html\n<head>\n</head>\n```", "```html\n<head>\n</head>\n```", []],
  ["<head>\nis never closed", "<head>\nis never closed", []],
  ["```mdx-code-block\n<Tabs />\n```\nText", "\n<Tabs />\n\nText", []],
  ["````mdx-code-block\n```js\na\n```\n````", "\n```js\na\n```\n", []],
  ["````md\n```mdx-code-block\na\n```\n````", "````md\n```mdx-code-block\na\n```\n````", []],
])("%j is read as %j", (text, expected, lines) => {
  const reported: unknown[] = [];
  expect(withoutDocusaurusBlocks(text, (_, line) => reported.push(line))).toBe(expected);
  expect(reported).toStrictEqual(lines);
});
