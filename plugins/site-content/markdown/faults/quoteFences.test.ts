import { finished } from "../../../../src/testing/builders";

test.each<[name: string, text: string, problems: string[]]>([
  ["in one paragraph", "'''js\na\n'''", ["1: \"'''js\""]],
  ["with a blank line in it", "'''\na\n\nb\n'''", ["1: \"'''\""]],
  ["of other quotes", "´´´\na\n´´´\n\n’’’\nb\n’’’", ['1: "´´´"', '5: "’’’"']],
  ["that a word processor turns", "‘’’js\na\n‘‘’", ['1: "‘’’js"']],
  ["that begins again", "'''\na\n'''\n\n'''py\nb\n'''", ["1: \"'''\"", "5: \"'''py\""]],
  ["in a quotation", "> a\n> '''js\n> b\n> '''", ["2: \"'''js\""]],
  ["that does not end", "'''js\na", ["1: \"'''js\""]],
])("code between quotes %s is reported where it begins", async (_, text, problems) => {
  expect((await finished(text)).problems).toEqual(
    problems.map((problem) => `warning ${problem} is shown as text.`),
  );
});

test("lines of quotes in code are part of it", async () => {
  expect((await finished("```py\n'''\nA\n'''\n```")).problems).toEqual([]);
});
