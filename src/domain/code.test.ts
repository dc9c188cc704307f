import { type CodeLine, codeText, parseCodeMeta } from "./code";

function read(meta: string) {
  const { marks, unknown, ...rest } = parseCodeMeta(meta);
  return { ...rest, marks: Object.fromEntries(marks), ...(unknown.length > 0 && { unknown }) };
}

describe("what follows the language of a fence", () => {
  test.each([
    ["nothing", "", { marks: {} }],
    ["a title", 'title="x.ts"', { title: "x.ts", marks: {} }],
    ["a title in single quotes", "title='a \"b\".ts'", { title: 'a "b".ts', marks: {} }],
    ["a title without quotes", "title=a.ts {1}", { title: "a.ts", marks: { 1: "highlight" } }],
    ["a title whose quotes do not end", 'title="a.ts {1}', { marks: { 1: "highlight" } }],
    [
      "marks inside a title",
      'title="{1} showLineNumbers"',
      { title: "{1} showLineNumbers", marks: {} },
    ],
    ["line numbers from 1", "showLineNumbers", { start: 1, marks: {} }],
    ["line numbers from 5 in braces", "showLineNumbers={5}", { start: 5, marks: {} }],
    ["a first number that is not one", 'showLineNumbers="x"', { start: 1, marks: {} }],
    ["lines", "{1, 3-4}", { marks: { 1: "highlight", 3: "highlight", 4: "highlight" } }],
    ["lines of a diff", "ins={1} del={2-3}", { marks: { 1: "insert", 2: "delete", 3: "delete" } }],
    ["no numbers and a range the wrong way round", "{a,b} {,} {-} {3-1}", { marks: {} }],
    [
      "unknown settings",
      'xins={4} constructor="a"',
      { marks: {}, unknown: ["xins={4}", 'constructor="a"'] },
    ],
    ["words that are settings elsewhere", "live noInline npm2yarn", { marks: {} }],
  ])("%s", (_, meta, expected) => {
    expect(read(meta)).toStrictEqual(expected);
  });

  test("cannot make the build count forever", () => {
    expect(parseCodeMeta("{1-999999999}").marks.size).toBe(10_001);
  });
});

describe("the text of code", () => {
  const lines: CodeLine[] = [
    { tokens: [["k", "const"], " a"], mark: "insert" },
    { tokens: ["old"], mark: "delete" },
    { tokens: [] },
    { tokens: ["b"], mark: "highlight" },
  ];

  test("holds every line", () => {
    expect(codeText(lines)).toBe("const a\nold\n\nb");
  });

  test("as copied omits removed lines", () => {
    expect(codeText(lines, { copy: true })).toBe("const a\n\nb");
  });
});
