import { expect, test } from "@playwright/test";
import { START } from "../support/harbour";
import { letTimePass, live, openLive, settled } from "../support/live";
import {
  configureSearch,
  countOpenings,
  searchDialog,
  withoutIntent,
} from "../support/searchDialog";

test.describe("intent", () => {
  test("resting on the button with the pointer opens the dialog, once, until it has been elsewhere", async ({
    page,
  }) => {
    await openLive(page, START.path);
    const { button, dialog, field } = searchDialog(page);
    const openings = await countOpenings(page);
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(600, 400);
    await page.mouse.move(x + 10, y + 10);
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await page.mouse.move(x + 20, y + 12);
    await settled(page);
    await expect(dialog).toHaveCount(0);
    await page.mouse.move(600, 400);
    await page.mouse.move(x + 10, y + 10);
    await expect(field).toBeFocused();
    expect(await openings()).toBe(2);
  });

  test("a pointer or a focus that passes opens nothing", { tag: "@slow" }, async ({ page }) => {
    await page.clock.install();
    await openLive(page, START.path);
    const { button, dialog } = searchDialog(page);
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(600, 400);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(x + 10, y + 10);
    await page.clock.runFor(200);
    await page.mouse.move(x + 60, y + 10);
    await page.clock.runFor(200);
    await page.mouse.move(600, 400);
    await page.clock.runFor(1_000);
    await button.focus();
    await page.clock.runFor(200);
    await page.keyboard.press("Tab");
    await page.clock.runFor(1_000);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-search");
  });

  test("resting on the button with the focus opens the dialog, and not again when Escape returns the focus", {
    tag: "@slow",
  }, async ({ page }) => {
    await openLive(page, START.path);
    const { button, dialog, field } = searchDialog(page);
    const openings = await countOpenings(page);
    await button.focus();
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await settled(page);
    await expect(dialog).toHaveCount(0);
    expect(await openings()).toBe(1);
  });

  test("Tab moves on from a dialog that only the focus opened, both ways", {
    tag: "@slow",
  }, async ({ page }) => {
    await openLive(page, START.path);
    const { button, dialog, field } = searchDialog(page);
    const focus = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60));
    const neighbours: (string | undefined)[] = [];
    for (const key of ["Shift+Tab", "Tab"]) {
      await page.evaluate(() =>
        document.querySelector("[data-search-button]")?.removeAttribute("data-open-on-intent"),
      );
      await button.focus();
      await page.keyboard.press(key);
      neighbours.push(await focus());
    }
    for (const [index, key] of ["Shift+Tab", "Tab"].entries()) {
      await page.evaluate(() =>
        document.querySelector("[data-search-button]")?.setAttribute("data-open-on-intent", ""),
      );
      await button.focus();
      await expect(field).toBeFocused();
      await page.keyboard.press(key);
      await expect(dialog).toHaveCount(0);
      expect(await focus()).toBe(neighbours[index]);
    }
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog).toBeVisible();
  });

  test("opens nothing with openOnIntent: false", { tag: "@slow" }, async ({ page }) => {
    await configureSearch(page, { openOnIntent: false });
    await withoutIntent(page); // the page itself was built with it
    await page.clock.install();
    await page.goto(START.path);
    await live(page);
    const { button, dialog } = searchDialog(page);
    await button.hover();
    await letTimePass(page, 5_000);
    await button.focus();
    await letTimePass(page, 5_000);
    await expect(dialog).toHaveCount(0);
  });
});
