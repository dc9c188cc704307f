import { expect, type Page, test } from "@playwright/test";
import { GALLERY } from "../support/harbour";

const boxes = (page: Page) => page.locator(".scroll-x[role=group]");
/** Boxes that scroll without being a stop of the tab key, and stops that do not scroll. */
const odd = (page: Page) =>
  boxes(page).evaluateAll(
    (all) =>
      all.filter((box) => {
        const { scrollWidth, clientWidth } = box;
        return scrollWidth > clientWidth !== box.hasAttribute("tabindex");
      }).length,
  );
const stops = (page: Page) => boxes(page).and(page.locator("[tabindex]")).count();

test("tables, code and formulas are stops of the tab key only where they scroll", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GALLERY);
  await expect.poll(() => odd(page)).toBe(0);
  const wide = await stops(page);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => odd(page)).toBe(0);
  expect(await stops(page)).toBeGreaterThan(wide);
});
