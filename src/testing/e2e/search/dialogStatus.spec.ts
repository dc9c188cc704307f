import { expect, type Route, test } from "@playwright/test";
import { COMMON_WORD } from "../support/harbour";
import { letTimePass } from "../support/live";
import { hold, watch } from "../support/requests";
import { guides, openDialog, serveIndex } from "../support/searchDialog";

test.describe("status", () => {
  test("is stalled after 300 ms, not before, and idle again with the answer", async ({ page }) => {
    const { container, rows } = await openDialog(page);
    const { release } = await hold(page, "**/search-index/**");
    const start = Date.now();
    await page.keyboard.press("b");
    await expect(container).toHaveClass(/DocSearch-Container--Stalled/);
    expect(Date.now() - start).toBeGreaterThanOrEqual(280);
    release();
    await expect(rows.first()).toBeVisible();
    await expect(container).not.toHaveClass(/Stalled/);
  });

  test("an error stays, is announced, and the next key recovers; no error is uncaught", async ({
    page,
  }) => {
    await page.clock.install();
    const { errors } = watch(page);
    const { dialog, container, field, rows, status } = await openDialog(page);
    await page.keyboard.type(COMMON_WORD);
    await expect(rows.first()).toBeVisible();
    const fail = (route: Route) => route.abort();
    await page.route("**/search-index/**", fail);
    await field.fill("night lights");
    await expect(dialog).toContainText("Unable to fetch results");
    await expect(dialog).toContainText("You might want to check your network connection.");
    await expect(container).toHaveClass(/DocSearch-Container--Errored/);
    await expect(status).toHaveText(
      "Unable to fetch results. You might want to check your network connection.",
    );
    await expect(rows).toHaveCount(0);
    await letTimePass(page, 5_000);
    await expect(container).toHaveClass(/DocSearch-Container--Errored/);
    await page.unroute("**/search-index/**", fail);
    await field.press("End");
    await page.keyboard.press("Backspace");
    await expect(rows.first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("an answer that cannot be read is not called a network problem", async ({ page }) => {
    await page.route("**/search-index/**", (route) => route.fulfill({ body: "<!doctype html>" }));
    const { dialog, status } = await openDialog(page);
    await page.keyboard.type(COMMON_WORD);
    await expect(dialog).toContainText("Unable to fetch results");
    await expect(status).toContainText("an answer that could not be read");
    await expect(dialog).not.toContainText("network connection");
  });

  test("a pending error does not show for a query that was emptied", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.clock.install();
    const { dialog, field } = await openDialog(page);
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/search-index/**", async (route) => {
      await failed;
      await route.abort();
    });
    const asked = page.waitForRequest("**/search-index/**");
    await page.keyboard.type(COMMON_WORD);
    await asked;
    await field.fill("");
    const ended = page.waitForEvent("requestfailed");
    fail();
    await ended;
    await letTimePass(page, 5_000);
    await expect(dialog).toContainText("No recent searches");
  });

  test("counts are announced", { tag: "@slow" }, async ({ page }) => {
    await serveIndex(page, guides(3));
    const { field, status } = await openDialog(page);
    await page.keyboard.type("tide");
    await expect(status).toHaveText("3 results for “tide”");
    await field.fill("zzz");
    await expect(status).toHaveText('No results for "zzz"');
    await field.fill("");
    await expect(status).toHaveText("");
  });
});
