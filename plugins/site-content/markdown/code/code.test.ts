import type { CodeLine } from "../../../../src/domain/code";
import { codeText } from "../../../../src/domain/code";
import { highlight, knowsLanguage } from "./code";

const marksOf = (lines: readonly CodeLine[]) => lines.map(({ mark }) => mark ?? "-").join(" ");

test.each([
  ["move", true],
  ["ts", true],
  ["sol", true],
  ["plaintext", true],
  ["diff", true],
  ["pyton", false],
  ["constructor", false],
])("the language %j is known: %s", (language, known) => {
  expect(knowsLanguage(language)).toBe(known);
});

describe("highlighted code", () => {
  test("has a class on every token that means something", async () => {
    const { lines } = await highlight('const a = "x"; // why\n', "ts", "");
    expect(lines).toHaveLength(1);
    expect(lines[0]?.tokens).toEqual(
      expect.arrayContaining([
        ["k", "const"],
        ["s", '"x"'],
        ["m", "// why"],
      ]),
    );
  });

  test("has no colour and no style", async () => {
    const { lines } = await highlight("fun swap(a: u64): u64 { a + 1 }", "move", "");
    expect(JSON.stringify(lines)).not.toMatch(/#|--|style/);
  });

  test("has no class on white space", async () => {
    const { lines } = await highlight("if (a) {\n    b();\n}", "js", "");
    expect(
      lines
        .flatMap(({ tokens }) => tokens)
        .filter((token) => typeof token !== "string" && token[1].trim() === ""),
    ).toStrictEqual([]);
  });

  test.each([
    ["keeps indentation and empty lines", "a {\n\n  b\n}", "css"],
    ["keeps text that is no code", "  a\n\n<b>", "text"],
    ["keeps code of a language it does not know", "a b", "nosuch"],
  ])("%s", async (_, source, language) => {
    expect(codeText((await highlight(source, language, "")).lines)).toBe(source);
  });

  test("of an empty block is one empty line", async () => {
    expect((await highlight("", "text", "")).lines).toStrictEqual([{ tokens: [] }]);
  });

  test("has title and first line number of the fence", async () => {
    expect(await highlight("a", "text", 'title="x.ts" showLineNumbers=5')).toStrictEqual({
      lines: [{ tokens: ["a"] }],
      title: "x.ts",
      start: 5,
    });
    expect(await highlight("a", "text", 'title=""')).toStrictEqual({ lines: [{ tokens: ["a"] }] });
  });
});

describe("marks", () => {
  test.each<[string, string, string, string, string, string]>([
    [
      "come from the fence",
      "a\nb\nc",
      "text",
      "{1} ins={2} del={3}",
      "highlight insert delete",
      "a\nb\nc",
    ],
    [
      "come from no comment behind code, which stays",
      "a // highlight-next-line\nb",
      "js",
      "",
      "- -",
      "a // highlight-next-line\nb",
    ],
    [
      "come from a comment above the line",
      "a\n// highlight-next-line\nb\nc",
      "js",
      "",
      "- highlight -",
      "a\nb\nc",
    ],
    [
      "come from comments around lines",
      "a\n# highlight-start\nb\nc\n# highlight-end\nd",
      "sh",
      "",
      "- highlight highlight -",
      "a\nb\nc\nd",
    ],
    [
      "count lines without the comments that leave",
      "// highlight-next-line\na\nb",
      "js",
      "{2}",
      "highlight highlight",
      "a\nb",
    ],
    [
      "come from the + and - of a diff, not from its file names",
      "--- a\n+++ b\n+c\n-d\n e",
      "diff",
      "",
      "- - insert delete -",
      "--- a\n+++ b\n+c\n-d\n e",
    ],
    ["do not come from + and - in other languages", "+a", "text", "", "-", "+a"],
  ])("%s", async (_, source, language, meta, marks, text) => {
    const { lines } = await highlight(source, language, meta);
    expect([marksOf(lines), codeText(lines)]).toStrictEqual([marks, text]);
  });
});
