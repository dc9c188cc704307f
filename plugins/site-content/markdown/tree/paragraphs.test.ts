import { finished } from "../../../../src/testing/builders";

test.each([
  [
    "a sentence with a link on lines of its own",
    "<p>\n  Once the{' '}\n  <a href=\"/b\">\n    period\n  </a>{' '}\n  is past.\n</p>",
    '<p>Once the <a href="/b">period</a> is past.</p>',
  ],
  ["a text on a line of its own", "<p>\n  Text.\n</p>", "<p>Text.</p>"],
  ["several paragraphs", "<p>\n  One.\n\n  Two.\n</p>", "<div><p>One.</p><p>Two.</p></div>"],
  ["a list", "<p>\n\n- a\n\n</p>", "<div><ul><li>a</li></ul></div>"],
  ["a heading", '<h2 id="a">\n  A title\n</h2>', '<h2 id="a">A title</h2>'],
  [
    "a component that is a block",
    'Text <Details summary="S">inside</Details> more.',
    '<div>Text <Details summary="S">inside</Details> more.</div>',
  ],
  ["a component in its line", 'A <Term id="a">pool</Term>.', '<p>A <Term id="a">pool</Term>.</p>'],
  ["a box", "<div>\n  Text.\n</div>", "<div><p>Text.</p></div>"],
])("%s puts no paragraph inside inline text", async (_, text, html) => {
  const found = await finished(text, "mdx");
  expect({ ...found, html: found.html.replace(/(<\/?div>|<\/p>)\n/g, "$1") }).toStrictEqual({
    html,
    problems: [],
  });
});

test.each([
  ["text", '<Admonition type="note">One *two*.</Admonition>', "<p>One <em>two</em>.</p>"],
  ["blocks", '<Admonition type="note">\n\n- a\n\n</Admonition>', "<ul><li>a</li></ul>"],
  ["nothing but a title", ":::note[*A*]\n:::", "<AdmonitionTitle><em>A</em></AdmonitionTitle>"],
])(
  "a box with %s on the line of its tags shows it as if on separate lines",
  async (_, text, inside) => {
    const { html } = await finished(text, "mdx");
    expect(/<Admonition [^>]*>(.*)<\/Admonition>/.exec(html.replace(/\n/g, ""))?.[1]).toBe(inside);
  },
);

test("a summary and the text on the next line are not one paragraph", async () => {
  const { html } = await finished("<details>\n<summary>Sum</summary>\nBody\n</details>", "mdx");
  expect(html.replace(/\n/g, "")).toBe("<details><summary>Sum</summary><p>Body</p></details>");
});

test("a block that ends its paragraph leaves no empty one behind", async () => {
  const { html } = await finished("Text <div>a</div>\n\nb");
  expect(html.replace(/\n/g, "")).toBe("<p>Text </p><div>a</div><p>b</p>");
});

test.each([
  ["two keys", "<kbd>Ctrl</kbd> <kbd>K</kbd>", "<p><kbd>Ctrl</kbd> <kbd>K</kbd></p>"],
  ["a bold line", "<b>Note *this*</b>", "<p><b>Note <em>this</em></b></p>"],
  [
    "components that are part of a line",
    '<Term id="a">pool</Term> <Term id="b">fee</Term>',
    '<p><Term id="a">pool</Term> <Term id="b">fee</Term></p>',
  ],
])("%s on a line of their own form a paragraph and keep their spaces", async (_, text, html) => {
  expect(await finished(text, "mdx")).toStrictEqual({ html, problems: [] });
});

test.each([
  ["a picture", '<img src="/a.png" alt="A" />', '<img src="/a.png" alt="A" zoom=true/>'],
  ["a box in a link", '<a href="/y"><div>a</div></a>', '<a href="/y"><div>a</div></a>'],
])("%s on a line of its own is a block", async (_, text, html) => {
  expect(await finished(text, "mdx")).toStrictEqual({ html, problems: [] });
});
