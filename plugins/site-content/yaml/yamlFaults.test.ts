import { z } from "zod";
import { parseYaml } from "./yaml";

const schema = z.object({ title: z.string(), depth: z.int().optional() });

const read = (text: string, lineOffset = 0) =>
  parseYaml({ file: "content/a.yml", text, lineOffset }, schema);
const found = (text: string, lineOffset = 0) =>
  read(text, lineOffset).problems.map(({ line, message, fix }) => [line, message, fix]);

describe("text that is not YAML", () => {
  const quote =
    "Quote text that contains { } : # or begins with a special character, and check the indentation.";
  test.each<[string, string, number, string]>([
    [
      "a line with one fault that leads to others",
      "- a\nx: [\n",
      2,
      "Unexpected scalar at node end",
    ],
  ])("%s", (_, text, line, message) => {
    expect(found(text)).toStrictEqual([[line, `This is not valid YAML: ${message}.`, quote]]);
  });

  test("faults below the first are not guessed at, but all colons in text are reported", () => {
    const lines = (text: string) => found(text).map(([line]) => line);
    expect(lines("a: b: c\nd: e: f\ng: [\nh: i: j\n}")).toStrictEqual([1, 2, 3]);
    expect(lines(`- a: "x"\n"- b: 1\n  c: 2\n- d: 3\n- e: 4`)).toHaveLength(1);
  });

  test.each(['title: x\nname: "A\nother: b\n\nlast: c', "title: x\nlist: [a, 'b]\nlast: c\n"])(
    "an unclosed quotation mark is reported where it opens: %j",
    (text) => {
      const message = "The quotation mark that opens here is never closed.";
      expect(found(text)).toStrictEqual([
        [
          2,
          message,
          "Close it on the same line; if the mark is part of the text, use the other kind of quotes.",
        ],
      ]);
    },
  );

  test.each([
    ["title: x\nlist: [a, b\nlast: c\n", 2, "[", "]"],
    ["title: x\nlist:\n  - {a: 1,\n    b: 2\n\nlast: c\n", 3, "{", "}"],
    ["title: x\nlist: [a, {b: 1]\nlast: c\n", 2, "{", "}"],
  ])("an unclosed bracket is reported where it opens: %j", (text, line, opens, closes) => {
    expect(found(text)).toStrictEqual([
      [
        line,
        `The bracket ${opens} that opens here is never closed.`,
        `Close it with ${closes}, or put the text it is part of in quotes.`,
      ],
    ]);
  });

  const tab = "A tab indents this line.";
  const spaces = "Indent with spaces: YAML allows no tabs there.";
  test.each<[string, string, number, string, string]>([
    [
      "a key written twice",
      "title: A\ntitle: B",
      2,
      'The key "title" is repeated here.',
      "Remove one of the two.",
    ],
    [
      "a key that is indented further than those above it",
      "a: A\nlabel: Two words\n position: 5\n slug: b",
      3,
      "This line continues the text of the key above it.",
      "Indent it like that key; quote text that contains a colon.",
    ],
    [
      "a key that is indented less than those above it",
      "a:\n  b: 1\n c: 2",
      3,
      "This line is not indented like the keys above it.",
      "Indent it like the keys that it belongs to.",
    ],
    [
      "an entry that is indented further than those above it",
      "- a: 1\n - b: 2",
      2,
      "This line is not indented like the entries above it.",
      "Indent it like the entries that it belongs to.",
    ],
    [
      "a key of an entry that is indented less than those above it",
      "- a: 1\n  b: 2\n c: 3",
      3,
      "This line is indented less than the keys of the entry above it.",
      "Indent it like those keys, or begin an entry with a hyphen and a space.",
    ],
    ["a tab above another fault", "title: A\nlist:\n\t- name: x\n- {", 3, tab, spaces],
    [
      "a second document",
      "title: A\n---\ntitle: B",
      2,
      "A line --- begins a second document here.",
      "Remove that line, or move what follows into a file of its own: one file holds one document.",
    ],
  ])("%s is one problem in plain words", (_, text, line, message, fix) => {
    expect(found(text)).toStrictEqual([[line, message, fix]]);
  });

  test.each([
    ["before keys", "title: A\ndepth: x\nlist:\n\t- name: x\n\t- name: y", 4],
    ["in braces", "title: A\ndepth: x\nlist: {\n\tname: x }", 4],
    ["beside a value without quotes", "title: A: b\ndepth: x\nlist:\n\tname: y", 4],
  ])("tabs %s do not keep other faults from being reported", (_, text, line) => {
    expect(found(text)).toContainEqual([line, tab, spaces]);
    expect(found(text)).toContainEqual([2, expect.stringContaining('"depth"'), expect.anything()]);
  });

  test("a duplicate key does not hide other faults, and the first of the two counts", () => {
    const text = "title: A\ntitle: 5\ndepth: x\n";
    expect(found(text).map(([line]) => line)).toStrictEqual([2, 3]);
    expect(read("title: A\ntitle: B").value).toStrictEqual({ title: "A" });
  });

  test("gives no value, and line numbers of the file, not of the front matter", () => {
    const { value, problems } = read("title: A\ndepth: [1", 1);
    expect(value).toBeUndefined();
    expect(problems.map(({ line }) => line)).toStrictEqual([3]);
  });

  test("text in asterisks that reads as a reference is a problem, not a crash", () => {
    expect(found("depth: 1\ntitle: *Bold* text", 1)).toStrictEqual([
      [3, 'The value of "title" needs quotes: *Bold* text', 'Write title: "*Bold* text".'],
    ]);
    expect(found("depth: 1\ntitle: [*Bold*]", 1)).toStrictEqual([
      [
        3,
        "This is not valid YAML: *Bold* is an alias for an anchor that does not exist.",
        "Quote text that begins with *.",
      ],
    ]);
  });

  test("a misspelt alias is reported with the name that the file has", () => {
    expect(found("a: &counted { b: 1 }\nc: *count\nd: *counted")).toStrictEqual([
      [
        2,
        'This is not valid YAML: *count is an alias for an anchor that does not exist. Did you mean "*counted"?',
        "Correct it; text that begins with * needs quotes.",
      ],
    ]);
  });

  test("aliases that would grow without end are a problem, not a crash", () => {
    const text = [
      "a: &a [x]",
      ...["b", "c", "d", "e"].map(
        (key, index) => `${key}: &${key} [${Array(9).fill(`*${"abcd"[index]}`).join(", ")}]`,
      ),
    ].join("\n");
    expect(found(text)).toMatchObject([
      [
        1,
        expect.stringContaining("aliases (*name) expand to too much"),
        expect.stringMatching(/^Write/),
      ],
    ]);
  });

  test.each([
    ["depth: 1\ntitle: &a\n  x: [*a]", 3],
    ["depth: 1\nlist: &a [&b { name: *a }]", 2],
  ])(
    "a reference inside the value that it refers to is a problem, not a crash: %j",
    (text, line) => {
      expect(found(text)).toStrictEqual([
        [
          line,
          "*a is inside the value that it refers to, so that value never ends.",
          "Write the value itself in place of *a.",
        ],
      ]);
    },
  );

  test("nor does one crash the reading of what is right in a file that cannot be read", () => {
    expect(read("list: &a [*a]\ntitle: [")).toMatchObject({ isBroken: true, data: {} });
  });
});

test.each([
  ["title: A\ndescription: B\0", "The file is not UTF-8 text: it has a NUL here."],
  [
    "title: A\ndescription: B\uFFFD",
    "The text has a \uFFFD, which marks bytes that were not UTF-8.",
  ],
])("YAML whose bytes were not UTF-8 is one problem: %j", (text, message) => {
  const { problems } = parseYaml({ file: "a.yml", text, lineOffset: 0 }, z.unknown());
  expect(problems).toMatchObject([{ severity: "error", line: 2, message }]);
});

test.each([
  [1, 64_000, "Move text below the front matter."],
  [0, 1_000_000, "Split the file."],
])(
  "YAML below %d lines that would take seconds to parse is not parsed: %d characters",
  (offset, limit, fix) => {
    const sized = (length: number) => `title: ${"x".repeat(length - "title: ".length)}`;
    expect(read(sized(limit), offset).problems).toStrictEqual([]);
    const { problems } = read(sized(limit + 1), offset);
    expect(problems.map((found) => [found.message, found.fix])).toStrictEqual([
      [`The YAML has ${limit + 1} characters, more than ${limit}.`, fix],
    ]);
  },
);
