import { parseYaml } from "../yaml/yaml";
import { glossarySchema, networksSchema, valuesSchema } from "./data";

const told = (text: string) =>
  parseYaml({ file: "values.yml", text, lineOffset: 0 }, valuesSchema).problems.map(
    ({ line, message }) => `${line} ${message}`,
  );
const notRight = (key: string, value: string) =>
  `"${key}" is not valid: write an address that begins with https://. It is "${value}".`;

test.each<[string, string, string[]]>([
  [
    "is named with its value",
    "url.a: { value: a.example }\n",
    [`1 ${notRight("url.a.value", "a.example")}`],
  ],
  [
    "in a list has its own line",
    "url.a:\n  value:\n    - https://a.example\n    - ftp://b.example\n",
    [`4 ${notRight("url.a.value.1", "ftp://b.example")}`],
  ],
  [
    "is named beside faults of its own entry and of others",
    "url.a: { value: a.example, confirmed: maybe }\nb: { valu: x }\n",
    [
      '1 "url.a.confirmed" is not valid: expected boolean, received string. It is "maybe".',
      `1 ${notRight("url.a.value", "a.example")}`,
      '2 Unknown key "valu" in b. Did you mean "value"?',
      '2 "b.value" is missing.',
    ],
  ],
  ["may be any text under another name", "a: { value: a.example }\n", []],
  [
    "is no address where it is no text",
    "url.a: { value: { b: c } }\n",
    ['1 "url.a.value" is not valid: Invalid input.'],
  ],
])("an official address %s", (_, text, expected) => {
  expect(told(text).sort()).toStrictEqual([...expected].sort());
});

test("an invalid id of a term is reported with the characters that are allowed", () => {
  const text = "- { id: Pool, term: T, definition: D }";
  expect(parseYaml({ file: "a.yml", text, lineOffset: 0 }, glossarySchema).problems).toMatchObject([
    {
      message: '"0.id" is not valid: use lower-case letters, digits and hyphens. It is "Pool".',
    },
  ]);
});

test("a network with an empty name would show an empty cell", () => {
  const text = "- { id: a, label: A, rows: [['', x]] }\n";
  const { problems } = parseYaml({ file: "networks.yml", text, lineOffset: 0 }, networksSchema);
  expect(problems.map(({ message }) => message)).toStrictEqual([
    '"0.rows.0.0" is not valid: write text that readers can see. It is "".',
  ]);
});
