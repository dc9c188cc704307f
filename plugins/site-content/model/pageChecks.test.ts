import { emptyContents, MAX_PAGE, sourceProblems, unreadFrontMatter } from "./pageChecks";

const found = (text: string) =>
  [...sourceProblems("a.md", text), unreadFrontMatter("a.md", text) ?? []]
    .flat()
    .map(({ severity, line, message }) => [severity, line, message].join(" "));

test.each([
  [
    "front matter without an end",
    "---\ntitle: A\n\nText",
    "error 1 The front matter has no closing ---.",
  ],
  [
    "front matter without a beginning",
    "title: A\ntags:\n  - b\n---\n\nText",
    "warning 1 The front matter has no opening ---, and is shown as text.",
  ],
  ...["----", "--", "—", "–"].map((mark): [string, string, string] => [
    `front matter between lines of ${mark}`,
    `${mark}\ntitle: A\ntags:\n  - b\n${mark}\n\nText`,
    `warning 1 The front matter begins with "${mark}", and is shown as text.`,
  ]),
  [
    "front matter of Hugo",
    '+++\ntitle = "A"\n+++\n',
    "warning 1 The front matter is TOML, which is not supported, and is shown as text.",
  ],
  ...['---json\n{"title":"A"}\n---\n', '{\n  "title": "A"\n}\n', ';;;\n"title": "A"\n;;;\n'].map(
    (text): [string, string, string] => [
      `front matter as JSON: ${text.slice(0, 3)}`,
      text,
      "warning 1 The front matter is JSON, which is not supported, and is shown as text.",
    ],
  ),
  [
    "bytes of another encoding",
    "# A\n\nCaf\uFFFD",
    "warning 3 The text has a \uFFFD, which marks bytes that were not UTF-8.",
  ],
  [
    "bytes of another encoding after the character itself",
    "# A\n\nReads `\uFFFD`\n\n\uFFFDt\uFFFD",
    "warning 5 The text has a \uFFFD, which marks bytes that were not UTF-8.",
  ],
  ["a zero byte", "# A\n\0", "error 2 The file is not UTF-8 text: it has a NUL here."],
  [
    "more than is read",
    "x".repeat(MAX_PAGE + 1),
    `error  The page has ${MAX_PAGE + 1} characters, more than ${MAX_PAGE}, and was not read.`,
  ],
])("%s is reported", (_, text, expected) => {
  expect(found(text)).toEqual([expected]);
});

test.each([
  "",
  "---\ntitle: A\n---\n\nText",
  "--- a ---",
  "Text\n+++\nmore",
  "Note: a\n\n---\n",
  "note: a\n---\n",
])("a page like %j is not", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "It puts `\uFFFD` there",
  "It shows (\uFFFD), or “\uFFFD”.",
  "```js\na = '\uFFFD' // or \"\uFFFD\"\n```",
])("%j is about the replacement character itself", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  [{ toc_min_heading_level: 3 }, []],
  [{ toc_min_heading_level: 4, toc_max_heading_level: 4 }, []],
  [
    { toc_min_heading_level: 4, toc_max_heading_level: 2 },
    ["Write toc_min_heading_level: 2 and toc_max_heading_level: 4."],
  ],
  [{ toc_min_heading_level: 5 }, ["Add toc_max_heading_level: 5, or a deeper level."]],
  [{ toc_min_heading_level: 5, hide_table_of_contents: true }, []],
])("a table of contents of the levels %j", (front, fixes) => {
  expect(emptyContents("a.md", front, () => 2).map(({ fix }) => fix)).toEqual(fixes);
});
