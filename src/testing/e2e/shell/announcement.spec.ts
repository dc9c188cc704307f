import { expect, test } from "@playwright/test";
import { watchFirstPaint } from "../support/firstPaint";
import { OTHER, SITE, START } from "../support/harbour";
import { live, settled } from "../support/live";
import { linkTo } from "../support/requests";

test.describe("announcement bar", () => {
  test("stays closed after Close, and its storage keys are the flag and the id", async ({
    page,
  }) => {
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
    await live(page);
    await linkTo(page, START.path).click();
    await expect(page.locator("h1")).toHaveText(START.title);
    await expect(page.locator("[data-announcement]")).toBeHidden();
    const tab = await page.context().newPage();
    await tab.goto("/blog");
    await expect(tab.locator("h1")).toBeVisible();
    await expect(tab.locator("[data-announcement]")).toBeHidden();
  });

  test("once closed, it is not shown in any frame of another page, and nothing shifts", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Close", exact: true }).click();
    const seen = await watchFirstPaint(page);
    await page.goto(OTHER.path);
    await live(page);
    await settled(page);
    const { atBody, announcements, shifted } = await seen();
    expect(atBody?.announcementDismissed).toBe("true");
    expect(announcements).toEqual([false]);
    expect(shifted).toBeLessThan(0.001);
  });

  for (const width of [1280, 390]) {
    test(`closed by keyboard, it passes the focus on to the navbar, ${width} px`, {
      tag: "@slow",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      await page.getByRole("button", { name: "Close", exact: true }).press("Enter");
      await expect(page.locator("[data-announcement]")).toBeHidden();
      await expect(page.locator("[data-navbar] :is(a, button):focus")).toBeVisible();
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
