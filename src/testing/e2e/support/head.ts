import type { Page } from "@playwright/test";

/** The first structured data object of a page. */
export async function jsonLd(page: Page): Promise<unknown> {
  const script = page.locator('head script[type="application/ld+json"]').first();
  return JSON.parse((await script.textContent()) ?? "{}");
}

/** Contents of the meta elements with that property. */
export const meta = (page: Page, property: string): Promise<(string | null)[]> =>
  page
    .locator(`head meta[property="${property}"]`)
    .evaluateAll((found) => found.map((each) => each.getAttribute("content")));
