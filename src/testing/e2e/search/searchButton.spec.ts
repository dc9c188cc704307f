import { expect, test } from "@playwright/test";
import { START } from "../support/harbour";
import { searchDialog } from "../support/searchDialog";

test.describe("search button", () => {
  test("says Search and its shortcuts, and is an icon on phones", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.goto(START.path);
    const { button } = searchDialog(page);
    await expect(page.getByRole("button", { name: "Search", exact: true })).toHaveAttribute(
      "aria-keyshortcuts",
      "Control+K Meta+K /",
    );
    await expect(button.locator("kbd:visible")).toHaveText(["Ctrl", "K"]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(button.locator("kbd:visible")).toHaveCount(0);
    expect(await button.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual(
      [38, 38],
    );
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  });

  test("shows ⌘ K on a Mac", { tag: "@slow" }, async ({ browser }) => {
    const page = await browser.newPage({
      userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)",
    });
    await page.goto(START.path);
    await expect(searchDialog(page).button.locator("kbd:visible")).toHaveText(["⌘", "K"]);
    await page.close();
  });

  test("is a link to the results page without JavaScript", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(START.path);
    await expect(page.locator("[data-search-button]")).toHaveAttribute("href", "/search");
    await page.close();
  });

  test("is the same link when the page's scripts cannot be loaded, and passes on what was typed", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.route("**/app-*.js", (route) => route.abort());
    await page.goto(START.path);
    await searchDialog(page).button.press("f");
    await expect(page).toHaveURL("/search?q=f");
  });
});
