import { expect, type Page, test } from "@playwright/test";
import { FAQ, LAST, OTHER, START } from "../support/harbour";
import { openLive } from "../support/live";
import { navigate } from "../support/requests";

test("sidebar keeps its scroll position and open categories from page to page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 350 });
  await page.goto("/");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  await sidebar.getByText("Reference").click();
  await sidebar.getByText("Legal").click();
  const menu = page.locator("[data-menu-secondary]");
  const scrolled = () =>
    menu.evaluate((element) => {
      element.scrollTop = 40; // a small value, while the categories are still opening
      return element.scrollTop;
    });
  await expect.poll(scrolled).toBe(40);
  const link = sidebar.getByRole("link", { name: "The FA entry" });
  await link.hover(); // Playwright scrolls to it in Firefox, as it does for a click
  await expect.poll(scrolled).toBe(40);
  const [x, y] = await link.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2] as const;
  });
  await page.mouse.click(x, y);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The FA entry");
  expect(await menu.evaluate((element) => element.scrollTop)).toBe(40);
  await expect(sidebar.getByRole("link", { name: "Terms of use" })).toBeVisible();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText("The FA entry");
});

test("the current page's entry is in view in a low window: on load, and after a link elsewhere", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  await openLive(page, LAST.path);
  const current = sidebar.locator('[aria-current="page"]');
  await expect(current).toHaveText(LAST.title);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await openLive(page, START.path);
  await navigate(page, LAST.path);
  await expect(current).toHaveText(LAST.title);
  await expect(current).toBeInViewport({ ratio: 1 });
});

test("a sidebar category opens with its page, stays open, and can be closed manually", async ({
  page,
}) => {
  await page.goto(START.path);
  const category = page
    .getByRole("navigation", { name: "Docs sidebar" })
    .locator("details", { hasText: FAQ.category })
    .last();
  await expect(category).not.toHaveAttribute("open", "");
  await category.locator("summary").click();
  await category.getByRole("link", { name: FAQ.label }).click();
  await expect(page).toHaveURL(FAQ.path);
  await expect(category).toHaveAttribute("open", "");
  await category.locator("summary").click();
  await expect(category).not.toHaveAttribute("open", "");
  await category.locator("summary").press("Enter");
  await expect(category).toHaveAttribute("open", "");
  await category.locator("summary").press(" ");
  await expect(category).not.toHaveAttribute("open", "");
});

test("Ctrl or the middle button opens a link of sidebar and paginator in a tab, and the page stays", {
  tag: "@slow",
}, async ({ page, context }) => {
  await openLive(page, START.path);
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  for (const link of [
    sidebar.getByRole("link", { name: OTHER.title }),
    page.locator("a[rel=next]"),
  ])
    for (const click of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
      const opened = context.waitForEvent("page");
      await link.click(click);
      const tab = await opened;
      await expect(tab).toHaveURL((await link.getAttribute("href")) ?? "none");
      await tab.close();
    }
  await expect(page).toHaveURL(START.path);
  await expect(page.locator("h1")).toHaveText(START.title);
});

/** Presses the closed categories of the sidebar one by one: their numbers of entries, durations in seconds and heights while they open. */
const openAll = (page: Page) =>
  page
    .locator("nav[aria-label='Docs sidebar'] > ul > li > details:not([open])")
    .evaluateAll(async (all) => {
      const opened = [];
      for (const fold of all) {
        const summary = fold.querySelector("summary");
        summary?.focus();
        summary?.click();
        const seconds = Number.parseFloat(
          getComputedStyle(fold, "::details-content").transitionDuration,
        );
        const heights = new Set<number>();
        for (const end = performance.now() + 2000 * seconds + 50; performance.now() < end; ) {
          await new Promise(requestAnimationFrame);
          heights.add(fold.getBoundingClientRect().height);
        }
        opened.push({
          rows: fold.querySelectorAll(":scope > ul > li").length,
          seconds,
          heights: heights.size,
        });
      }
      return opened.sort((a, b) => a.rows - b.rows);
    });

test("a category opens with a duration that depends on its height", async ({ page }) => {
  await page.goto("/");
  const folds = await openAll(page);
  expect(folds[0]?.seconds).toBeGreaterThan(0.1);
  expect(folds.at(-1)?.seconds).toBeGreaterThan(folds[0]?.seconds ?? Number.POSITIVE_INFINITY);
  expect(Math.min(...folds.map(({ heights }) => heights))).toBeGreaterThan(2);
});

test("with reduced motion a category opens at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const { heights } of await openAll(page)) expect(heights).toBeLessThanOrEqual(2);
});
