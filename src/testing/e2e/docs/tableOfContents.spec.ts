import { expect, type Page, test } from "@playwright/test";
import { START } from "../support/harbour";
import { settled } from "../support/live";

const ENTRY = { text: "Check the tide", hash: "#check-the-tide" } as const;
const place = (page: Page) =>
  page.locator(ENTRY.hash).evaluate((h2) => h2.getBoundingClientRect().y);

test("an entry in the table of contents leads to its heading, below the navbar, and is marked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(START.path);
  const toc = page.getByRole("navigation", { name: "On this page" });
  await expect(toc.locator("[data-active]")).not.toHaveText(ENTRY.text);
  await toc.getByRole("link", { name: ENTRY.text }).click();
  await expect(page).toHaveURL(START.path + ENTRY.hash);
  await expect(toc.locator("[data-active]")).toHaveText(ENTRY.text);
  await expect(toc.locator("[aria-current=location]")).toHaveText(ENTRY.text);
  expect(await place(page)).toBeGreaterThanOrEqual(60);
  expect(await place(page)).toBeLessThan(160);
});

test("on a phone the table of contents is closed, opens, and closes when an entry is chosen, which its bar then shows", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(START.path);
  const toc = page.locator("main details[data-toc]");
  const entry = toc.getByRole("link", { name: ENTRY.text });
  await expect(entry).toBeHidden();
  await toc.locator("summary").click();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(entry).toBeHidden();
  await expect(page).toHaveURL(START.path + ENTRY.hash);
  await expect(toc.locator("summary")).toHaveAttribute("data-now", ENTRY.text);
  const bar = () => toc.evaluate((details) => details.getBoundingClientRect().bottom);
  await expect.poll(async () => (await place(page)) >= (await bar())).toBe(true); // closed, and the animation is over
  expect(await place(page)).toBeLessThan(200);
});

test("a table of contents taller than the window keeps the entry being read in view", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 260 });
  await page.goto(START.path);
  const toc = page.getByRole("navigation", { name: "On this page" });
  const scroll = (top: number) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
  const isInView = () =>
    toc.evaluate((column) => {
      const mark = column.querySelector("[data-active]")?.getBoundingClientRect();
      const { top, bottom } = column.getBoundingClientRect();
      return mark !== undefined && mark.top >= top && mark.bottom <= bottom;
    });
  await expect(toc.getByRole("link").last()).not.toBeInViewport();
  await scroll(1e6);
  await expect(toc.getByRole("link").last()).toHaveAttribute("data-active");
  expect(await isInView()).toBe(true);
  await scroll(0);
  await expect.poll(() => toc.evaluate((column) => column.scrollTop)).toBe(0);
});

test("the keyboard reaches the entries of a tall table of contents from the end of the page, in view", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 260 });
  await page.goto(START.path);
  const toc = page.getByRole("navigation", { name: "On this page" });
  await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").last().focus();
  await expect(toc.getByRole("link").last()).toHaveAttribute("data-active");
  await expect.poll(() => toc.evaluate((column) => column.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press("Tab");
  const first = toc.getByRole("link").first();
  await expect(first).toBeFocused();
  await page.mouse.wheel(0, -20);
  await settled(page);
  await expect(first).toBeInViewport({ ratio: 1 });
});
