import { escapeHtml, escapeOnce, unescapeHtml } from "./escapedText";

test.each([
  ["<b>", "&lt;b&gt;"],
  [`"a" and 'b'`, "&quot;a&quot; and &#39;b&#39;"],
  ["R&D", "R&amp;D"],
  ["&lt;", "&amp;lt;"],
])("%s is written %s, and read back", (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
  expect(unescapeHtml(escaped)).toBe(text);
});

test.each([
  ["&lt;b&gt; &amp; &quot; &#39;", "&lt;b&gt; &amp; &quot; &#39;"],
  [`<b> "a" 'b'`, "&lt;b&gt; &quot;a&quot; &#39;b&#39;"],
  ["R&D &copy; &#60;", "R&amp;D &amp;copy; &amp;#60;"],
])("%s, which may already be escaped, is written %s", (text, escaped) => {
  expect(escapeOnce(text)).toBe(escaped);
});

test("any other entity is unchanged", () => {
  expect(unescapeHtml("&copy; &#60; &amp;amp;")).toBe("&copy; &#60; &amp;");
});
