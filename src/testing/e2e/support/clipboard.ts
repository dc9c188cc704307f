import type { Page } from "@playwright/test";

/** The text in the clipboard, as pasting gives it: the site's headers keep pages from reading it. */
export async function pastedText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement("textarea");
    field.id = "pasted";
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.press("ControlOrMeta+v");
  return page.locator("#pasted").inputValue();
}
