import { escapeHtml } from "../records/escapedText";
import { parseMarked } from "./markedText";

describe("a highlighted text, taken apart", () => {
  test.each([
    ["no text", "", []],
    ["plain text", "Fees", [["Fees", false]]],
    [
      "a match",
      "All <mark>fees</mark> paid",
      [
        ["All ", false],
        ["fees", true],
        [" paid", false],
      ],
    ],
    [
      "matches side by side",
      "<mark>a</mark><mark>b</mark>",
      [
        ["a", true],
        ["b", true],
      ],
    ],
    [
      "escaped characters",
      "Coin&lt;<mark>T</mark>&gt; &amp;&quot;&#39;",
      [
        ["Coin<", false],
        ["T", true],
        [`> &"'`, false],
      ],
    ],
    ["an escaped entity stays as it was written", "&amp;lt;b&amp;gt;", [["&lt;b&gt;", false]]],
    ["an unknown entity", "&nbsp;", [["&nbsp;", false]]],
    [
      "other markup is text",
      "<img src=x onerror=alert(1)>",
      [["<img src=x onerror=alert(1)>", false]],
    ],
    ["a mark that never ends is text", "<mark>a", [["<mark>a", false]]],
    ["a match over lines", "<mark>a\nb</mark>", [["a\nb", true]]],
  ])("%s", (_, value, expected) => {
    expect(parseMarked(value).map(({ text, marked }) => [text, marked])).toStrictEqual(expected);
  });

  test("keeps unclosed tags, however many, as text", () => {
    const value = "<mark>".repeat(50_000);
    expect(parseMarked(value)).toStrictEqual([{ text: value, marked: false }]);
  });

  test("gives back what was escaped", () => {
    const text = `<b>&lt; & "x" 'y'</b>`;
    expect(parseMarked(escapeHtml(text))).toStrictEqual([{ text, marked: false }]);
  });
});
