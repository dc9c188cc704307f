import { readFileSync } from "node:fs";
import path from "node:path";
import { readSources } from "../../../plugins/site-content/model/source";
import { formatReport } from "../../../plugins/site-content/problems";
import { checkProse, readBriefs } from "./checkProse";
import { countProse } from "./countProse";
import { proseOf, readProse } from "./prosePage";
import { termRules } from "./rules";
import { misspelt } from "./spelling";
import { withinPlan } from "./wordPlan";

const ROOT = path.resolve(__dirname, "../../..");
const whole = readProse(ROOT);
const data = readSources(ROOT, "content").filter(({ path: file }) => file.endsWith(".yml"));

test("the texts of the site hold the editorial rules", async () => {
  const prose = await whole;
  expect(prose.pages.length).toBeGreaterThan(60);
  expect(formatReport(checkProse(prose), "the texts")).toBe(formatReport([], "the texts"));
}, 180_000);

test("every page of the plan exists", async () => {
  const { pages, site } = await whole;
  const routes = new Set(pages.map(({ built }) => built.path));
  expect([...readBriefs(site.config.product.slug).keys()].filter((route) => !routes.has(route))).toEqual([]);
}, 180_000);

test("the texts of the site are spelt right", () => {
  expect(formatReport(misspelt(), "the texts")).toBe(formatReport([], "the texts"));
}, 180_000);

test("a misspelt word in prose is found, one in code is not", () => {
  const page = "---\nid: qwertz\n---\n\nYou recieve tokens.\n\n```text\nrecieve\n```\n\n`recieve` and $recieve$\n";
  expect(misspelt(page).map(({ line, message }) => [line, message])).toEqual([[5, '"recieve" is not in the dictionary.']]);
}, 180_000);

test("the dictionary has one word a line, sorted", () => {
  const words = readFileSync(path.join(ROOT, ".vscode/words.txt"), "utf8").trimEnd().split("\n");
  expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, "en")));
  expect(words.filter((word) => !/^\S+$/.test(word))).toEqual([]);
});

test("every page has the length its plan wants, within a quarter", async () => {
  const { pages, site } = await whole;
  const briefs = readBriefs(site.config.product.slug);
  const outside = pages.flatMap(({ built }) => {
    const plan = briefs.get(built.path)?.words;
    const count = countProse(built.tree);
    return plan === undefined || withinPlan(count, plan) ? [] : [`${built.path}: ${count} words, planned ${plan}`];
  });
  expect(outside).toEqual([]);
  expect([withinPlan(74, 100), withinPlan(75, 100), withinPlan(125, 100), withinPlan(126, 100)]).toEqual([false, true, true, false]);
}, 180_000);

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
best, just, simply
\`\`\`

## Related pages

- [Fees](/fees)
- [Quick start](/quick-start)
`;

async function findings(text: string): Promise<string[]> {
  const prose = await proseOf(ROOT, [...data, { path: "content/docs/pools.mdx", text }]);
  return checkProse(prose).map(({ line, message }) => `${line ?? "-"}: ${message}`);
}

test("a page that holds every rule has no finding", async () => {
  expect(await findings(GOOD)).toEqual([]);
});

test.each([
  ["banned word", "A swap moves the price.", "A swap simply moves the price.", '11: "simply" is a banned word.'],
  ["banned claim", "A swap moves the price.", "The best price is shown.", '11: "best" is a banned word.'],
  ["dollar sign", "A swap moves the price.", "A swap costs $10 or more.", '11: "$1" is a banned word.'],
  ["American spelling", "A swap moves the price.", "A swap changes the behavior.", '11: "behavior" is American spelling.'],
  ["missing description", /description: .*\n/, "", "1: The page has no description."],
  ["description like the title", /description: .*/, "description: Pools", "4: The description repeats the title."],
  ["title case", "## How a price moves", "## How a Price moves", '9: The heading "How a Price moves" has a capital in "Price".'],
  ["closing punctuation", "## What it costs", "## What it costs:", '13: The heading "What it costs:" ends with punctuation.'],
  ["question", "## What it costs", "## What does it cost?", '13: The heading "What does it cost?" is a question.'],
  ["repeated heading", "## What it costs", "## How a price moves", '13: The heading "How a price moves" stands twice on the page.'],
  ["skipped level", "## What it costs", "#### What it costs", '13: The heading "What it costs" skips from level 2 to 4.'],
  ["too few sections", "## What it costs", "### What it costs", "-: The page has 2 sections."],
  ["vague link", "[fees page](/fees)", "[here](/fees)", '11: The link "here" does not say where it leads.'],
  ["bare address", "[fees page](/fees)", "https://docs.supra.com", "11: The link shows the bare address https://docs.supra.com."],
  ["dead end", /## Related pages[\s\S]*/, "## Limits\n\nNone.\n", '25: The last section is "Limits".'],
  ["table without caption", "Table: Fees of two pools.\n\n", "", "15: The table has no caption."],
  ["code without language", "```text", "```", "21: The code block names no language."],
  ["invented token", "A swap moves the price.", "A swap of 10 USDX moves the price.", "-: The page uses USDX without saying that it is invented."],
  ["long sentence", "A swap moves the price.", `A swap ${"and so on ".repeat(9)}ends.`, '11: The sentence "A swap and so on'],
  ["no opening", /A pool holds[^\n]*\n\n/, "", "7: The page does not open with a paragraph."],
  [
    "term linked late",
    "A swap moves the price.",
    'A quant is small. A <Term id="quant">quant</Term> is a base unit.',
    '11: The term "quant" is used here and linked later',
  ],
  [
    "term linked twice",
    "A swap moves the price.",
    '<Term id="quant">Quants</Term> and <Term id="quant">quants</Term>.',
    '11: The term "quant" is linked a second time.',
  ],
  ["many admonitions", "A swap moves the price.", ":::note\nA\n:::\n\n:::note\nB\n:::\n\n:::note\nC\n:::", "19: This is admonition 3 of 3."],
])("%s is found", async (_name, from, to, expected) => {
  const planted = GOOD.replace(from, to);
  expect(planted).not.toBe(GOOD);
  expect((await findings(planted)).find((finding) => finding.startsWith(expected))).toBeDefined();
});

test("a term of the page's plan that is not linked is found", async () => {
  const [page] = (await proseOf(ROOT, [...data, { path: "content/docs/pools.mdx", text: GOOD }])).pages;
  if (!page) throw new Error("the page was not read");
  expect(termRules(page, { names: [], glossary: [] }, ["quant"]).map(({ message }) => message)).toEqual(['The term "quant" is not linked.']);
});
