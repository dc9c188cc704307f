import { expect, test } from "@playwright/test";
import { BLOG_ROUTES } from "../support/blog";

test.describe("every blog page", () => {
  for (const route of BLOG_ROUTES) {
    test(`${route} has one h1, no skipped heading level, one main, and named navigations`, {
      tag: "@slow",
    }, async ({ page }) => {
      await page.goto(route);
      const levels = await page
        .locator(":is(h1, h2, h3, h4, h5, h6):visible")
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) =>
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
      );
      await expect(page.getByRole("main")).toHaveCount(1);
      const names = await page
        .getByRole("navigation")
        .evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")));
      expect(names).not.toContain(null);
      expect(new Set(names).size).toBe(names.length);
    });

    test(`${route} is readable without JavaScript and prints without menus`, {
      tag: "@slow",
    }, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(route);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("main").getByRole("link").first()).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("nav:visible")).toHaveCount(0);
      await context.close();
    });
  }
});
