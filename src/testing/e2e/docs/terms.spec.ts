import { expect, type Locator, type Page, test } from "@playwright/test";
import { GALLERY, GLOSSARY } from "../support/harbour";
import { openLive } from "../support/live";

const term = (page: Page) => page.locator("[data-term]").first();
const definitionOf = (one: Locator) => one.locator("[role=tooltip]");
const definition = (page: Page) => definitionOf(term(page));

test.describe("Term", () => {
  test("its definition shows on hover, stays under the pointer, and Escape dismisses it without moving anything", async ({
    page,
  }) => {
    await openLive(page, GALLERY);
    await expect(definition(page)).toBeHidden();
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    await definition(page).hover();
    await expect(definition(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(definition(page)).toBeHidden();
    await page.mouse.move(0, 0);
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
  });

  test("its definition shows on focus, Escape dismisses it and keeps the focus, and it describes the link", async ({
    page,
  }) => {
    await openLive(page, GALLERY);
    const link = term(page).getByRole("link");
    await link.focus();
    await expect(definition(page)).toBeVisible();
    await expect(link).toHaveAccessibleDescription((await definition(page).textContent()) ?? "");
    await page.keyboard.press("Escape");
    await expect(definition(page)).toBeHidden();
    await expect(link).toBeFocused();
    await link.blur();
    await link.focus();
    await expect(definition(page)).toBeVisible();
  });

  test("every definition stays inside a 320 px window", { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openLive(page, GALLERY);
    for (const one of await page.locator("[data-term]").all()) {
      await one.getByRole("link").focus();
      const box = await definitionOf(one).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    }
  });

  test("without JavaScript it is a link whose definition shows on hover", { tag: "@slow" }, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(GALLERY);
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    await term(page).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${GLOSSARY}#`));
  });
});
