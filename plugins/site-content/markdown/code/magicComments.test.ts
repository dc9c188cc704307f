import { takeMagicComments } from "./magicComments";

/** The code that is left, with the first letter of each line's mark before it. */
function shown(source: string): string[] {
  const { code, marks } = takeMagicComments(source);
  return code.split("\n").map((line, index) => `${marks.get(index + 1)?.[0] ?? "-"} ${line}`);
}

describe("a mark at the end of a line", () => {
  test.each([
    ["hl", "h"],
    ["highlight", "h"],
    ["focus", "h"],
    ["error", "h"],
    ["warning", "h"],
    ["info", "h"],
    ["++", "i"],
    ["--", "d"],
    ["word:Hello", "-"],
    ["word:Hello:1", "-"],
    ["word:a\\]b c", "-"],
  ])("[!code %s] gives %s and is removed from the code", (mark, letter) => {
    expect(shown(`a // [!code ${mark}]`)).toStrictEqual([`${letter} a`]);
  });

  test.each([
    ["a # [!code hl]", "a"],
    ["a /* [!code hl] */", "a"],
    ["<A /> {/* [!code hl] */}", "<A />"],
    ["a <!-- [!code hl] -->  ", "a"],
    ["  a -- [!code hl]", "  a"],
    ["a //[!code hl]", "a"],
    ["a // why [!code hl]", "a // why"],
    ["a /* why [!code hl] */", "a /* why */"],
    ["a // [!code hl] [!code word:a]", "a"],
    ["a // [!code word:a] // [!code hl]", "a"],
    ["a // highlight-line", "a"],
    ["<A /> {/* highlight-line */}", "<A />"],
    ["a <!--highlight-line-->  ", "a"],
  ])("leaves of %j %j", (source, rest) => {
    expect(shown(source)).toStrictEqual([`h ${rest}`]);
  });

  test.each([
    "a [!code hl]",
    "a // [!code]",
    "a // [!code bold]",
    "a // [!code hl:x]",
    "a // [!code word:]",
    "a // [!code hl] and more",
    "a // highlight-lines",
    "a = highlight-line",
  ])("%j is text", (source) => {
    expect(shown(source)).toStrictEqual([`- ${source}`]);
  });
});

describe("the lines that a mark is for", () => {
  test.each<[string, string, string[]]>([
    [
      "are counted from its own",
      "a // [!code hl:2]\nb\nc\nd // [!code --:2]\ne\nf // [!code ++:1]",
      ["h a", "h b", "- c", "d d", "d e", "i f"],
    ],
    [
      "are those below it when it has a line to itself",
      "a\n  // [!code focus:2]\nb\nc\nd",
      ["- a", "h b", "h c", "- d"],
    ],
    ["are one without a number", "<!-- [!code ++] -->\na\nb", ["i a", "- b"]],
    ["end with the code", "a // [!code focus:999999999999]\nb", ["h a", "h b"]],
    ["are none for zero", "a // [!code hl:0]", ["- a"]],
    [
      "stay added or removed in what is highlighted",
      "// [!code ++]\n// [!code hl:3]\na\nb // [!code --]\nc",
      ["i a", "d b", "h c"],
    ],
    ["are none for a word", "// [!code word:a:1]\na", ["- a"]],
    [
      "have comments of Docusaurus among them",
      "a // [!code hl:2]\n// highlight-start\nb\n// [!code ++]\nc\n// [!code word:c]\n// highlight-end\nd",
      ["h a", "h b", "i c", "- d"],
    ],
  ])("%s", (_, source, expected) => {
    expect(shown(source)).toStrictEqual(expected);
  });
});
