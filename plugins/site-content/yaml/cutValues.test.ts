import { z } from "zod";
import { parseYaml } from "./yaml";

const cut = (name: string, rest: string) =>
  `${name} ends before "#${rest}", which YAML takes for a comment.`;

test.each<[string, string, string[]]>([
  ["of a key", "term: Pool #1\n", [`1 ${cut('"term"', "1")}`]],
  [
    "in entries of a list",
    "- term: Pool\n  definition: See #5: fees\n",
    [`2 ${cut('"definition"', "5: fees")}`],
  ],
  ["that are entries", "see:\n  - a\n  - Pool #1\n", [`3 ${cut('"see"', "1")}`]],
  ["of a list at the top", "- Pool #1\n", [`1 ${cut("The value", "1")}`]],
  ["but none before a comment with a space", "a: Pool # one\nb: '#1'\nc: a#b\n", []],
  ["but none before keys that are commented out", "a:\n  b: x\n  #c: y\n#d: z\ne: f\n#g: h\n", []],
  ["but none in quotes or longer texts", 'a: "A #1"\nb: |\n  B #1\n', []],
])("names values %s that end at a #", (_, text, expected) => {
  const { problems } = parseYaml({ file: "a.yml", text, lineOffset: 0 }, z.unknown());
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toStrictEqual(expected);
  expect(problems.every(({ severity }) => severity === "warning")).toBe(true);
});
