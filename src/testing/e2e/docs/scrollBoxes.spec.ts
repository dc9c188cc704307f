import { expect, type Page, test } from "@playwright/test";
import { GALLERY } from "../support/harbour";

const boxes = (page: Page) => page.locator(".scroll-x[role=group]");
/** Boxes that scroll without being a tab stop, and tab stops that do not scroll. */
const odd = (page: Page) =>
  boxes(page).evaluateAll(
    (all) =>
      all.filter((box) => {
        const { scrollWidth, clientWidth } = box;
        return scrollWidth > clientWidth !== box.hasAttribute("tabindex");
      }).length,
  );
const stops = (page: Page) => boxes(page).and(page.locator("[tabindex]")).count();

test("tables, code and formulas are tab stops only where they scroll", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GALLERY);
  await expect.poll(() => odd(page)).toBe(0);
  const wide = await stops(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => odd(page)).toBe(0);
  expect(await stops(page)).toBeGreaterThan(wide);
});

test("a table that grows in a box of the same size becomes a tab stop", { tag: "@slow" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GALLERY);
  const box = boxes(page)
    .filter({ has: page.locator("table") })
    .first();
  await expect(box).not.toHaveAttribute("tabindex");
  await box.locator("table").evaluate((table) => {
    table.style.width = "120rem";
  });
  await expect(box).toHaveAttribute("tabindex", "0");
});

test("a label that a reader's own spacing makes wider than its drawing is shown completely", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GALLERY);
  const drawing = boxes(page)
    .locator("> svg", { has: page.locator("text") })
    .first();
  await drawing.scrollIntoViewIfNeeded();
  /** How far the longest label extends beyond the drawing, and whether its first letter is there. */
  const longest = await drawing.evaluate((svg) => {
    const edge = svg.getBoundingClientRect().left;
    const labels = [...svg.querySelectorAll("text")].filter((text) => text.checkVisibility());
    for (const label of labels) label.style.letterSpacing = "2em";
    const left = (label: Element) => label.getBoundingClientRect().left;
    const label = labels.sort((a, b) => left(a) - left(b))[0];
    if (!label) return undefined;
    const { top, height } = label.getBoundingClientRect();
    const shown = document.elementFromPoint(left(label) + 4, top + height / 2);
    return { out: edge - left(label), isShown: label.contains(shown) };
  });
  expect(longest?.out).toBeGreaterThan(8);
  expect(longest?.isShown).toBe(true);
});

test("a link that gets the keyboard focus in a scrolling box comes into view", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 900 });
  await page.goto(GALLERY);
  const box = boxes(page)
    .filter({ has: page.locator("td a") })
    .first();
  const link = box.locator("td a").first();
  await link.evaluate((link) => {
    const table = link.closest("table");
    if (table) table.style.width = "80rem";
  });
  await page.setViewportSize({ width: 320, height: 900 }); // makes the page measure the box again
  await expect(box).toHaveAttribute("tabindex");
  /** How many pixels of the link are to the right of the box. */
  const beyond = () =>
    link.evaluate((link) => {
      const edge = link.closest(".scroll-x")?.getBoundingClientRect().right ?? 0;
      return Math.round(link.getBoundingClientRect().right - edge);
    });
  await box.focus();
  await link.evaluate((link) => {
    const box = link.closest(".scroll-x");
    const [at, edge] = [link, box].map((part) => part?.getBoundingClientRect());
    box?.scrollBy(Math.round((at?.left ?? 0) - (edge?.right ?? 0)) + 6, 0);
  });
  expect(await beyond()).toBeGreaterThan(0);
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect.poll(beyond).toBeLessThanOrEqual(0);
});

for (const { name, width, stays } of [
  { name: "stays in view on a phone", width: 390, stays: true },
  {
    name: "scrolls where text of twice the size leaves no room beside it",
    width: 210,
    stays: false,
  },
])
  test(`the first column of a table ${name}`, { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(GALLERY);
    const table = page.locator("table.first-stays").first();
    await table.evaluate((element) => {
      element.style.width = "40rem"; // as if it had more columns
      element.closest(".scroll-x")?.scrollTo({ left: 300, behavior: "instant" });
    });
    const left = () =>
      table.evaluate((element) => {
        const [cell, box] = [element.querySelector("td, tbody th"), element.closest(".scroll-x")];
        const [at, edge] = [cell, box].map((part) => part?.getBoundingClientRect().left ?? 0);
        return Math.round((at ?? 0) - (edge ?? 0));
      });
    expect((await left()) === 0).toBe(stays);
  });
