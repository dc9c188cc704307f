import { expect, test } from "@playwright/test";
import { COMMON_WORD, START } from "../support/harbour";
import { live } from "../support/live";

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
