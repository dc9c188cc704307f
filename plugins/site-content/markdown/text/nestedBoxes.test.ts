import { compiled } from "../../../../src/testing/builders";
import { withBoxesNested } from "./nestedBoxes";

const box = (type: string, inside: string) => `<Admonition type="${type}">${inside}</Admonition>`;
const NESTED = `${box("note", `${box("tip", "<p>a</p>")}<p>b</p>`)}<p>c</p>`;

test.each([
  ["marks of MyST in colons", ":::note\n```{tip}\na\n```\nb\n:::\nc", NESTED],
  ["colons in marks of MyST", "```{note}\n:::tip\na\n:::\nb\n```\nc", NESTED],
  ["as Quarto has them", ":::{.callout-note}\n:::{.callout-tip}\na\n:::\nb\n:::\nc", NESTED],
  ["with more colons outside", "::::note\n:::tip\na\n:::\nb\n::::\nc", NESTED],
  ["with more colons inside", ":::note\n::::tip\na\n::::\nb\n:::\nc", NESTED],
  [
    "of three levels",
    ":::note\n:::note\n:::tip\na\n:::\nb\n:::\nc\n:::\nd",
    `${box("note", NESTED)}<p>d</p>`,
  ],
  [
    "in a list of a box",
    ":::note\n- a\n\n  :::tip\n  b\n  :::\n\n:::\nc",
    `${box("note", `<ul><li><p>a</p>${box("tip", "<p>b</p>")}</li></ul>`)}<p>c</p>`,
  ],
  [
    "in a quotation",
    "> :::note\n> :::tip\n> a\n> :::\n> b\n> :::\n>\n> c",
    `<blockquote>${NESTED}</blockquote>`,
  ],
  [
    "beside each other",
    ":::note\na\n:::\n\n:::tip\nb\n:::\nc",
    `${box("note", "<p>a</p>")}${box("tip", "<p>b</p>")}<p>c</p>`,
  ],
  [
    "of which the outer one is not closed",
    ":::note\n:::tip\na\n:::\nc",
    `${box("note", box("tip", "<p>a</p>"))}<p>c</p>`,
  ],
  [
    "of which the outer colons close both",
    "::::note\n:::tip\na\n::::\nc",
    `${box("note", box("tip", "<p>a</p>"))}<p>c</p>`,
  ],
])("boxes %s", async (_, text, html) => {
  for (const format of ["md", "mdx"] as const) {
    const found = await compiled(text, format);
    expect(found.html.replace(/\n/g, "")).toBe(html);
    expect(found.problems).toEqual([]);
  }
});

test("colons in code neither begin nor end a box", async () => {
  const text = ":::note\n```md\n:::tip\n:::\n```\na\n:::\n\n```md\n:::\n```";
  const { html, problems } = await compiled(text);
  expect(html).toMatch(/^<Admonition[^/]*:::tip\n:::\n<.*<p>a<\/p><\/Admonition><pre>/s);
  expect(problems).toEqual([]);
});

test("each line of colons that does not end a box is reported with its line", async () => {
  expect((await compiled("a\n:::\nb\n\n> c\n> :::")).problems).toEqual(
    [2, 6].map((line) => `warning ${line}: A line ":::" does not end a box and is shown as text.`),
  );
});

test("boxes nested more deeply than anybody writes are unchanged, and take no time", () => {
  const lines = (count: number) => [
    ...Array<string>(count).fill(":::note"),
    ...Array<string>(count).fill(":::"),
  ];
  const nested = (count: number) =>
    withBoxesNested(
      lines(count).map((text) => ({ text, isCode: false })),
      "md",
    ).map(({ text }) => text);
  expect(nested(3)).toEqual([":::::note", "::::note", ":::note", ":::", "::::", ":::::"]);
  expect(nested(20_000)).toEqual(lines(20_000));
});
