import { finished } from "../../../src/testing/builders";

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
  ["a box", "<div>\n  Text.\n</div>", "<div><p>Text.</p></div>"],
])("%s nests no paragraph in a line of text", async (_, text, html) => {
  const found = await finished(text, "mdx");
  expect({ ...found, html: found.html.replace(/(<\/?div>|<\/p>)\n/g, "$1") }).toStrictEqual({
    html,
    problems: [],
  });
});
