import { ALL_COMPONENTS } from "../testing/allComponents";
import { load, source } from "../testing/builders";

const PAGE = `---
title: Wrong figures
---

<Plot id="P18" />

<Plot id="P03" heigth="300" />

<Calculator kind="swpa" />

<Calculator kind="swap" defaults={{ amountn: "1", fee: "abc" }} />

<Calculator kind="il" defalts={{}} />

<Calculator kind="il" />

<Calculator kind="il" id="second" />
`;

test("plots, calculators and defaults that do not exist are named with their lines and a fix", async () => {
  const { problems } = await load([source("content/docs/a.mdx", PAGE)], ALL_COMPONENTS);
  const inOrder = [...problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  expect(inOrder.map(({ line, message, fix }) => `${line}: ${message} ${fix}`)).toEqual([
    expect.stringMatching(/^5: id of <Plot> is "P18", but must be P01, .* or P17\. Correct id\.$/),
    '7: <Plot> has no property "heigth". Remove what it does not show.',
    expect.stringMatching(
      /^9: kind of <Calculator> is "swpa", but must be abortCode, .* or widget\./,
    ),
    '11: The calculator has no input "amountn". Did you mean "amountIn"? Use one of: amountIn, reserveIn, reserveOut, fee.',
    '11: The default "fee" of <Calculator kind="swap"> is not usable: Enter a number, such as 1,234.5. Correct the default.',
    '13: <Calculator> has no property "defalts". Did you mean "defaults"? Remove what it does not show.',
    '15: The page has two calculators "il". Give one of them a name for the address, such as id="second".',
  ]);
});

test.each([
  ["a string", 'defaults="amount: 5"', '"amount: 5"'],
  ["a list", 'defaults={["5"]}', '["5"]'],
  ["a number", "defaults={5}", "5"],
])(
  "defaults that are %s are an error, since nothing would read them",
  async (_, defaults, shown) => {
    const text = `---\ntitle: A\n---\n\n<Calculator kind="swap" ${defaults} />\n`;
    const { problems } = await load([source("content/docs/a.mdx", text)], ALL_COMPONENTS);
    expect(problems.map(({ line, message, fix }) => `${line} ${message} ${fix}`)).toEqual([
      `5 defaults of <Calculator> is ${shown}, but must be a mapping (key: value). Correct defaults.`,
    ]);
  },
);
