import { compiled } from "../../../../src/testing/builders";

test.each([
  ["* ``[`a`](/b)`:` c", "``", "``", 1],
  ["a\nthe `call() of `b`, c` and d `", "`", "`", 2],
  ["> - a `b", "`b", "`", 1],
  ["| a | b |\n| - | - |\n| `x | y` |", "`x", "`", 3],
])("unclosed backquotes are reported: %j", async (text, what, mark, line) => {
  expect((await compiled(text, "md")).problems).toStrictEqual([
    `warning ${line}: "${what}" is shown as text, since no other "${mark}" closes the code.`,
  ]);
});

test.each(["\\`a", "`a`", "``a`b``", "Say `this' and ``that''.", "&#96;a"])(
  "%j has no unclosed backquotes",
  async (text) => {
    expect((await compiled(text, "md")).problems).toStrictEqual([]);
  },
);

test.each([
  ["New rounds every 5 minutes!\\\n\n## Safe", "rounds every 5 minutes!", 1],
  ["- **a** b\\\n  c\\\n\n  d", "c", 2],
])("a line break with no line after it is removed: %j", async (text, words, line) => {
  const { html, problems } = await compiled(text, "md");
  expect(html).not.toContain("\\");
  expect(problems).toStrictEqual([
    `warning ${line}: The "\\" at the end of "${words}" was left out.`,
  ]);
});

test("one on its own leaves no empty paragraph", async () => {
  expect(await compiled("a\n\n\\\n\nb", "md")).toStrictEqual({
    html: "<p>a</p><p>b</p>",
    problems: ['warning 3: A "\\" on a line of its own was left out.'],
  });
});

test.each(["Go to C:\\", "Go to a\\b\\", "a\\\\", "a\\\nb"])("%j keeps it", async (text) => {
  expect((await compiled(text, "md")).problems).toStrictEqual([]);
});
