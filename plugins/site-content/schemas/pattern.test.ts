import { parseYaml } from "../yaml/yaml";
import { factsSchema, networksSchema } from "./data";

const told = (spelling: string) =>
  parseYaml(
    { file: "facts.yml", text: `a: { value: x, spelling: ${spelling} }\n`, lineOffset: 0 },
    factsSchema,
  ).problems.map(({ message }) => message);
const notRight = (why: string, written: string) =>
  `"a.spelling" is not valid: ${why}. It is ${JSON.stringify(written)}.`;
const TOO_SHORT = "write a pattern that finds at least one character";

test.each([
  ["may find nothing", "'\\w*'", TOO_SHORT, "\\w*"],
  ["ends with a choice of nothing", "'one|'", TOO_SHORT, "one|"],
  [
    "has lost its backslashes",
    String.raw`"\bone\b"`,
    "its backslashes are lost in double quotes, so put it in single ones",
    "\bone\b",
  ],
  [
    "stands in curly quotes",
    "‘one’",
    "put it in plain quotes, '…', in place of curly ones",
    "‘one’",
  ],
  ["is no pattern", "'(one'", "write a regular expression (unterminated group)", "(one"],
])("a spelling that %s is reported", (_, spelling, why, written) => {
  expect(told(spelling)).toStrictEqual([notRight(why, written)]);
});

test.each(["'one'", "'\\bone\\b'", "'one|two'", "'(?<=a )one?'"])(
  "the spelling %s is one",
  (text) => {
    expect(told(text)).toStrictEqual([]);
  },
);

test.each([
  [
    "an empty name",
    "[['', x]]",
    '"0.rows.0.0" is not valid: write text that readers can see. It is "".',
  ],
  [
    "a blank value",
    "[[x, ' ']]",
    '"0.rows.0.1" is not valid: write text that readers can see. It is " ".',
  ],
])("a network with %s would show an empty cell", (_, rows, message) => {
  const text = `- { id: a, label: A, rows: ${rows} }\n`;
  const { problems } = parseYaml({ file: "networks.yml", text, lineOffset: 0 }, networksSchema);
  expect(problems.map((found) => found.message)).toStrictEqual([message]);
});
