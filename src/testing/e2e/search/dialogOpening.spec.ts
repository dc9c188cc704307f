import { expect, type Page, test } from "@playwright/test";
import { COMMON_WORD, START } from "../support/harbour";
import { countOpenings, searchDialog } from "../support/searchDialog";

test.describe("opening", () => {
  const ways: readonly (readonly [string, (page: Page) => Promise<void>, string])[] = [
    ["a click", (page) => searchDialog(page).button.click(), ""],
    ["Enter on the button", (page) => searchDialog(page).button.press("Enter"), ""],
    ["the space bar on the button", (page) => searchDialog(page).button.press(" "), ""],
    ["Ctrl+K", (page) => page.keyboard.press("Control+k"), ""],
    ["Cmd+K", (page) => page.keyboard.press("Meta+k"), ""],
    ["the slash key", (page) => page.keyboard.press("/"), ""],
    ["typing on the button, each key once", (page) => searchDialog(page).button.press("a"), "a"],
  ];
  test("opens on every click and key meant for it", async ({ page }) => {
    for (const [name, open, value] of ways) {
      await page.goto(START.path);
      await open(page);
      const { field } = searchDialog(page);
      await expect(field, name).toBeFocused();
      await expect(field, name).toHaveValue(value);
      await expect(field, name).toHaveAttribute("placeholder", "Search docs");
    }
  });

  test("opens by a tap on a phone", async ({ browser }) => {
    const page = await browser.newPage({
      viewport: { width: 390, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(START.path);
    const { button, dialog, rows, status } = searchDialog(page);
    const openings = await countOpenings(page);
    await button.tap();
    await expect(dialog).toBeVisible();
    await page.keyboard.type(COMMON_WORD);
    await expect(rows.first()).toBeVisible();
    expect(await openings()).toBe(1);
    await expect(status).toContainText(`for “${COMMON_WORD}”`);
    const href = await rows.first().locator("a").getAttribute("href");
    await rows.first().tap();
    await expect(page).toHaveURL(href ?? "none");
    await expect(dialog).toHaveCount(0);
    await page.close();
  });

  test("Ctrl+K opens and closes it, in a text field too; the slash there is a character", async ({
    page,
  }) => {
    await page.goto(START.path);
    await page.evaluate(() => {
      const input = document.body.appendChild(document.createElement("input"));
      input.id = "other";
      input.focus();
    });
    await page.keyboard.type("a/b");
    await expect(page.locator("#other")).toHaveValue("a/b");
    const { dialog, field } = searchDialog(page);
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(dialog).toHaveCount(0);
  });

  test("opens with the text selected on the page", { tag: "@slow" }, async ({ page }) => {
    await page.goto(START.path);
    await page.evaluate(() => {
      const heading = document.querySelector("main h2, h2");
      if (heading) getSelection()?.selectAllChildren(heading);
    });
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).field).toHaveValue(selected ?? "");
    expect(selected).toBeTruthy();
  });
});
