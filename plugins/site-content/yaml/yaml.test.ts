import { z } from "zod";
import {
  authorsSchema,
  glossarySchema,
  incidentSchema,
  networksSchema,
  valuesSchema,
} from "../schemas/data";
import { docFrontMatter } from "../schemas/frontMatter";
import { siteSchema } from "../schemas/site";
import { nestsTooDeeply, parseYaml } from "./yaml";

const schema = z.strictObject({
  title: z.string(),
  depth: z.int().optional(),
  list: z.array(z.strictObject({ name: z.string(), size: z.number().optional() })).optional(),
});

function read(text: string, lineOffset = 0) {
  return parseYaml({ file: "content/a.yml", text, lineOffset }, schema);
}
const found = (text: string, lineOffset = 0) =>
  read(text, lineOffset).problems.map(({ line, message, fix }) => [line, message, fix]);

describe("YAML that fits its schema", () => {
  test("gives its value and no problem", () => {
    expect(read("title: A\nlist: [{ name: x }]")).toMatchObject({
      value: { title: "A", list: [{ name: "x" }] },
      problems: [],
    });
  });

  test("gives schema defaults", () => {
    expect(
      parseYaml(
        { file: "content/values.yml", text: "a.b: { value: x }", lineOffset: 0 },
        valuesSchema,
      ).value,
    ).toStrictEqual({
      "a.b": { value: "x", confirmed: false },
    });
  });

  test.each([
    ["a date stays text", "title: 2026-01-15", "2026-01-15"],
    ["a quoted number stays text", 'title: "5"', "5"],
    ["quoted text with special characters stays text", 'title: "A: {b} # c"', "A: {b} # c"],
  ])("%s", (_, text, title) => {
    expect(read(text).value?.title).toBe(title);
  });

  test("may be empty if nothing is required", () => {
    expect(parseYaml({ file: "a.md", text: "", lineOffset: 1 }, docFrontMatter)).toMatchObject({
      value: {},
      problems: [],
    });
  });
});

describe("the line of a key", () => {
  const { lineOf } = read("title: A\nlist:\n  - name: x\n  - name: y\n    size: 1\n", 1);
  test.each([
    ["of the top level", ["title"], 2],
    ["that holds others", ["list"], 3],
    ["of a list entry", ["list", 1], 5],
    ["inside a list entry", ["list", 1, "size"], 6],
    ["that is not written is that of its parent", ["list", 0, "size"], 4],
    ["that is not written, nor its parent, is the first", ["nothing", "at", "all"], 2],
  ])("%s", (_, path, line) => {
    expect(lineOf(path)).toBe(line);
  });
});

describe("a problem of the value", () => {
  test.each<[string, string, [number, string, string][]]>([
    [
      "unknown key",
      "title: A\ndepht: 1",
      [
        [
          2,
          'Unknown key "depht". Did you mean "depth"?',
          "Remove it or use one of: title, depth, list.",
        ],
      ],
    ],
    [
      "two unknown keys",
      "title: A\nx1: 1\ny1: 1",
      [
        [2, 'Unknown key "x1".', "Remove it or use one of: title, depth, list."],
        [3, 'Unknown key "y1".', "Remove it or use one of: title, depth, list."],
      ],
    ],
    [
      "unknown key in a list entry",
      "title: A\nlist:\n  - name: x\n    sise: 1",
      [
        [
          4,
          'Unknown key "sise" in the entry "x" of list. Did you mean "size"?',
          "Remove it or use one of: name, size.",
        ],
      ],
    ],
    [
      "a text that lacks quotes beside another problem",
      "title: A: b\ndepht: 1",
      [
        [1, 'The value of "title" needs quotes: A: b', 'Write title: "A: b".'],
        [
          2,
          'Unknown key "depht". Did you mean "depth"?',
          "Remove it or use one of: title, depth, list.",
        ],
      ],
    ],
    ["missing key", "depth: 1", [[1, '"title" is missing.', "Add title, as text."]]],
    [
      "missing key in a list entry",
      "title: A\nlist:\n  - size: 1",
      [
        [
          3,
          '"name" is missing in the first entry of list.',
          "Add name, as text, to the first entry of list.",
        ],
      ],
    ],
    [
      "wrong type",
      "title: A\ndepth: deep",
      [[2, '"depth" is the text "deep", but must be a number.', "Write a number."]],
    ],
    [
      "a key without value is not missing but empty",
      "title:",
      [[1, '"title" is empty, but must be text.', "Write text."]],
    ],
    [
      "a number for a text",
      "title: 2026",
      [[1, '"title" is 2026, but must be text.', 'Put it in quotes: "2026".']],
    ],
    [
      "not a map",
      "- a",
      [
        [
          1,
          "The file is a list, but must be a mapping (key: value).",
          'Write a mapping (key: value) with "title".',
        ],
      ],
    ],
  ])("%s", (_, text, expected) => {
    expect(found(text)).toStrictEqual(expected);
  });

  test("names the keys of entries in a record", () => {
    const { problems } = parseYaml(
      { file: "content/blog/authors.yml", text: "ada:\n  name: Ada\n  titel: x\n", lineOffset: 0 },
      authorsSchema,
    );
    expect(problems).toMatchObject([
      {
        line: 3,
        message: 'Unknown key "titel" in ada. Did you mean "title"?',
        fix: "Remove it or use one of: name, kind, title, description, url, email, image.",
      },
    ]);
  });

  test("says what is wrong with a key of a record", () => {
    const { problems } = parseYaml(
      {
        file: "content/blog/authors.yml",
        text: "grace: { name: G }\nAda Lovelace: { name: Ada }\n",
        lineOffset: 0,
      },
      authorsSchema,
    );
    expect(problems).toMatchObject([
      {
        line: 2,
        message:
          '"Ada Lovelace" is not valid: author ids are lower-case letters, digits and hyphens.',
        fix: "Rename the key.",
      },
    ]);
  });

  test("names the keys of nested objects with defaults", () => {
    const text = "colorMode:\n  defualt: dark\n";
    const { problems } = parseYaml({ file: "content/site.yml", text, lineOffset: 0 }, siteSchema);
    expect(problems).toContainEqual(
      expect.objectContaining({
        line: 2,
        message: 'Unknown key "defualt" in colorMode. Did you mean "default"?',
      }),
    );
  });
});

test.each([
  [
    "",
    glossarySchema,
    'Write a list of entries with "id", "term", "definition", or delete the file.',
  ],
  [
    "# networks\n",
    networksSchema,
    'Write a list of entries with "id", "label", "rows", or delete the file.',
  ],
  [
    "~",
    incidentSchema,
    'Write a mapping (key: value) with "id", "title", "text", "since", or delete the file.',
  ],
])("an empty file is one problem: %j", (text, of, fix) => {
  const source = { file: "a.yml", text, lineOffset: 0 };
  expect(parseYaml<z.ZodType>(source, of, { optional: true }).problems).toStrictEqual([
    { severity: "error", file: "a.yml", message: "The file is empty.", fix },
  ]);
  expect(parseYaml<z.ZodType>(source, of).problems).toMatchObject([
    { fix: fix.replace(", or delete the file", "") },
  ]);
});

test("an empty file is valid if nothing is required, and if an empty list is allowed", () => {
  const source = (text: string) => ({ file: "a.yml", text, lineOffset: 0 });
  expect(parseYaml(source(""), valuesSchema).problems).toStrictEqual([]);
  expect(parseYaml(source("[]"), glossarySchema).problems).toStrictEqual([]);
});

describe("the value of a file with mistakes", () => {
  test("is everything except unknown keys, which are warnings in files that may have other keys", () => {
    const { value, problems, keys } = parseYaml(
      { file: "a.md", text: "title: A\nhero: x\n", lineOffset: 1 },
      schema,
      { foreign: true },
    );
    expect(value).toStrictEqual({ title: "A" });
    expect(keys).toStrictEqual(["title", "hero"]);
    expect(problems).toMatchObject([{ severity: "warning", strict: true, line: 3 }]);
  });

  test("of a record has the entries without their faulty parts", () => {
    const text = "ada: { name: Ada, url: nope }\ngrace: { name: Grace }\n";
    const { value, problems } = parseYaml({ file: "a.yml", text, lineOffset: 0 }, authorsSchema);
    expect(value).toStrictEqual({ ada: { name: "Ada" }, grace: { name: "Grace" } });
    expect(problems).toHaveLength(1);
  });
});

test("keys indented below each other are too many before a parser runs out of stack", () => {
  const keys = (count: number) =>
    Array.from({ length: count }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n");
  expect([nestsTooDeeply(keys(500)), nestsTooDeeply(keys(501))]).toEqual([false, true]);
});
