import { compiled, finished } from "../../../../src/testing/builders";

test.each([
  ["a fence", "a\n\n```ts\nb", "block of code", "```"],
  ["a fence closed by a shorter one", "a\n\n````\nb\n```", "block of code", "````"],
  ["a fence in a list", "- a\n\n  ~~~\n  b", "block of code", "~~~"],
  ["a formula", "a\n\n$$\nx = 1\n\nb", "formula", "$$"],
])("%s that is never closed is reported where it begins", async (_, text, what, end) => {
  expect((await finished(text)).problems).toContain(
    `warning 3: The ${what} that begins here is never closed, so everything after it is inside it.`,
  );
  expect((await finished(`${text}\n${text.startsWith("-") ? "  " : ""}${end}`)).problems).toEqual(
    [],
  );
});

test.each([
  ["CDATA section", "<![CDATA["],
  ["instruction", "<?php"],
])("a %s that is never closed is reported where it begins", async (name, mark) => {
  expect((await compiled(`a\n\n${mark} b\n\nc`, "md")).problems).toStrictEqual([
    `warning 3: The ${name} that begins here is never closed, so nothing that follows is shown.`,
  ]);
});

test("a comment that is never closed is reported where it begins", async () => {
  expect((await compiled("<!-- a -->\n\nb\n\n<!-- c\n\nd", "md")).problems).toStrictEqual([
    "warning 5: The comment that begins here is never closed, so nothing that follows is shown.",
  ]);
  expect((await compiled("<!-- a\n\nb -->\n\nc", "md")).problems).toStrictEqual([]);
});

test("cells beyond the head of a table are reported, empty ones are not", async () => {
  const rows = "| a | b |\n| - | - |\n| `x | y` | z |\n| 1 | 2 | |\n";
  expect((await compiled(rows, "md")).problems).toStrictEqual([
    'warning 3: The row has 3 cells and the table 2 columns, so "z" is not shown.',
  ]);
});

test("footnotes that nothing refers to, and duplicate ones, are reported", async () => {
  const text = "a[^1]\n\n[^1]: One.\n[^1]: Two.\n[^b]: Three.";
  expect((await compiled(text, "md")).problems).toStrictEqual([
    "warning 4: The footnote [^1] is defined a second time, and only the first is shown.",
    "warning 5: Nothing refers to the footnote [^b], so it is not shown.",
  ]);
});

test.each([
  ["below a comment", "<!-- a -->\n---\ntitle: A\n---\nb", 2, "title:"],
  ["below a blank line", "a\n\n---\n\ntitle: B\n---\n\nb", 3, "title:"],
  ["of a second page", "a\n\n---\nweight: 2\ntags:\n  - x\n- y\n\n---\n\nb", 3, "weight:"],
])("front matter %s is reported", async (_, text, line, key) => {
  expect((await compiled(text, "md")).problems).toStrictEqual([
    `warning ${line}: Front matter with "${key}" comes after other text here, so it is shown as text instead of being read.`,
  ]);
});

test.each([
  "a\n\n---\n\nNote: b\n---\n",
  "```\n---\ntitle: A\n---\n```",
  "a\n\n---\n\ntitle: A\n\nb",
])("what only looks like front matter is not: %j", async (text) => {
  expect((await compiled(text, "md")).problems).toStrictEqual([]);
});

test("a footnote whose name has a space is reported with how Markdown reads it", async () => {
  expect((await compiled("a[^long note]\n\n[^long note]: text", "md")).problems).toStrictEqual([
    'warning 3: "[^long note]" is not a footnote, since its name has a space, so "text" is taken for an address.',
  ]);
});

test("quotations without text are left out and reported", async () => {
  const { html, problems } = await compiled(">>>\na\n>>>\n\n> b\n>\n", "md");
  expect(html).toBe("<p>a</p><blockquote><p>b</p></blockquote>");
  expect(problems).toStrictEqual([
    "warning 1: A quotation without text was left out.",
    "warning 3: A quotation without text was left out.",
  ]);
});

test("headings without text are left out and reported", async () => {
  const text = "a\n\n##\n\nb\n\n## #";
  const { html, problems } = await compiled(text, "md");
  expect(html).not.toContain("<h2");
  expect(problems).toStrictEqual([
    "warning 3: A heading without text was left out.",
    "warning 7: A heading without text was left out.",
  ]);
});

test("a reference that is already defined with another address is reported", async () => {
  const text = "[a] [b]\n\n[a]: /x\n[b]: /y\n[A]: /z\n[b]: /y";
  expect((await compiled(text, "md")).problems).toStrictEqual([
    'warning 5: The reference [A] is already defined as "/x", and the first definition counts.',
  ]);
});
