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
])("stars that make nothing bold are reported: %j", async (text, expected) => {
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
])("other stars are not: %j", async (text) => {
  expect(await found(text)).toEqual([]);
});
