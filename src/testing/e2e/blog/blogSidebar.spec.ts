import { expect, test } from "@playwright/test";
import { BLOG_ROUTES, NEWEST, ofYear, POSTS, SECOND, YEARS } from "../support/blog";
import { blogSidebar as sidebar } from "../support/sidebars";

test.describe("the sidebar", () => {
  test("lists all posts grouped by year, newest first", async ({ page }) => {
    await page.goto("/blog");
    await expect(sidebar(page).getByRole("link")).toHaveText(POSTS.map(({ title }) => title));
    for (const year of YEARS) {
      const group = sidebar(page).getByRole("group", { name: year });
      await expect(group.getByRole("link")).toHaveText(ofYear(year).map(({ title }) => title));
    }
    await expect(sidebar(page).locator("[aria-current]")).toHaveCount(0);
  });

  test("is beside lists, posts, tags and authors, but not beside the archive", {
    tag: "@slow",
  }, async ({ page }) => {
    for (const route of BLOG_ROUTES) {
      await page.goto(route);
      await expect(sidebar(page)).toHaveCount(route === "/blog/archive" ? 0 : 1);
    }
  });

  test("is the secondary menu of the panel on a phone", { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(NEWEST.path);
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(page.getByRole("button", { name: "← Back to main menu" })).toBeVisible();
    await sidebar(page).getByRole("link", { name: SECOND.title }).click();
    await expect(page.locator("h1")).toHaveText(SECOND.title);
    await expect(sidebar(page)).toBeHidden();
  });
});
