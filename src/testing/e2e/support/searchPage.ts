import { expect, type Page } from "@playwright/test";

/** Parts of the results page, for tests. */
export const field = (page: Page) => page.getByRole("searchbox", { name: "Search" });
export const status = (page: Page) => page.locator("main").getByRole("status");
export const results = (page: Page) => page.locator("main ol > li");

/** Opens the results page with a query in its address. */
export async function open(page: Page, query = ""): Promise<void> {
  await page.goto(query === "" ? "/search" : `/search?q=${encodeURIComponent(query)}`);
  await expect(field(page)).toHaveValue(query);
}
