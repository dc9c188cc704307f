import { expect, test } from "@playwright/test";
import { findWholeChromium } from "../../chromium";
import { OTHER, START } from "../support/harbour";
import { openLive } from "../support/live";

const executablePath = findWholeChromium();

// Playwright disables this cache, and a headless shell lacks it.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    }),
});

test("a page from the browser's cache is where it was left on Back, and is interactive", async ({
  page,
}) => {
  await openLive(page, START.path);
  await page.evaluate(() => {
    scrollTo(0, 900);
    addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "wasKept", persisted));
  });
  await page.evaluate((path) => location.assign(path), OTHER.path);
  await expect(page.locator("h1")).toHaveText(OTHER.title);
  await page.evaluate(() => history.back()); // a page from the cache is never loaded, which goBack() waits for
  await expect(page.locator("h1")).toHaveText(START.title);
  expect(await page.evaluate(() => [Reflect.get(window, "wasKept"), scrollY])).toEqual([true, 900]);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toBeFocused();
});

test("an announcement closed on another page disappears from a page that the browser has kept in its cache", async ({
  page,
}) => {
  const bar = page.locator("[data-announcement]");
  await page.goto(START.path);
  await expect(bar).toBeVisible();
  await page.evaluate((path) => location.assign(path), OTHER.path);
  await expect(page.locator("h1")).toHaveText(OTHER.title);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.evaluate(() => history.back());
  await expect(page.locator("h1")).toHaveText(START.title);
  await expect(bar).toBeHidden();
});
