import { expect, type Locator, type Page } from "@playwright/test";

/** The calculator of a kind on the page at a path, once it is interactive. */
export async function openCalculator(page: Page, path: string, kind: string): Promise<Locator> {
  await page.goto(path);
  const calculator = page.locator(`#calculator-${kind}`);
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator).toHaveAttribute("data-live", "");
  return calculator;
}
