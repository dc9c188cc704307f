import type { Page } from "@playwright/test";

/** The text in the clipboard, obtained by pasting: the site's headers do not allow pages to read it. */
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
