import { expect, test } from "@playwright/test";
import { openDialog } from "../support/searchDialog";
import { open, status } from "../support/searchPage";
import { overflowAt320 } from "../support/views";

const WORD = "w".repeat(64);

test("a word wider than a 320 px window widens neither the page nor the dialog nor the results", {
  tag: "@slow",
}, async ({ page }) => {
  const { field, dialog } = await openDialog(page);
  await page.evaluate((word) => {
    for (const text of document.querySelectorAll("main :is(h1, .prose p, .prose h2)"))
      text.textContent = word.repeat(3);
  }, WORD);
  expect(await overflowAt320(page)).toBe(0);
  await field.fill(WORD);
  await expect(dialog).toContainText(`No results for "${WORD}"`);
  expect(
    await dialog
      .locator(".DocSearch-Modal, .DocSearch-Dropdown, .DocSearch-Title")
      .evaluateAll((parts) =>
        parts.map((part) => [
          Math.max(part.scrollWidth - part.clientWidth, 0),
          part.getBoundingClientRect().right <= innerWidth,
        ]),
      ),
  ).toEqual([
    [0, true],
    [0, true],
    [0, true],
  ]);
  await open(page, WORD);
  await expect(status(page)).toHaveText("No results were found.");
  expect(await overflowAt320(page)).toBe(0);
});
