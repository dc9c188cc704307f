import { codeText } from "../../../../src/domain/code";
import { highlight } from "./code";
import { withoutTwoslash } from "./twoslash";

describe("of a twoslash fence", () => {
  test.each([
    ["the cache", '// @twoslash-cache: {"v":1,"code":"abc"}\na', "a"],
    ["options", "// @errors: 2322 2345\n// @noErrors\n//@module: esnext\na", "a"],
    ["what is before the cut", "import x\n\n// ---cut---\na\n\nb", "a\n\nb"],
    ["what is before the last cut", "x\n// ---cut---\ny\n//---cut-before---  \na", "a"],
    ["what is after the cut", "a\n\n// ---cut-after---\nx\n// ---cut-after---\ny\n", "a"],
    ["both", "x\n// ---cut---\na\n// ---cut-after---\nx", "a"],
    [
      "what is cut in the middle",
      "a\n  // ---cut-start---\nx\n  // ---cut-end---\nb\n// ---cut-start---\nx\n// ---cut-end---\nc",
      "a\nb\nc",
    ],
    ["queries", "const a = 1\n//    ^?\na.b\n// ^|\nc\n  // ^^^\nd", "const a = 1\na.b\nc\nd"],
    ["what follows a cut that nothing ends", "a\n// ---cut-start---\nx", "a"],
    ["all of it", "x\n// ---cut---\n", ""],
  ])("%s is left out", (_, source, expected) => {
    expect(withoutTwoslash(source, "twoslash")).toBe(expected);
  });

  test.each([
    "// @filename: a.ts\nexport const a = 1\n\n// @filename: b.ts\nimport { a } from './a'",
    "// @log: The pool is full.\n// @error: No.\n// @warn: Soon.\n// @annotate: Why",
    "// @ts-expect-error\na",
    "// @ts-expect-error: no such name\na",
    "a // @errors: 2322",
    "a // ---cut---\nb",
    "// ^^^ this one\na",
    "// ---cut-end---",
    '"// ^?"',
  ])("%j stays", (source) => {
    expect(withoutTwoslash(source, 'title="a.ts" twoslash {1}')).toBe(source);
  });
});

test.each(["", "twoslashed", 'title="a twoslash b"', "no-twoslash"])(
  "code of a fence with %j is unchanged",
  (meta) => {
    const source = "x\n// ---cut---\n// @errors: 2322\na\n// ^?\n";
    expect(withoutTwoslash(source, meta)).toBe(source);
  },
);

test("a page's code is without it, and its lines are counted without it", async () => {
  const source = "// @errors: 1\nx\n// ---cut---\na // [!code ++]\n//^?\nb\n";
  const { lines } = await highlight(source, "ts", "twoslash {2}");
  expect(codeText(lines)).toBe("a\nb");
  expect(lines.map(({ mark }) => mark)).toStrictEqual(["insert", "highlight"]);
});
