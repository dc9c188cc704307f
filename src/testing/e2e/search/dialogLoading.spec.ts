import { expect, test } from "@playwright/test";
import { COMMON_WORD, START } from "../support/harbour";
import { live, settled } from "../support/live";
import { hold, requestsOf } from "../support/requests";
import { countOpenings, DIALOG_SCRIPT, searchDialog, withoutIntent } from "../support/searchDialog";

test.describe("loading", () => {
  test("no DocSearch code and no index is loaded before the reader shows intent", async ({
    page,
  }) => {
    const scripts = requestsOf(page, /\.js$/);
    const index = requestsOf(page, /search-index/);
    await page.goto(START.path);
    await live(page);
    await settled(page);
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts)
      expect(await (await page.request.get(script)).text()).not.toContain("DocSearch-Modal");
    expect(index).toEqual([]);
  });

  for (const intent of ["hover", "focus", "touch"] as const) {
    test(`${intent} loads the dialog and the head of the index, but does not open anything by itself`, {
      tag: "@slow",
    }, async ({ page }) => {
      await withoutIntent(page);
      await page.goto(START.path);
      await live(page);
      const { button, dialog } = searchDialog(page);
      const loaded = Promise.all([
        page.waitForResponse(DIALOG_SCRIPT),
        page.waitForResponse("**/search-index/**/index.json"),
      ]);
      if (intent === "hover") await button.hover();
      else if (intent === "focus") await button.focus();
      else await button.dispatchEvent("touchstart");
      await loaded;
      await settled(page);
      await expect(dialog).toHaveCount(0);
    });
  }

  test("what is pressed and typed before React has loaded is not lost", { tag: "@slow" }, async ({
    page,
  }) => {
    const { release } = await hold(page, "**/app-*.js");
    await page.goto(START.path, { waitUntil: "commit" });
    await page.locator("[data-search-button]").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type(COMMON_WORD);
    release();
    const { field, rows } = searchDialog(page);
    await expect(field).toHaveValue(COMMON_WORD);
    await expect(field).toBeFocused();
    await expect(rows.first()).toContainText(/berth/i);
  });

  test("a spinner appears in the button while the dialog is loading, and disappears afterwards", {
    tag: "@slow",
  }, async ({ page }) => {
    const { release } = await hold(page, DIALOG_SCRIPT);
    await page.goto(START.path);
    const { button, field } = searchDialog(page);
    await button.click();
    const spinner = button.locator(".spinner");
    await expect(spinner).toHaveCSS("animation-delay", "0s, 0.2s"); // 200 ms
    await expect(spinner).toHaveCSS("opacity", "1");
    release();
    await expect(field).toBeFocused();
    await expect(spinner).toBeHidden();
  });

  test("Escape cancels the request while the dialog is loading", { tag: "@slow" }, async ({
    page,
  }) => {
    const { release } = await hold(page, DIALOG_SCRIPT);
    await page.goto(START.path);
    const openings = await countOpenings(page);
    const asked = page.waitForRequest(DIALOG_SCRIPT);
    await page.keyboard.press("Control+k");
    await asked;
    await page.keyboard.press("Escape");
    const arrived = page.waitForResponse(DIALOG_SCRIPT);
    release();
    await arrived;
    await settled(page);
    await expect(searchDialog(page).dialog).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).field).toBeFocused();
    expect(await openings()).toBe(1);
  });

  test("without the dialog's script the results page takes over, with what was typed", async ({
    page,
  }) => {
    await page.route(DIALOG_SCRIPT, (route) => route.abort());
    const { release } = await hold(page, DIALOG_SCRIPT); // falls through to the previous route
    await page.goto(START.path);
    await live(page);
    await page.keyboard.press("/");
    await page.keyboard.type("tide");
    release();
    await expect(page).toHaveURL("/search?q=tide");
  });

  test("offline, a dialog that cannot be loaded says the same as an unreachable search", async ({
    page,
    context,
  }) => {
    await page.goto(START.path);
    await live(page);
    await context.setOffline(true);
    await searchDialog(page).button.click();
    await expect(page.getByRole("alert")).toContainText(
      "Unable to fetch results. You might want to check your network connection.",
    );
    await expect(page.locator("h1")).toHaveText(START.title);
  });
});
