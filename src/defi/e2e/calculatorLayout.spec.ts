import { expect, test } from "@playwright/test";
import { openCalculator } from "./support";

test("inputs side by side line up below a label of two lines", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // If a label changed before React hydrated the page, React would render the calculator again.
  const swap = await openCalculator(page, "/figures/calculators", "swap");
  const tops = async () => {
    const boxes = await Promise.all(
      [0, 1].map((place) => swap.locator("input[type=text]").nth(place).boundingBox()),
    );
    return boxes.map((box) => box?.y);
  };
  const [before] = await tops();
  expect(await tops()).toStrictEqual([before, before]);
  await swap
    .locator("label")
    .first()
    .evaluate((label) => {
      label.textContent = "A label that is as long as a sentence and takes two lines or more";
    });
  const [after] = await tops();
  expect(after).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
  expect(await tops()).toStrictEqual([after, after]);
});
