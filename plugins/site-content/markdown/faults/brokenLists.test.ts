import { compiled } from "../../../../src/testing/builders";

test.each([
  ["1. a\n2. b\n  ```\n  c\n  ```\n  d\n3. e", "3. e", 7],
  ["> 4) a\n>\n> b\n> 5) c", "> 5) c", 4],
])("an item that is not part of the list is reported: %j", async (text, item, line) => {
  expect((await compiled(text, "md")).problems).toStrictEqual([
    `warning ${line}: "${item}" is shown as text, since the list above it has ended.`,
  ]);
});

test.each([
  "1. a\n2. b\n\n   c\n3. d",
  "1. a\n\nb in\n2019. c",
  "- a\n\nb\n2. c",
  "1. a\n\n```\nb\n```\n\n2. c",
  "a\n2. b",
])("%j has all its items, or none", async (text) => {
  expect((await compiled(text, "md")).problems).toStrictEqual([]);
});
