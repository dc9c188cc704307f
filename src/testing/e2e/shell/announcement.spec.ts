import { expect, test } from "@playwright/test";
import { SITE } from "../support/harbour";

test.describe("announcement bar", () => {
  test("stays closed after Close, and its keys are the flag and the id", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-announcement]")).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.locator("[data-announcement]")).toBeHidden();
    expect(
      await page.evaluate(() => [
        localStorage.getItem("docusaurus.announcement.dismiss"),
        localStorage.getItem("docusaurus.announcement.id"),
      ]),
    ).toEqual(["true", SITE.announcementId]);
    await page.reload();
    await expect(page.locator("[data-announcement]")).toBeHidden();
  });

  for (const width of [1280, 390]) {
    test(`closed by keyboard it hands the focus on to the navbar, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await page.getByRole("button", { name: "Close", exact: true }).press("Enter");
      await expect(page.locator("[data-announcement]")).toBeHidden();
      await expect(page.locator("[data-navbar] a:focus")).toBeVisible();
    });
  }

  test("a changed id shows the bar again at once", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("docusaurus.announcement.dismiss", "true");
      localStorage.setItem("docusaurus.announcement.id", "older");
    });
    await page.goto("/");
    await expect(page.locator("[data-announcement]")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).toBe(
      "false",
    );
  });
});
