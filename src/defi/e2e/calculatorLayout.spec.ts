import { expect, test } from "@playwright/test";
import { openLive, settled } from "../../testing/e2e/support/live";
import { openCalculator } from "./support";

test("inputs side by side line up below a label of two lines", { tag: "@slow" }, async ({
  page,
}) => {
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

test("a page loaded ahead has its calculators as soon as it is shown, so that nothing moves", {
  tag: "@slow",
}, async ({ page }) => {
  await openLive(page, "/figures/plots");
  await page.locator("main a[rel=next]").hover();
  await page.waitForLoadState("networkidle");
  await settled(page);
  const heights = await page.evaluateHandle(() => {
    const seen = new Set<number>();
    const look = () => {
      if (document.querySelector("main h1")?.textContent === "Calculators")
        seen.add(document.documentElement.scrollHeight);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  await page.locator("main a[rel=next]").click();
  await expect(page.locator("#calculator-swap")).toBeVisible();
  await settled(page);
  expect(await heights.evaluate((seen) => [...seen])).toHaveLength(1);
});

test("late scripts load before a calculator comes into view", { tag: "@slow" }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/figures/calculators");
  await expect.poll(() => requests.filter((url) => /\/app-[0-9a-f]+\.js/.test(url)).length).toBe(1);
});
