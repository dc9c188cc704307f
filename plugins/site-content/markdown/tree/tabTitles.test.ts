import { stringProp, walk } from "../../../../src/domain/documentTree";
import { finishedTree } from "../../../../src/testing/builders";

test.each([
  ["the same title", "::: code-group\n```js [a.js]\n1\n```\n:::", [undefined]],
  [
    "another title",
    '<Tabs>\n<TabItem value="a" label="A">\n\n```js title="a.js"\n1\n```\n\n</TabItem>\n</Tabs>',
    ["a.js"],
  ],
  ["a title beside text", "::: code-group\n```js [a.js]\n1\n```\nText.\n:::", ["a.js"]],
])("code in a tab with %s", async (_, text, titles) => {
  const { tree } = await finishedTree(text);
  const found: (string | undefined)[] = [];
  walk(tree, (node) => {
    if (node.type === "CodeBlock") found.push(stringProp(node, "title"));
  });
  expect(found).toStrictEqual(titles);
});
