import { z } from "zod";
import { parseYaml } from "./yaml";

const schema = z.record(
  z.string(),
  z.strictObject({ text: z.string().optional(), number: z.number().optional() }),
);
const found = (text: string) =>
  parseYaml({ file: "content/a.yml", text, lineOffset: 0 }, schema).problems.map(
    ({ line, message, fix }) => [line, message, fix],
  );
const FIX = "Put text with a comma in quotes; write a number without one, such as 1100 or 0.25.";
const cut = (key: string, rest: string) =>
  `"${key}" ends before the comma, and "${rest}" after it is read as a key.`;

test.each<[string, string, string[]]>([
  ["a text", "a: {}\nb: { text: Write it, or not }", [cut("b.text", "or not")]],
  ["a text with two commas", "b: { text: x, y, z }", [cut("b.text", "y"), cut("b.text", "z")]],
  ["a number as text", "b: { text: 8,000, number: 1 }", [cut("b.text", "0")]],
  ["a decimal", "b: { number: 0,25 }", [cut("b.number", "25")]],
  ["a number in JSON", '{ "b": { "number": 1,100 } }', [cut("b.number", "100")]],
])("%s that is cut off by a comma is reported once, with the fix", (_, text, messages) => {
  const line = text.split("\n").length;
  expect(found(text)).toStrictEqual(messages.map((message) => [line, message, FIX]));
});

test.each([
  ["behind a text in quotes", 'b: { text: "x", y }'],
  ["with a colon", "b: { text: x, y: }"],
  ["outside brackets", "b:\n  text: x\n  y:\n"],
])("an unknown key %s stays one", (_, text) => {
  expect(found(text)).toStrictEqual([
    [
      text.includes("\n") ? 3 : 1,
      'Unknown key "y" in b.',
      "Remove it or use one of: text, number.",
    ],
  ]);
});
