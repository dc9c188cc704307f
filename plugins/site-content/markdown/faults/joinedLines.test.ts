import { compiled } from "../../../../src/testing/builders";

const found = async (text: string) => (await compiled(text, "md")).problems;

test.each([
  [
    "a\n\nThis is a sentence.\n---",
    'warning 3: The hyphens below "This is a sentence." make a heading of that text.',
  ],
  [
    "One line\nand another\n---\nb",
    'warning 1: The hyphens below "One line" make a heading of that text.',
  ],
  [
    "**See below:**\n---",
    'warning 1: The hyphens below "**See below:**" make a heading of that text.',
  ],
  ["> A,\n> ---", 'warning 1: The hyphens below "A," make a heading of that text.'],
  [
    "| a | b |\n| - | - |\n| 1 | 2 |\nText right below",
    'warning 4: "Text right below" is a row of the table above it.',
  ],
])("lines without a blank line before them are reported: %j", async (text, expected) => {
  expect(await found(text)).toEqual([expected]);
});

test.each([
  "Heading\n---\n\nWhat is it?\n---\n\n## A.\n\n### 1. B.\n---",
  "A sentence.\n\n---",
  "Name<br>\n[![a](b.png)](/c)\n===",
  "| a | b |\n| - | - |\n| 1 |\n2 | 3\n\nText",
  "a | b\n- | -\n1 | 2",
  "| a |\n| - |\n| 1 |",
])("others are not: %j", async (text) => {
  expect(await found(text)).toEqual([]);
});
