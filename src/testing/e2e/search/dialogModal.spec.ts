import { expect, test } from "@playwright/test";
import { COMMON_WORD, NEXT, START } from "../support/harbour";
import { live, settled } from "../support/live";
import { openDialog, searchDialog } from "../support/searchDialog";

test.describe("modal dialog", () => {
  test("is modal for assistive technology, and the page behind it is inert", async ({ page }) => {
    const { dialog, container } = await openDialog(page);
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    for (const name of ["role", "tabindex", "aria-expanded"])
      await expect(container).not.toHaveAttribute(name);
    await page.keyboard.type(COMMON_WORD);
    await expect(searchDialog(page).rows.first()).toBeVisible();
    for (const name of ["role", "tabindex", "aria-expanded", "aria-controls"])
      await expect(container).not.toHaveAttribute(name);
    for (const landmark of ["banner", "contentinfo"] as const)
      await expect(dialog.getByRole(landmark)).toHaveCount(0);
    await page.locator("main a").first().focus();
    await expect(page.locator("main a:focus")).toHaveCount(0);
  });

  test("Tab goes through it, never to the page behind it, and no Algolia logo is shown", async ({
    page,
  }) => {
    const { field, dialog, rows } = await openDialog(page);
    await page.keyboard.type(COMMON_WORD);
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(rows.first().locator("a")).toBeFocused();
    await expect(dialog.locator(".DocSearch-Logo")).toBeHidden();
    await expect(dialog).not.toContainText("Algolia");
    await dialog.getByRole("link", { name: /^See all/ }).focus();
    await page.keyboard.press("Tab"); // a browser may take the focus to its own controls first
    if (!(await field.evaluate((input) => input === document.activeElement)))
      await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
  });

  test("covers a phone's screen and keeps the page's scroll position", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(START.path);
    await page.evaluate(() => scrollTo(0, 1000));
    await page.keyboard.press("Control+k");
    const { dialog, container } = searchDialog(page);
    await expect(dialog).toBeVisible();
    expect(
      await container.evaluate((element) =>
        Object.values(element.getBoundingClientRect().toJSON()).slice(0, 4),
      ),
    ).toEqual([0, 0, 390, 800]);
    expect(await page.evaluate(() => scrollY)).toBe(1000);
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 600);
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(1000);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(1000);
  });

  test("a crash inside it leads to the results page", { tag: "@slow" }, async ({ page }) => {
    await page.goto(START.path);
    await page.evaluate(() => {
      const original = window.getSelection.bind(window);
      let calls = 0;
      window.getSelection = () => (++calls > 1 ? null : original());
    });
    await searchDialog(page).button.click();
    await expect(page).toHaveURL("/search");
  });

  test("going back in history closes it", { tag: "@slow" }, async ({ page }) => {
    await page.goto(START.path);
    await live(page);
    await page.getByRole("link", { name: NEXT.title }).first().click();
    await expect(page.locator("h1")).toHaveText(NEXT.title);
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(START.path);
    await expect(searchDialog(page).dialog).toHaveCount(0);
  });
});
