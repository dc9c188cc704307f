import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { run as Run, RunOptions } from "axe-core";

const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that depend on colors; contrast takes longer than all others together. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** The section of a page that is audited: what the selector `within` matches, or the whole page. */
type Part = { readonly within?: string };
type Audit = (page: Page, part?: Part) => Promise<string[]>;

/** The violations that axe finds by WCAG 2.2 AA and its own best practices, one per line: the rule, then the elements. */
export const axeViolations: Audit = (page, part) => violationsOf(page, { runOnly: TAGS }, part);

/** The violations in the colors of a page, for its second color mode: every rule has been run in the first. */
export const colorViolations: Audit = (page, part) =>
  violationsOf(page, { runOnly: COLOR_RULES }, part);

/** The violations apart from colors, for elements whose colors have been audited already. */
export const structureViolations: Audit = (page, part) => {
  const rules = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));
  return violationsOf(page, { runOnly: TAGS, rules }, part);
};

/**
 * Runs axe, which is added to a document once. It only reports violations, since reporting what passes takes longer than running
 * the rules. It does not read style sheets: only its orientation rule needs them, and no tag used here includes it.
 */
async function violationsOf(
  page: Page,
  options: RunOptions,
  { within = "html" }: Part = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
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
    [within, options] as const,
  );
}
