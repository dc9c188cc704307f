import { glossarySchema, valuesSchema } from "../schemas/data";
import { parseYaml } from "./yaml";

const quotes = (line: number, key: string, value: string) =>
  `${line} The value of "${key}" needs quotes: ${value} Write ${key}: "${value}".`;
const space = (line: number, key: string, value: string) =>
  `${line} The colon of "${key}" has no space after it. Write ${key}: ${value}.`;

test.each<[string, string, string[]]>([
  [
    "a colon in a text",
    "- id: a\n  term: A\n  definition: A: b\n",
    [quotes(3, "definition", "A: b")],
  ],
  [
    "a colon in the first key of an entry",
    "- definition: A: b\n  term: A\n  id: a\n",
    [quotes(1, "definition", "A: b")],
  ],
  [
    "characters that YAML keeps for itself",
    "- id: a\n  term: `A`\n  definition: @b\n- id: b\n  term: *B*\n  definition: '%'\n",
    [quotes(2, "term", "`A`"), quotes(3, "definition", "@b"), quotes(5, "term", "*B*")],
  ],
  [
    "a colon without a space",
    "- id:a\n  term: A\n  definition:D\n",
    [space(1, "id", "a"), space(3, "definition", "D")],
  ],
  [
    "no line of a longer text",
    "- id: a\n  term: A: b\n  definition: |\n    a:b\n    c: d: e\n",
    [quotes(2, "term", "A: b")],
  ],
])("in a list, names %s", (_, text, expected) => {
  const { problems, value } = parseYaml({ file: "a.yml", text, lineOffset: 0 }, glossarySchema);
  expect(
    problems.map(({ line, message, fix }) => `${line} ${message} ${fix}`).sort(),
  ).toStrictEqual([...expected].sort());
  expect(value).toBeDefined();
});

test.each([
  ["fee:\n  value:0.3%\n", "Put a space after the colon: value: 0.3%."],
  ["fee:\n  value:0.3%\n  confirmed: true\n", "Write value: 0.3%."],
  ["fee: https://a.example\n", 'Write a mapping (key: value) with "value".'],
])("a colon without a space is reported in a mapping, but not in an address: %j", (text, fix) => {
  const { problems } = parseYaml({ file: "values.yml", text, lineOffset: 0 }, valuesSchema);
  expect(problems).toMatchObject([{ fix }]);
});

test.each<[string, string, string[]]>([
  [
    "a list that nothing closes",
    "- id: a\n  term: A: b\n- id: b\n  term: B\n  see: [a\n",
    [
      quotes(2, "term", "A: b"),
      expect.stringMatching(/^5 The bracket \[ that opens here is never closed/),
    ],
  ],
  [
    "a quotation mark that nothing closes",
    '- id: @a\n  term: A: b\n  definition: "D\n- id: c: d\n  term: E',
    [
      quotes(1, "id", "@a"),
      quotes(2, "term", "A: b"),
      expect.stringMatching(/^3 The quotation mark that opens here is never closed/),
    ],
  ],
  [
    "a quotation mark above a value without quotes",
    'a: "b\nterm: A: b',
    [expect.stringMatching(/^1 The quotation mark that opens here is never closed/)],
  ],
])("values without quotes are reported along with %s", (_, text, expected) => {
  const { problems } = parseYaml({ file: "a.yml", text, lineOffset: 0 }, glossarySchema);
  expect(
    problems.map(({ line, message, fix }) => `${line} ${message} ${fix}`).sort(),
  ).toStrictEqual(expected);
});
