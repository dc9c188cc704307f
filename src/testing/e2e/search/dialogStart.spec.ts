import { expect, test } from "@playwright/test";
import { COMMON_WORD, START } from "../support/harbour";
import { live } from "../support/live";
import { openDialog } from "../support/searchDialog";

const LABELS = ["Book a berth", "Addresses of the quays"];

test("an empty search and one without results suggest where to start; one with rows does not", async ({
  page,
}) => {
  const { dialog, field, rows } = await openDialog(page, "/");
  const start = dialog.getByRole("navigation", { name: "Start here" });
  await expect(start.getByRole("link")).toHaveText(LABELS);
  await field.fill(COMMON_WORD);
  await expect(rows.first()).toBeVisible();
  await expect(start).toBeHidden();
  await field.fill("zzqqxv");
  await expect(dialog).toContainText('No results for "zzqqxv"');
  await expect(start.getByRole("link")).toHaveText(LABELS);
});

test("a link in the list closes the dialog and shows its page without a reload", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/");
  await live(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: LABELS[0] })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toHaveText(START.title);
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "stayed"))).toBe(true);
});

test("the results page suggests where to start until something is found", { tag: "@slow" }, async ({
  page,
}) => {
  await page.goto("/search?q=zzqqxv");
  await live(page);
  await expect(page.getByText("No results were found.")).toBeVisible();
  const start = page.getByRole("navigation", { name: "Start here" });
  await expect(start.getByRole("link")).toHaveText(LABELS);
  await page.locator("main").getByRole("searchbox").fill(COMMON_WORD);
  await expect(page.locator("main ol li").first()).toBeVisible();
  await expect(start).toHaveCount(0);
});
