import { DEVELOPMENT, FIXTURES_ROOT, load, source, withSite } from "../../testing/builders";
import { styleSchema } from "../editorialPlan";
import { checkProse, isWithin } from "./checkProse";
import { proseOf } from "./prosePage";
import { misspelt } from "./spelling";

const PLAIN_STYLE = {
  limits: { sections: [3, 9], sentenceWords: 25, admonitions: 2, lengthTolerance: 0.25 },
  inventedTokens: ["USDX"],
  banned: [
    { words: "\\b(simply|just)\\b", fix: "Remove the word." },
    { words: "(?<![\\w$])\\$\\d", fix: "Write USD." },
  ],
  american: [{ words: "\\bbehavior\\b", british: "behaviour" }],
  vagueLinks: ["here"],
};
const STYLE = styleSchema.parse(PLAIN_STYLE);

test("a misspelt word in prose is reported, one in code is not", async () => {
  const page =
    "---\nid: qwertz\n---\n\nYou recieve tokens.\n\n```text\nrecieve\n```\n\n`recieve` and $recieve$\n";
  const found = await misspelt({ config: ".vscode/cspell.json", words: "words.txt", page });
  expect(found.map(({ line, message }) => [line, message])).toEqual([
    [5, '"recieve" is not in the dictionary.'],
  ]);
});

test("a length may differ from its plan by a quarter, both ends included", () => {
  expect([74, 75, 125, 126].map((count) => isWithin(count, 100, 0.25))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

const GOOD = `---
title: Pools
slug: /pools
description: "How a pool sets its price, and what that means for your swap."
---

A pool holds two tokens and sets a price from its balances. This page is for traders who want to know why.

## How a price moves

A swap moves the price. The [fees page](/fees) lists what it costs.

## What it costs

Table: Fees of two pools.

| Pool | Fee |
|---|---|
| A | 0.30% |

\`\`\`text
just, simply
\`\`\`

## Related pages

- [Fees](/fees)
- [Wallets](/wallets)
`;

async function findings(
  text: string,
  briefs: Parameters<typeof checkProse>[1]["briefs"] = new Map(),
  style = STYLE,
): Promise<string[]> {
  const files = withSite([source("content/docs/pools.mdx", text)]);
  const prose = proseOf(FIXTURES_ROOT, files, await load(files, DEVELOPMENT));
  const plan = { style, briefs, lineOf: () => 7 };
  return checkProse(prose, plan).map(({ line, message }) => `${line ?? "-"}: ${message}`);
}

test("a page that follows every rule has no findings", async () => {
  expect(await findings(GOOD)).toEqual([]);
});

test("a start page may open with the paragraph of its Hero", async () => {
  const inHero = GOOD.replace(/A pool holds[^\n]*/, (opening) => `<Hero>\n\n${opening}\n\n</Hero>`);
  expect(await findings(inHero)).toEqual([]);
});

test.each([
  [
    "banned word",
    "A swap moves the price.",
    "A swap simply moves the price.",
    '11: "simply" is a banned word.',
  ],
  [
    "dollar sign",
    "A swap moves the price.",
    "A swap costs $10 or more.",
    '11: "$1" is a banned word.',
  ],
  [
    "American spelling",
    "A swap moves the price.",
    "A swap changes the behavior.",
    '11: "behavior" is American spelling.',
  ],
  ["missing description", /description: .*\n/, "", "1: The page has no description."],
  [
    "description equal to the title",
    /description: .*/,
    "description: Pools",
    "4: The description repeats the title.",
  ],
  [
    "title case",
    "## How a price moves",
    "## How a Price moves",
    '9: The heading "How a Price moves" has a capital in "Price".',
  ],
  [
    "closing punctuation",
    "## What it costs",
    "## What it costs:",
    '13: The heading "What it costs:" ends with punctuation.',
  ],
  [
    "question",
    "## What it costs",
    "## What does it cost?",
    '13: The heading "What does it cost?" is a question.',
  ],
  [
    "repeated heading",
    "## What it costs",
    "## How a price moves",
    '13: The heading "How a price moves" occurs twice on the page.',
  ],
  ["too few sections", "## What it costs", "### What it costs", "-: The page has 2 sections."],
  [
    "vague link",
    "[fees page](/fees)",
    "[here](/fees)",
    '11: The link "here" does not say where it leads.',
  ],
  [
    "bare address",
    "[fees page](/fees)",
    "https://docs.supra.com",
    "11: The link shows the bare address https://docs.supra.com.",
  ],
  [
    "dead end",
    /## Related pages[\s\S]*/,
    "## Limits\n\nNone.\n",
    '25: The last section is "Limits".',
  ],
  ["table without caption", "Table: Fees of two pools.\n\n", "", "15: The table has no caption."],
  ["code without language", "```text", "```", "21: The code block names no language."],
  [
    "invented token",
    "A swap moves the price.",
    "A swap of 10 USDX moves the price.",
    "-: The page uses USDX without saying that it is invented.",
  ],
  [
    "long sentence",
    "A swap moves the price.",
    `A swap ${"and so on ".repeat(9)}ends.`,
    '11: The sentence "A swap and so on',
  ],
  ["no opening", /A pool holds[^\n]*\n\n/, "", "7: The page does not open with a paragraph."],
  [
    "term linked late",
    "A swap moves the price.",
    'A slippage is small. A <Term id="slippage">slippage</Term> is a cost.',
    '11: The term "slippage" is used here and linked later',
  ],
  [
    "term linked twice",
    "A swap moves the price.",
    '<Term id="slippage">Slippage</Term> and <Term id="slippage">slippage</Term>.',
    '11: The term "slippage" is linked a second time.',
  ],
  [
    "many admonitions",
    "A swap moves the price.",
    ":::note\nA\n:::\n\n:::note\nB\n:::\n\n:::note\nC\n:::",
    "19: This is admonition 3 of 3.",
  ],
])("%s is reported", async (_name, from, to, expected) => {
  const planted = GOOD.replace(from, to);
  expect(planted).not.toBe(GOOD);
  expect((await findings(planted)).find((finding) => finding.startsWith(expected))).toBeDefined();
});

test.each([
  ["front matter", GOOD.replace("slug: /pools", "slug: [")],
  ["text", GOOD.replace("| A | 0.30% |", "<Tabs>")],
])(
  "a page whose %s cannot be read has no findings, and its brief counts as having a page",
  async (_, text) => {
    const brief = { words: 500, terms: ["slippage"], links: ["/gas"] };
    expect(await findings(text, new Map([["/pools", brief]]))).toEqual([]);
  },
);

test("a page with a wrong link still has its other findings", async () => {
  const text = GOOD.replace("[fees page](/fees)", "[fees page](fees.md)").replace(
    "A swap",
    "A swap simply",
  );
  expect(await findings(text)).toEqual([expect.stringContaining("simply")]);
});

test.each([
  ["a term", { terms: ["slippage"] }, '-: The term "slippage" is not linked.'],
  ["a link", { links: ["/wallets", "/gas"] }, "-: The page does not link to /gas."],
  ["a length", { words: 500 }, "-: The page has 45 words of prose; its brief plans 500."],
])("%s that the page's brief asks for is reported when missing", async (_name, asked, expected) => {
  const brief = { words: 45, terms: [], links: [], ...asked };
  expect(await findings(GOOD, new Map([["/pools", brief]]))).toEqual([expected]);
});

test("an exception for a page that does not exist is reported", async () => {
  const exceptions = { questionHeadings: ["/pools", "/gone"], anyStructure: ["/po/", "/"] };
  const style = styleSchema.parse({ ...PLAIN_STYLE, exceptions });
  expect(await findings(GOOD, new Map(), style)).toEqual([
    '7: The exception "/gone" matches no page.',
    '7: The exception "/po/" matches no page.',
  ]);
});

test("a brief for a page that does not exist is reported", async () => {
  const brief = { words: 100, terms: [], links: [] };
  expect(await findings(GOOD, new Map([["/gone", brief]]))).toEqual([
    '7: The plan has a brief for "/gone", which no page has.',
  ]);
});
