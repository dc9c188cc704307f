import { expect, test } from "@playwright/test";

test("inputs side by side stand at one height below a label of two lines", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/figures/calculators");
  const swap = page.locator("#calculator-swap");
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
