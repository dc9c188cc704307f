import { expect, type Page, test } from "@playwright/test";
import { COMMON_WORD } from "../support/harbour";
import { live } from "../support/live";
import { guides, openDialog, serveIndex } from "../support/searchDialog";
import { field, open, results, status } from "../support/searchPage";

/** Translates as browsers do: removes each text from the page and puts its translation there, in two `<font>` elements. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.matches("script, style, template, svg *"))
        continue;
      const font = document.createElement("font");
      font.appendChild(document.createElement("font")).textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  });
}

test("a results page that the browser translates keeps searching", { tag: "@slow" }, async ({
  page,
}) => {
  await serveIndex(page, guides(25));
  await open(page, "tide");
  await live(page);
  await expect(results(page)).toHaveCount(20);
  await translate(page);
  await expect(status(page)).toContainText("«25 documents found»");
  await field(page).fill("zzqqxx");
  await expect(status(page)).toContainText("No results were found.");
  await translate(page);
  await field(page).fill("");
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("", { useInnerText: true });
  await expect(field(page)).toBeVisible();
});

test("a dialog that the browser translates keeps searching", { tag: "@slow" }, async ({ page }) => {
  const { field: query, rows, status: said, dialog } = await openDialog(page);
  await query.fill(COMMON_WORD);
  await expect(rows.first()).toBeVisible();
  await translate(page);
  await query.fill("zzqqxx");
  await expect(dialog).toContainText("zzqqxx");
  await translate(page);
  await query.fill(COMMON_WORD);
  await expect(rows.first()).toBeVisible();
  await expect(said).toContainText(/\d/);
  await translate(page);
  await query.fill("");
  await expect(rows).toHaveCount(0);
  await expect(query).toBeFocused();
});
