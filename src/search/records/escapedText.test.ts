import { escapeHtml, unescapeHtml } from "./escapedText";

test.each([
  ["<b>", "&lt;b&gt;"],
  [`"a" and 'b'`, "&quot;a&quot; and &#39;b&#39;"],
  ["R&D", "R&amp;D"],
  ["&lt;", "&amp;lt;"],
])("%s is written %s, and read back", (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
  expect(unescapeHtml(escaped)).toBe(text);
});

test("any other entity is unchanged", () => {
  expect(unescapeHtml("&copy; &#60; &amp;amp;")).toBe("&copy; &#60; &amp;");
});
