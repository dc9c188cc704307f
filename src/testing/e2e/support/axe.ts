import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules whose answer depends on colors; contrast takes longer than all others together. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

type Audit = (page: Page, within?: string) => Promise<string[]>;

/**
 * What axe finds wrong with WCAG 2.2 AA and its own best practices, a line each: the rule, then the elements.
 * @param within selector of the part to look at; the whole page without it
 */
export const axeViolations: Audit = (page, within) =>
  violationsOf(auditOf(page).withTags(TAGS), within);

/** What axe finds wrong with the colors of a page, for its second color mode: the first has had every rule. */
export const colorViolations: Audit = (page, within) =>
  violationsOf(auditOf(page).withRules(COLOR_RULES), within);

/** What axe finds wrong apart from colors, where the same elements have been audited for those. */
export const structureViolations: Audit = (page, within) =>
  violationsOf(auditOf(page).withTags(TAGS).disableRules(COLOR_RULES), within);

/** An audit that describes violations alone: to describe all elements that pass takes longer than to find that they do. */
function auditOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
}

async function violationsOf(axe: AxeBuilder, within?: string): Promise<string[]> {
  const everything = axe.setLegacyMode();
  const { violations } = await (within === undefined
    ? everything
    : everything.include(within)
  ).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
