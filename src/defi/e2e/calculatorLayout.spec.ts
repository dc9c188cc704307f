import { expect, test } from "@playwright/test";
import { openLive, settled } from "../../testing/e2e/support/live";

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
        seen.add(document.querySelector("#calculator-swap")?.clientHeight ?? 0);
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
