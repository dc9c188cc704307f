import { compiled } from "../../../src/testing/builders";

const found = async (text: string) => (await compiled(text, "md")).problems;

test.each([
  ["[A button](/a){ .md-button }", "{ .md-button }"],
  ["![a](a.png){width=50%}", "{width=50%}"],
  ['![a](a.png){ width="300" }', '{ width="300" }'],
  ["Press ++ctrl+c++ now", "++ctrl+c++"],
  ["A :material-check: mark", ":material-check:"],
  ["{++added++} text", "{++added++}"],
  ["Text^[an inline note]", "^[an inline note]"],
  ["Text[^nowhere]", "[^nowhere]"],
  ["See [the guide][missing].", "[the guide][missing]"],
  ["\\begin{equation} x \\end{equation}", "\\begin{equation} x \\end{equation}"],
  ["| a |\n| - |\n| {{ x }} |", "{{ x }}"],
  ["## {{ title }}", "{{ title }}"],
])("%j is reported", async (text, what) => {
  expect(await found(text)).toEqual([
    expect.stringMatching(
      new RegExp(`^warning \\d: "${what.replace(/\W/g, "\\$&")}" is shown as text\\.$`),
    ),
  ]);
});

test.each([
  "C++ and D++",
  "i++ or j++",
  "balances[user][token]",
  "a {product} b",
  "{ a: 1 }",
  "## Fees {#fees}",
  "## Fees { #fees .wide }",
  "a[^1]\n\n[^1]: One.",
])("%j is not", async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each([
  ["A\n\\(x^2\\) b", "\\(x^2\\)", 2],
  ["\\[ \\frac{a}{b} \\]", "\\[ \\frac{a}{b} \\]", 1],
])("LaTeX's marks are reported: %j", async (text, what, line) => {
  expect(await found(text)).toEqual([`warning ${line}: "${what}" is shown as text.`]);
});

test.each(["an escaped \\(bracket\\)", "`\\(x^2\\)` in code"])(
  "escaped brackets are not: %j",
  async (text) => {
    expect(await found(text)).toEqual([]);
  },
);
