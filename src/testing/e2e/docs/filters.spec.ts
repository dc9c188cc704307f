import { expect, test } from "@playwright/test";
import { CONTENTS, FAQ, GLOSSARY } from "../support/harbour";
import { live, openLive } from "../support/live";
import { hold, withConnection } from "../support/requests";

test.describe("the list of all pages", () => {
  test("is filtered by a word, announces the count, and keeps the word in the URL", async ({
    page,
  }) => {
    await openLive(page, CONTENTS);
    const filter = page.getByRole("search", { name: "Filter the pages" });
    const items = page.locator("[data-filter-item]:visible");
    const total = await items.count();
    await expect(filter.getByRole("status")).toHaveText(`All ${total} pages`);
    await filter.getByRole("searchbox").fill("tide");
    await expect(items).toHaveText([/^Tide windows/]);
    await expect(filter.getByRole("status")).toHaveText(`1 of ${total} pages`);
    await expect(page).toHaveURL(/filter=tide/);
    await page.reload();
    await live(page);
    await expect(filter.getByRole("searchbox")).toHaveValue("tide");
    await filter.getByRole("searchbox").fill("zzz");
    await expect(filter.getByRole("status")).toHaveText("No pages match");
    await filter.getByRole("button", { name: "Clear filter" }).click();
    await expect(filter.getByRole("searchbox")).toBeFocused();
    await expect(items).toHaveCount(total);
    await expect(page).toHaveURL(CONTENTS);
  });

  test("without JavaScript it is the complete list, without drafts and unlisted pages", async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(CONTENTS);
    // The generated page of a category lists others, and is not in any list itself.
    const written = "nav[aria-label='Docs sidebar'] a:not([href^='/category/'])";
    const inMenu = await page.locator(written).count();
    await expect(page.locator("[data-filter-item]:visible")).toHaveCount(inMenu);
    await expect(page.locator("main").getByText(/A draft|Spare keys/)).toHaveCount(0);
    await expect(page.getByRole("search", { name: "Filter the pages" })).toHaveCount(0);
  });
});

test.describe("glossary", () => {
  test("filters terms, hides empty groups with their headings, and a link to a hidden term shows it", {
    tag: "@slow",
  }, async ({ page }) => {
    await openLive(page, GLOSSARY);
    const filter = page.getByRole("search", { name: "Filter the terms" });
    await expect(filter.getByRole("status")).toHaveText("All 6 terms");
    await filter.getByRole("searchbox").fill("guides ships");
    await expect(page.locator("#pilot")).toBeVisible();
    await expect(page.locator("#berth")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Ships and quays" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Pilots and tides" })).toBeVisible();
    await page.evaluate(() => {
      location.hash = "#berth";
    });
    await expect(page.locator("#berth")).toBeVisible();
    await expect(filter.getByRole("searchbox")).toHaveValue("");
  });
});

test("the fields of a filter wait until it is interactive, which pointing at one makes it with data saving, too", {
  tag: "@slow",
}, async ({ page }) => {
  await withConnection(page, { saveData: true }); // otherwise the filter in view makes the page interactive at once
  const { release } = await hold(page, "**/*.js");
  await page.goto(CONTENTS);
  const filter = page.getByRole("search", { name: "Filter the pages" });
  await expect(filter.getByRole("searchbox")).toBeDisabled();
  await filter.getByRole("searchbox").hover();
  release();
  await filter.getByRole("searchbox").fill("tide");
  await expect(page.locator("[data-filter-item]:visible")).toHaveText([/^Tide windows/]);
  await expect(page).toHaveURL(/filter=tide/);
});

test("questions are filtered by a word from the address", { tag: "@slow" }, async ({ page }) => {
  await openLive(page, `${FAQ.path}?filter=tugs`);
  await expect(page.getByRole("heading", { name: /Who pays the tugs/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /Can a ship change/ })).toBeHidden();
});
