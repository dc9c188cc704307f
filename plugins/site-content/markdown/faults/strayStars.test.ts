import { compiled } from "../../../../src/testing/builders";

const found = async (text: string, format: "md" | "mdx" = "md") =>
  (await compiled(text, format)).problems;

test.each<[string, string[]]>([
  ["A\nof**`a()`** and of**`b`** c", ['2: "**`a()`**"', '2: "**`b`**"']],
  ["of**`a()`**is bold of**`b`**", ['1: "**`a()`**"']],
  ["### borrow**()**", ['1: "**()**"']],
  ["これは**「重要」**です", ['1: "**「重要」**"']],
  ["| a |\n| - |\n| x**(y)**z |", ['3: "**(y)**"']],
  ["A **word ** and **b **.", ['1: "**word **"', '1: "**b **"']],
  ["A ** word**, b", ['1: "** word**"']],
  ["** Note ** that", ['1: "** Note **"']],
  ["Mark it ** final **.", ['1: "** final **"']],
  ["A\n**Note: b", ['2: "**Note: b"']],
])("stars that do not make text bold are reported: %j", async (text, expected) => {
  const messages = expected.map((what) => `warning ${what} is not shown in bold.`);
  expect(await found(text)).toEqual(messages);
  expect(await found(text, "mdx")).toEqual(messages);
});

test.each([
  "a **b** c**d**e",
  "of **(x)** is",
  "\\*\\*a()\\*\\*b",
  "`**(a)**b`",
  "2 ** 3 and x ** y",
  "src/**/*.ts and a/**/b",
  "**kwargs, **options",
  "10 ** 18, 10 ** 6 / 10**18 and 10**18 ** 2",
  "**Note:** see **b**, **c *d* e**, ***a* b** and *a **b***",
  "3 \\* *a* and *a*\\*",
])("other stars are not: %j", async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each([
  ["A\n**Note:**see**b**c", '2: The bold text of "**Note:**" does not end at its stars.'],
  ["**注意：**请先连接**重要**内容", '1: The bold text of "**注意：**" does not end at its stars.'],
  ["a **b* c", '1: "**b*" is in italics, with a star beside it.'],
  ["a *b** c", '1: "*b**" is in italics, with a star beside it.'],
])("stars with the wrong partner are reported: %j", async (text, expected) => {
  expect(await found(text)).toEqual([`warning ${expected}`]);
});
