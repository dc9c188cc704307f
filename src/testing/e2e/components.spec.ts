import { expect, test } from "@playwright/test";
import { site } from "../product";
import { live } from "./live";

const POST = "/blog/mdx-blog-post";

test.describe("tabs", () => {
  test("arrow keys, Home and End move, Enter selects, and the choice is kept", async ({ page }) => {
    await page.goto(POST);
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
    await first.goto("/developer-resources/smart-contracts");
    const tab = first.getByRole("tab", { name: "Testnet" }).first();
    await tab.click();
    await expect
      .poll(() => first.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("docusaurus.tab."))))
      .toEqual([["docusaurus.tab.network", "testnet"]]);
    const second = await context.newPage();
    await second.goto("/developer-resources/smart-contracts");
    await expect(second.getByRole("tab", { name: "Testnet" }).first()).toHaveAttribute("aria-selected", "true");
    await second.getByRole("tab", { name: "Mainnet" }).first().click();
    await expect(tab).toHaveAttribute("aria-selected", "false");
  });

  test("without JavaScript every panel reads", async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto("/developer-resources/smart-contracts");
    for (const panel of await page.getByRole("tabpanel").all()) await expect(panel).toBeVisible();
  });
});

test("checklist ticks stay on the device", async ({ page }) => {
  await page.goto(`/${site.product.slug}-hyper-amm/liquidity-providers`);
  await live(page);
  const box = page.getByRole("checkbox").first();
  await box.check();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

test("details, footnotes and heading anchors work; a #hash opens at its heading below the navbar", async ({ page }) => {
  await page.goto(`/${site.product.slug}-hyper-amm/fees#what-lps-earn`);
  const box = await page.locator("#what-lps-earn").boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(60);
  expect(box?.y).toBeLessThan(200);
  await page.locator("#what-lps-earn").hover();
  await expect(page.locator("#what-lps-earn a")).toHaveAttribute("href", "#what-lps-earn");
});

test("printing shows the content without navigation, with closed details open", async ({ page }) => {
  await page.goto(`/${site.product.slug}-hyper-amm/pool-types/stable-pools`);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-navbar]")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a sidebar category opens with its page, stays open, and closes by hand", async ({ page }) => {
  await page.goto("/quick-start");
  const category = page.getByRole("navigation", { name: "Docs sidebar" }).locator("details", { hasText: "Support" }).last();
  await expect(category).not.toHaveAttribute("open", "");
  await category.locator("summary").click();
  await category.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/support/faq");
  await expect(category).toHaveAttribute("open", "");
  await category.locator("summary").click();
  await expect(category).not.toHaveAttribute("open", "");
});
