import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { run as Run, RunOptions } from "axe-core";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose answer depends on colors; contrast takes longer than all others together. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Audit = (page: Page, within?: string) => Promise<string[]>;

/**
 * What axe finds wrong with WCAG 2.2 AA and its own best practices, a line each: the rule, then the elements.
 * @param within selector of the part to look at; the whole page without it
 */
export const axeViolations: Audit = (page, within) => violationsOf(page, { runOnly: TAGS }, within);

/** What axe finds wrong with the colors of a page, for its second color mode: the first has had every rule. */
export const colorViolations: Audit = (page, within) =>
  violationsOf(page, { runOnly: COLOR_RULES }, within);

/** What axe finds wrong apart from colors, where the same elements have been audited for those. */
export const structureViolations: Audit = (page, within) => {
  const rules = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));
  return violationsOf(page, { runOnly: TAGS, rules }, within);
};

/** Runs axe, which a page is given once; it describes violations alone, since all that passes takes longer to describe than to find. */
async function violationsOf(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([given, selector]) => {
      const { axe } = window as unknown as { axe: { run: typeof Run } };
      const part = selector === undefined ? document : { include: [[selector]] };
      const { violations } = await axe.run(part, { ...given, resultTypes: ["violations"] });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
    },
    [options, within] as const,
  );
}
