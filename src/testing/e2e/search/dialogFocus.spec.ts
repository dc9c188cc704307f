import { expect, type Page, test } from "@playwright/test";
import { COMMON_WORD, START } from "../support/harbour";
import { openLive, settled } from "../support/live";
import { openDialog, searchDialog, storeSearches } from "../support/searchDialog";

test.describe("the dialog always responds to keys", () => {
  test("after the element with the focus is removed", { tag: "@slow" }, async ({ page }) => {
    await storeSearches(page, "RECENT", [
      { objectID: "1", url: "/a", title: "First" },
      { objectID: "2", url: "/b", title: "Second" },
    ]);
    const { dialog, rows } = await openDialog(page);
    const remove = dialog.getByRole("button", { name: "Remove this search from history" }).first();
    await remove.focus();
    await page.keyboard.press("Enter");
    await expect(rows).toHaveCount(1);
    await expect.poll(() => focusIsInside(page)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });
});

test.describe("the query", () => {
  test("may be composed with an input method: until it is complete, its keys do nothing else", {
    tag: "@slow",
  }, async ({ page }) => {
    const { dialog, field, rows } = await openDialog(page);
    await page.keyboard.type(COMMON_WORD);
    await expect(rows.nth(1)).toBeVisible();
    for (const key of ["Enter", "ArrowDown", "Tab", "Escape"])
      await field.dispatchEvent("keydown", { key, keyCode: 229, isComposing: true });
    await expect(rows.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.insertText("流動性");
    await expect(field).toHaveValue(`${COMMON_WORD}流動性`);
    await settled(page);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(START.path);
  });

  test("may be a selection that the limit cuts inside a character", { tag: "@slow" }, async ({
    page,
  }) => {
    await openLive(page, START.path);
    const start = "a".repeat(63);
    await page.evaluate((text) => {
      const heading = document.querySelector("main h2");
      if (!heading) return;
      heading.textContent = `${text}\u{1F6A2} more`;
      getSelection()?.selectAllChildren(heading);
    }, start);
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).field).toHaveValue(start);
    await page.goto(`/search?q=${start}${encodeURIComponent("\u{1F6A2}")}`);
    await expect(page.locator("main h1")).toHaveText(`Search results for "${start}"`);
  });
});

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("dialog") !== null);
