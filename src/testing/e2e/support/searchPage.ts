import { expect, type Page } from "@playwright/test";

/** Elements of the results page, for tests. */
export const field = (page: Page) => page.getByRole("searchbox", { name: "Search" });
/** The status of the results page only: during a navigation to it, the previous page is still there. */
export const status = (page: Page) =>
  page
    .locator("main")
    .filter({ has: field(page) })
    .getByRole("status");
export const results = (page: Page) => page.locator("main ol > li");

/** Opens the results page with a query in its address. */
export async function open(page: Page, query = ""): Promise<void> {
  await page.goto(query === "" ? "/search" : `/search?q=${encodeURIComponent(query)}`);
  await expect(field(page)).toHaveValue(query);
}
