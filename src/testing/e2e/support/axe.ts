import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { run as Run, RunOptions } from "axe-core";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose answer depends on colors; contrast takes longer than all others together. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** What frames the page of a layout: its bar, menu and footer are the same on every page. */
const FRAME = ["[data-navbar]", "#siteMenu", "footer:not(main footer)"];

/** The part of a page that is audited: `within` a selector, or all of it, `framed` or not. */
type Part = { readonly within?: string; readonly framed?: boolean };
type Audit = (page: Page, part?: Part) => Promise<string[]>;

/** What axe finds wrong with WCAG 2.2 AA and its own best practices, a line each: the rule, then the elements. */
export const axeViolations: Audit = (page, part) => violationsOf(page, { runOnly: TAGS }, part);

/** What axe finds wrong with the colors of a page, for its second color mode: the first has had every rule. */
export const colorViolations: Audit = (page, part) =>
  violationsOf(page, { runOnly: COLOR_RULES }, part);

/** What axe finds wrong apart from colors, where the same elements have been audited for those. */
export const structureViolations: Audit = (page, part) => {
  const rules = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));
  return violationsOf(page, { runOnly: TAGS, rules }, part);
};

/** Gives axe to every document that a page will open, which takes less time than to give it to each of them after it is open. */
export async function carryAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: AXE });
}

/**
 * Runs axe, which a document is given once; it describes violations alone, since all that passes takes longer to describe than to
 * find. It reads no style sheets: only its rule of orientation looks at them, which no tag here has it run.
 */
async function violationsOf(
  page: Page,
  options: RunOptions,
  { within = "html", framed = true }: Part = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const context = { include: [[within]], exclude: framed ? [] : FRAME.map((part) => [part]) };
  return page.evaluate(
    async ([elements, given]) => {
      const { axe } = window as unknown as { axe: { run: typeof Run } };
      const { violations } = await axe.run(elements, {
        ...given,
        preload: { assets: ["media"] },
        resultTypes: ["violations"],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
    },
    [context, options] as const,
  );
}
