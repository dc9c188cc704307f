import { finishedTree } from "../../../src/testing/builders";

const found = async (text: string) =>
  (await finishedTree(text, "mdx")).problems.map(({ message, fix }) => `${message} ${fix}`);

test.each([
  [
    "<cardGrid>\n\na\n\n</cardGrid>",
    "The tag <cardGrid> is not allowed in pages, so it was left out. Write <CardGrid> for the component.",
  ],
  [
    '<details summary="x">\n\na\n\n</details>',
    "The attribute summary of <details> was left out. Write <Details> for the component, which has summary, or remove it.",
  ],
])("a component with different capitalisation is suggested: %j", async (text, problem) => {
  expect(await found(text)).toStrictEqual([problem]);
});

test.each([
  ["a spread that is no data", "<Card {...props} />", "{props} is not a variable of this site."],
  [
    "a spread of a text",
    '<Card {..."a"} />',
    "A spread (...) is not followed by a list or object.",
  ],
])("%s is the only problem of its component", async (_, text, problem) => {
  expect(await found(text)).toStrictEqual([expect.stringContaining(problem)]);
});
