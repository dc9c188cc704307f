import { expect, type Page, test } from "@playwright/test";
import { COMMON_WORD } from "../support/harbour";
import { letTimePass } from "../support/live";
import { requestsOf } from "../support/requests";
import { openDialog } from "../support/searchDialog";

test.describe("query", () => {
  test("takes 64 characters at most: typed, pasted, selected", async ({ page }) => {
    const { field, dialog } = await openDialog(page);
    await page.keyboard.insertText("x".repeat(70));
    await expect(field).toHaveValue("x".repeat(64));
    await field.fill("");
    for (let i = 0; i < 66; i++) await page.keyboard.press("y");
    await expect(field).toHaveValue("y".repeat(64));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll("p")].find(
        ({ textContent }) => (textContent ?? "").length > 100,
      );
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
    });
    await page.keyboard.press("Control+k");
    await expect(field).toHaveValue(/^.{60,64}$/);
  });

  test("a blank query is not searched", async ({ page }) => {
    await page.clock.install();
    const shards = requestsOf(page, /search-index\/.*\/texts-/);
    await openDialog(page);
    await page.keyboard.type("   ");
    await letTimePass(page, 1_000);
    expect(shards).toEqual([]);
    await page.keyboard.type(COMMON_WORD);
    await expect.poll(() => shards.length).toBeGreaterThan(0);
  });

  test("Escape closes the dialog and keeps the query, which typing then replaces; Escape on the button clears it", async ({
    page,
  }) => {
    const { field, dialog, button, rows } = await openDialog(page);
    await page.keyboard.type(COMMON_WORD);
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue(COMMON_WORD);
    await expect(rows.first()).toContainText(/berth/i);
    await page.keyboard.press("Backspace");
    await expect(field).toHaveValue("");
    await expect(dialog).toContainText("No recent searches");
    await page.keyboard.type("pilot");
    await expect(field).toHaveValue("pilot");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
    await expect(dialog).toContainText("No recent searches");
  });

  test("Reset clears the query and what was announced about it", async ({ page }) => {
    const { field, dialog, reset, rows, status } = await openDialog(page);
    await expect(reset).toBeHidden();
    await page.keyboard.type(COMMON_WORD);
    await expect(rows.first()).toBeVisible();
    await expect(status).not.toHaveText("");
    await reset.click();
    await expect(status).toHaveText("");
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(dialog).toContainText("No recent searches");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
  });

  test("where nothing is typed, the dialog suggests where to start", async ({ page }) => {
    const { dialog, field } = await openDialog(page);
    await expect(dialog).toContainText("No recent searches");
    const links = dialog.getByRole("navigation", { name: "Start here" }).getByRole("link");
    await expect(links).toHaveText(["Book a berth", "Addresses of the quays"]);
    await page.keyboard.type("b");
    await expect(links).toHaveCount(0);
    await field.fill("");
    const href = (await links.first().getAttribute("href")) ?? "none";
    await links.first().click();
    await expect(page).toHaveURL(href);
    await expect(dialog).toHaveCount(0);
  });

  for (const [name, close] of [
    ["a press on the backdrop", (page: Page) => page.mouse.click(20, 500)],
    ["Ctrl+K", (page: Page) => page.keyboard.press("Control+k")],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    test(`${name} closes the dialog and the focus returns to the button`, { tag: "@slow" }, async ({
      page,
    }) => {
      const { dialog, button } = await openDialog(page);
      await close(page);
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("body > *")].some(({ inert }) => inert),
        ),
      ).toBe(false);
      expect(await page.evaluate(() => document.body.className)).toBe("");
    });
  }

  test("Cancel closes the dialog on a phone", { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const { dialog } = await openDialog(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
  });
});
