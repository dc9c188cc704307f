import { compiled } from "../../../../src/testing/builders";

const found = async (text: string) => (await compiled(text, "md")).problems;

test.each([
  ["＃ Heading", "＃ Heading"],
  ["##＃ Heading", "##＃ Heading"],
  ["＃# Heading", "＃# Heading"],
  ["##\u200b Heading", "##\u200b Heading"],
  ['FaqItem q="Why?">\nText', 'FaqItem q="Why?">'],
  ['Card to="/a" title="A" />', 'Card to="/a" title="A" />'],
  ['/Card to="/a" />', '/Card to="/a" />'],
  ["Tabs count={2}>", "Tabs count={2}>"],
  ["See https:/a.example/b now.", "https:/a.example/b"],
  ["See (http:/a.example).", "http:/a.example"],
  ["See https:://a.example/b.", "https:://a.example/b."],
  ["It is $\\frac{a}{b} here", "$\\frac{a}{b} here"],
  ["It is \\frac{a}{b}$ here", "\\frac{a}{b}$"],
  ["It is $a \\cdot b here", "$a \\cdot b here"],
])("%j is reported", async (text, what) => {
  expect(await found(text)).toStrictEqual([`warning 1: "${what}" is shown as text.`]);
});

test.each([
  "Write `##＃ Heading` and `https:/a.example`",
  "Issue ＃5",
  'The Card to="/a" is first',
  '```\nCard to="/a" />\n```',
  '<div\n  class="a">\n</div>',
  "https://web.example/2020/https:/a.example",
  "$\\frac{a}{b}$ and $a \\cdot b$",
  "It costs $5 in C:\\text",
  "Between $5 and $10, or \\$5 \\text",
  "A single / of https: and no host",
])("%j is not", async (text) => {
  expect(await found(text)).toStrictEqual([]);
});
