import { z } from "zod";
import { parseYaml } from "./yaml";

const found = (text: string) =>
  parseYaml({ file: "content/a.yml", text, lineOffset: 0 }, z.unknown()).problems.map(
    ({ line, message, fix }) => [line, message, fix],
  );

const PAIR = "Write key: value, with a plain colon and a plain space.";
const noKey = (line: string) =>
  `"${line}" is no key with a value: it has no colon with a space behind it.`;
const COMMA = "Write a comma before the key, or put the text in quotes.";
const JOINT = "Write it between the two.";
const BETWEEN = "A comma is missing in brackets, behind the quotation mark before this text.";
const BEHIND = "A text goes on behind the quotation mark that ends it.";
const MARK =
  "Remove the mark that is too many; where it belongs to the text, put the text in other quotes.";
const COLUMN = "Begin all keys or entries of the file in the same column.";

test.each<[string, number, string, string]>([
  ["a: A\nslug /\nposition: 2", 2, noKey("slug /"), PAIR],
  ["a: A\nposition 3\n", 2, noKey("position 3"), PAIR],
  ["a: A\nposition： 3\n", 2, noKey("position： 3"), PAIR],
  ["a: A\nposition:\u00a03\n", 2, noKey("position:\u00a03"), PAIR],
  [
    "a: A\nb { c: 1, d: 2 }\n",
    2,
    'No colon stands between the key and the bracket in "b { c: 1, d: 2 }".',
    "Write key: { … }, with a plain colon and a plain space.",
  ],
  [
    "a: A\nb: { c: 1 }}\n",
    2,
    "A bracket } stands here that nothing opens.",
    "Remove it, or write { where the value begins.",
  ],
  [
    'a: A\nb: [[c, "8"], d]]\n',
    2,
    "A bracket ] stands here that nothing opens.",
    "Remove it, or write [ where the value begins.",
  ],
  ["a: A\nb: { c: 1,, d: 2 }", 2, "A comma stands here with nothing before it.", "Remove it."],
  ["a: A\nb: [c,, d]", 2, "A comma stands here with nothing before it.", "Remove it."],
  ['{\n  "a":: 1\n}', 2, "A colon stands here with no key before it.", "Remove it."],
  [
    "a: A\nb: { c: x d: 2 }",
    2,
    "A key in brackets has no comma before it, or a text in brackets has a colon.",
    COMMA,
  ],
  [
    '{\n  "a": "b"\n  "c": 1\n}',
    3,
    "A comma is missing in brackets, between what stands here and what stands before it.",
    JOINT,
  ],
  [
    '{\n  "a" "b"\n}',
    2,
    "A comma or a colon is missing in brackets, between what stands here and what stands before it.",
    JOINT,
  ],
  ['a: [["b", "c"] ["d"]]', 1, "A comma is missing before this bracket.", JOINT],
  ['a: { b: "c" d: 1 }', 1, BETWEEN, JOINT],
  ['{ "a": "b" "c": 1 }', 1, BETWEEN, JOINT],
  [
    'a: A\nb: "[\\d]+"',
    2,
    'A text in double quotes has "\\d", and the backslash means something else there.',
    "Put the text in single quotes: '…'.",
  ],
  [
    "- a: A\n-a: B",
    2,
    'The hyphen of "-a: B" has no space behind it.',
    "Write a space behind the hyphen that begins an entry.",
  ],
  [
    "a: A\n=======\nb: B",
    2,
    'A merge left its mark "=======" here, where a text has two versions.',
    "Keep what is right of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.",
  ],
  ['a: A\nb: ""c"', 2, BEHIND, MARK],
  ['a: A\nb: "c"d"', 2, BEHIND, MARK],
  [" a: A\nb: B", 2, "This line is indented less than the first line.", COLUMN],
  ["  - a: A\n- b: B", 2, "This line is indented less than the first line.", COLUMN],
])("%j is told in plain words", (text, line, message, fix) => {
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
    `The value of "b" ends with a bracket that nothing opens: ${written}`,
  ]);
  expect(problems[0]?.fix).toContain(`Write b: ${value}`);
});
