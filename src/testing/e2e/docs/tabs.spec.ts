import { expect, test } from "@playwright/test";
import { NEWEST } from "../support/blog";
import { API, GALLERY } from "../support/harbour";
import { openLive } from "../support/live";

test.describe("tabs", () => {
  test("arrow keys, Home and End move, Enter selects, and the choice is kept", async ({ page }) => {
    await openLive(page, NEWEST.path);
    const tabs = page.getByRole("tablist").first().getByRole("tab");
    const count = await tabs.count();
    expect(count).toBeGreaterThan(1);
    await tabs.first().click();
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    await expect(tabs.nth(count - 1)).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.first()).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel").first()).toBeVisible();
  });

  test("a group is stored, and shared with other pages and browser tabs", async ({ context }) => {
    const first = await context.newPage();
    await first.goto(API);
    const tab = first.getByRole("tab", { name: "Testnet" }).first();
    await tab.click();
    await expect
      .poll(() =>
        first.evaluate(() =>
          Object.entries(localStorage).filter(([key]) => key.startsWith("docusaurus.tab.")),
        ),
      )
      .toEqual([["docusaurus.tab.network", "testnet"]]);
    const second = await context.newPage();
    await second.goto(API);
    await expect(second.getByRole("tab", { name: "Testnet" }).first()).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await second.getByRole("tab", { name: "Mainnet" }).first().click();
    await expect(tab).toHaveAttribute("aria-selected", "false");
  });

  test("without JavaScript every panel is readable", async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(API);
    for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
  });

  test("a link to a heading inside a closed tab opens it; the choice is in the URL", {
    tag: "@slow",
  }, async ({ page }) => {
    await openLive(page, `${GALLERY}?network=mainnet#heading-in-a-tab`);
    await expect(page.locator("#heading-in-a-tab")).toBeVisible();
    await page.getByRole("tab", { name: "Mainnet" }).click();
    await expect(page).toHaveURL(/network=mainnet/);
    await expect(page.locator("#heading-in-a-tab")).toBeHidden();
  });
});
