import { z } from "zod";
import { parseYaml } from "./yaml";

const found = (text: string) =>
  parseYaml({ file: "content/a.yml", text, lineOffset: 0 }, z.unknown()).problems.map(
    ({ line, message, fix }) => [line, message, fix],
  );

const PAIR = "Write key: value, with a plain colon and a plain space.";
const noKey = (line: string) =>
  `"${line}" is not a key with a value: it has no colon followed by a space.`;
const COMMA = "Write a comma before the key, or put the text in quotes.";
const JOINT = "Add it between the two.";
const BETWEEN = "A comma is missing in brackets, after the quotation mark before this text.";
const BEHIND = "The text goes on after its closing quotation mark.";
const MARK = "Remove the extra mark; if it is part of the text, use the other kind of quotes.";
const COLUMN = "Start all keys or entries of the file in the same column.";

test.each<[string, number, string, string]>([
  ["a: A\nslug /\nposition: 2", 2, noKey("slug /"), PAIR],
  ["a: A\nposition 3\n", 2, noKey("position 3"), PAIR],
  ["a: A\nposition： 3\n", 2, noKey("position： 3"), PAIR],
  ["a: A\nposition:\u00a03\n", 2, noKey("position:\u00a03"), PAIR],
  [
    "a: A\nb { c: 1, d: 2 }\n",
    2,
    'A colon is missing between the key and the bracket in "b { c: 1, d: 2 }".',
    "Write key: { … }, with a plain colon and a plain space.",
  ],
  [
    "a: A\nb: { c: 1 }}\n",
    2,
    "The bracket } here was never opened.",
    "Remove it, or write { where the value begins.",
  ],
  [
    'a: A\nb: [[c, "8"], d]]\n',
    2,
    "The bracket ] here was never opened.",
    "Remove it, or write [ where the value begins.",
  ],
  ["a: A\nb: { c: 1,, d: 2 }", 2, "The comma here has nothing before it.", "Remove it."],
  ["a: A\nb: [c,, d]", 2, "The comma here has nothing before it.", "Remove it."],
  ['{\n  "a":: 1\n}', 2, "The colon here has no key before it.", "Remove it."],
  [
    "a: A\nb: { c: x d: 2 }",
    2,
    "A key in brackets has no comma before it, or text in brackets contains a colon.",
    COMMA,
  ],
  [
    '{\n  "a": "b"\n  "c": 1\n}',
    3,
    "A comma is missing in brackets, between this and what comes before it.",
    JOINT,
  ],
  [
    '{\n  "a" "b"\n}',
    2,
    "A comma or a colon is missing in brackets, between this and what comes before it.",
    JOINT,
  ],
  ['a: [["b", "c"] ["d"]]', 1, "A comma is missing before this bracket.", JOINT],
  ['a: { b: "c" d: 1 }', 1, BETWEEN, JOINT],
  ['{ "a": "b" "c": 1 }', 1, BETWEEN, JOINT],
  [
    'a: A\nb: "[\\d]+"',
    2,
    'Text in double quotes contains "\\d", where the backslash has a special meaning.',
    "Put the text in single quotes: '…'.",
  ],
  [
    "- a: A\n-a: B",
    2,
    'The hyphen of "-a: B" has no space after it.',
    "Write a space after the hyphen that begins an entry.",
  ],
  [
    "a: A\n=======\nb: B",
    2,
    'A merge left the conflict marker "=======" here.',
    "Keep what is right in either version, and remove the lines with <<<<<<<, ======= and >>>>>>>.",
  ],
  ['a: A\nb: ""c"', 2, BEHIND, MARK],
  ['a: A\nb: "c"d"', 2, BEHIND, MARK],
  [" a: A\nb: B", 2, "This line is indented less than the first line.", COLUMN],
  ["  - a: A\n- b: B", 2, "This line is indented less than the first line.", COLUMN],
])("%j is reported in plain words", (text, line, message, fix) => {
  expect(found(text)).toStrictEqual([[line, message, fix]]);
});

test.each([
  ["b: label: B }", "label: B }", "{ label: B }"],
  ["b: \\{ label: B }", "\\{ label: B }", "{ label: B }"],
  ["b: ｛ label: B }", "｛ label: B }", "{ label: B }"],
])("%j lacks a bracket, and is read as if it had it", (line, written, value) => {
  const { problems, data } = parseYaml(
    { file: "a.yml", text: `a: A\n${line}`, lineOffset: 0 },
    z.unknown(),
  );
  expect(data).toMatchObject({ a: "A", b: { label: "B" } });
  expect(problems.map(({ message }) => message)).toStrictEqual([
    `The value of "b" ends with a bracket that was never opened: ${written}`,
  ]);
  expect(problems[0]?.fix).toContain(`Write b: ${value}`);
});
