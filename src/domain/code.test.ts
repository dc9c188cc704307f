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
    ["an empty title", 'title=""', { title: "", marks: {} }],
    ["line numbers from 1", "showLineNumbers", { start: 1, marks: {} }],
    ["line numbers from 5", "showLineNumbers=5", { start: 5, marks: {} }],
    [
      "line numbers from 5, in braces, mark no line",
      "showLineNumbers={5}",
      { start: 5, marks: {} },
    ],
    ["one line", "{2}", { marks: { 2: "highlight" } }],
    [
      "lines and ranges, with spaces",
      "{1, 3-4}",
      { marks: { 1: "highlight", 3: "highlight", 4: "highlight" } },
    ],
    [
      "inserted and deleted lines",
      "ins={1} del={2-3}",
      { marks: { 1: "insert", 2: "delete", 3: "delete" } },
    ],
    ["two groups side by side", "{1}{2}", { marks: { 1: "highlight", 2: "highlight" } }],
    [
      "settings it does not know",
      'start={3} xins={4} package="pnpm"',
      { marks: {}, unknown: ["start={3}", "xins={4}", 'package="pnpm"'] },
    ],
    [
      "patterns that other tools mark",
      "/a b/ mark=/x/ /y.*/",
      { marks: {}, unknown: ["/a b/", "/y.*/"] },
    ],
    ["a path", "/etc/nginx/a.conf", { title: "/etc/nginx/a.conf", marks: {} }],
    ["a folder", "src/app/", { title: "src/app/", marks: {} }],
    ["a text that other tools mark", '"fee"', { marks: {}, unknown: ['"fee"'] }],
    [
      "a first number as Expressive Code has it",
      "showLineNumbers startLineNumber=5",
      { start: 5, marks: {} },
    ],
    ["a name that objects have", "constructor={1}", { marks: {}, unknown: ["constructor={1}"] }],
    ["the label of a tab as Fumadocs has it", 'tab="npm"', { title: "npm", marks: {} }],
    ["a title as Nextra has it", 'filename="app/page.tsx"', { title: "app/page.tsx", marks: {} }],
    ["a title with another capital", "fileName='a.ts'", { title: "a.ts", marks: {} }],
    ["a title without quotes", "title=a.ts {1}", { title: "a.ts", marks: { 1: "highlight" } }],
    ["a title as Mintlify has it", "index.js", { title: "index.js", marks: {} }],
    [
      "a title of words",
      "{1} Two steps, in Zürich",
      { title: "Two steps, in Zürich", marks: { 1: "highlight" } },
    ],
    ["braces in a title", 'title="a {b=c}"', { title: "a {b=c}", marks: {} }],
    ["classes of Pandoc and Hugo", "{#a .b linenos=true}", { start: 1, marks: {} }],
    ["a first number before its style", "{linenostart=9,linenos=table}", { start: 9, marks: {} }],
    ["a first number of no numbers", "{linenos=false,linenostart=9}", { marks: {} }],
    ["the last of two titles", 'title="a.ts" title="b.ts"', { title: "b.ts", marks: {} }],
    ["words behind a title", 'title="a.ts" b', { title: "a.ts", marks: {} }],
    [
      "words after a setting of looks",
      "expandable npm showLineNumbers",
      { title: "npm", start: 1, marks: {} },
    ],
    [
      "words that are settings of other tools",
      "live noInline npm2yarn no-copy wrap twoslash no_run",
      { marks: {} },
    ],
    ["signs", ", - : = /", { marks: {} }],
    ["a title as VitePress has it", "[a.ts]", { title: "a.ts", marks: {} }],
    [
      "lines as Nextra has them",
      'highlight={1} highlight="3,5-6"',
      { marks: { 1: "highlight", 3: "highlight", 5: "highlight", 6: "highlight" } },
    ],
    [
      "lines and numbers as MkDocs has them",
      'hl_lines="1 3" linenums="4"',
      { start: 4, marks: { 1: "highlight", 3: "highlight" } },
    ],
    [
      "lines as React Router has them",
      "filename=app/root.tsx lines=[1,3-4]",
      { title: "app/root.tsx", marks: { 1: "highlight", 3: "highlight", 4: "highlight" } },
    ],
    ["a first number in braces of its own", "showLineNumbers{5}", { start: 5, marks: {} }],
    ["a first number that is not one", 'showLineNumbers="x"', { start: 1, marks: {} }],
    ["a title whose quotes do not end", 'title="a.ts {1}', { marks: { 1: "highlight" } }],
    ["braces without numbers", "{a,b} {,} {-}", { marks: {} }],
    ["a range the wrong way round", "{3-1}", { marks: {} }],
    [
      "marks and settings inside a title",
      'title="{1} showLineNumbers"',
      { title: "{1} showLineNumbers", marks: {} },
    ],
    [
      "everything at once",
      'title="x.ts" showLineNumbers=5 {1} ins={2} del={4}',
      { title: "x.ts", start: 5, marks: { 1: "highlight", 2: "insert", 4: "delete" } },
    ],
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
