import { expect, test } from "@playwright/test";
import { COMMON_WORD, OTHER, START } from "../support/harbour";
import { live, openLive } from "../support/live";
import { linkTo, watch } from "../support/requests";
import { searchDialog } from "../support/searchDialog";

test("damaged storage changes nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(START.path);
  await live(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  const keys = await page.evaluate(() => {
    const known = [
      "theme",
      "docs-preferred-version-default",
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ];
    for (const key of known) {
      localStorage.setItem(key, '{"broken":[');
      sessionStorage.setItem(key, "null");
    }
    return known;
  });
  expect(keys.length).toBeGreaterThan(2);
  await page.reload();
  await live(page);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", /^(light|dark)$/);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog", { name: "Search" }).getByRole("combobox");
  await field.fill(COMMON_WORD);
  await expect(
    page.getByRole("dialog", { name: "Search" }).getByRole("treeitem").first(),
  ).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(START.path);
  expect(errors).toEqual([]);
});

/** How a browser behaves whose storage is not available. */
const FAULTS = {
  blocked: () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Storage is blocked.", "SecurityError");
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Storage is full.", "QuotaExceededError");
    };
  },
} as const;

for (const [fault, makeFault] of Object.entries(FAULTS))
  test(`with ${fault} storage the bar closes, the mode changes, links, Back and search work, and nothing fails`, {
    tag: "@slow",
  }, async ({ page }) => {
    const { errors } = watch(page);
    await page.addInitScript(makeFault);
    await openLive(page, START.path);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.locator("[data-announcement]")).toBeHidden();
    await page.locator("[data-color-toggle]:visible").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
    await linkTo(page, OTHER.path).click();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(START.title);
    await page.keyboard.press("Control+k");
    const { field, rows } = searchDialog(page);
    await field.fill(COMMON_WORD);
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(START.path);
    await expect(field).toHaveCount(0);
    expect(errors).toEqual([]);
  });
