import { expect, test } from "@playwright/test";
import { GALLERY } from "../support/harbour";
import { openLive } from "../support/live";

test.describe("Figure and pictures", () => {
  test("a picture is enlarged by keyboard; Escape and Close return the focus to it", async ({
    page,
  }) => {
    await openLive(page, GALLERY);
    const link = page.getByRole("link", { name: /^Enlarge: A quay with one ship/ });
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("without JavaScript a picture is a link to its file", { tag: "@slow" }, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(GALLERY);
    for (const link of await page.getByRole("link", { name: /^Enlarge:/ }).all()) {
      const response = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(response.headers()["content-type"]).toMatch(/^image\//);
    }
    await expect(page.getByRole("link", { name: /^Enlarge:/ })).toHaveCount(2);
  });
});
