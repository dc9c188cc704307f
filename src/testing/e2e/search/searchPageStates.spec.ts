import { expect, test } from "@playwright/test";
import { COMMON_WORD } from "../support/harbour";
import { hold } from "../support/requests";
import { field, open, results, status } from "../support/searchPage";
import { auditModes } from "../support/views";

test("with nothing found it says 'No results were found.', what to do, and where to start until something is found", async ({
  page,
}) => {
  await open(page, "zzzqx wvvkj");
  await expect(status(page)).toHaveText("No results were found.");
  await expect(
    page.getByText("Check the spelling, or try fewer or more general words."),
  ).toBeVisible();
  const start = page.getByRole("navigation", { name: "Start here" }).getByRole("link");
  await expect(start).toHaveText(["Book a berth", "Addresses of the quays"]);
  await field(page).fill(COMMON_WORD);
  await expect(results(page).first()).toBeVisible();
  await expect(start).toHaveCount(0);
});

test("an unreachable search says so, and trying again recovers", async ({ page }) => {
  await page.route("**/search-index/**", (route) => route.abort());
  await open(page, COMMON_WORD);
  await expect(page.getByRole("alert")).toContainText("Unable to fetch results");
  await expect(page.getByRole("alert")).toContainText(
    "You might want to check your network connection.",
  );
  await page.unroute("**/search-index/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(results(page).first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an index that a deploy replaced is fetched again", { tag: "@slow" }, async ({ page }) => {
  let served = 0;
  await page.route("**/search-index/current.json", (route) =>
    served++ === 0 ? route.fulfill({ json: { folder: "0123456789abcdef" } }) : route.continue(),
  );
  await open(page, COMMON_WORD);
  await expect(results(page).first()).toBeVisible();
  expect(served).toBe(2);
});

test("a spinner appears when an answer takes longer than 200 ms", { tag: "@slow" }, async ({
  page,
}) => {
  const { release } = await hold(page, "**/search-index/current.json");
  await page.addInitScript(() => {
    const seen: { opacity: string; after: number }[] = [];
    let from = 0;
    const look = () => {
      const spinner = document.querySelector("[data-spinner]");
      from = spinner ? from || performance.now() : 0;
      if (spinner)
        seen.push({ opacity: getComputedStyle(spinner).opacity, after: performance.now() - from });
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  await open(page, COMMON_WORD);
  const spinner = page.locator("[data-spinner]");
  await expect(spinner).toHaveCSS("animation-delay", "0s, 0.2s");
  await expect(spinner).toHaveCSS("opacity", "1");
  const frames = await page.evaluate(
    () => Reflect.get(window, "seen") as { opacity: string; after: number }[],
  );
  expect(frames.filter(({ after }) => after < 150).map(({ opacity }) => opacity)).not.toContain(
    "1",
  );
  expect(frames[0]?.opacity).toBe("0");
  release();
  await expect(results(page).first()).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

for (const [state, query] of [
  ["results", COMMON_WORD],
  ["no results", "zzzqx wvvkj"],
  ["an error", COMMON_WORD],
] as const) {
  test(`axe finds no violations in ${state} in both modes at 390 and 1280 px`, {
    tag: "@slow",
  }, async ({ page }) => {
    if (state === "an error") await page.route("**/search-index/**", (route) => route.abort());
    await open(page, query);
    await expect(state === "an error" ? page.getByRole("alert") : status(page)).not.toBeEmpty();
    await auditModes(page);
  });
}

test("results do not push away anything in view: the footer is below the window before they arrive", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/search");
  const height = page.viewportSize()?.height ?? 0;
  expect((await page.locator("footer").boundingBox())?.y).toBeGreaterThanOrEqual(height);
});

test("on a phone the field is as far from the right edge as from the left", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/search");
  const box = await page.getByRole("search").boundingBox();
  expect(390 - (box?.x ?? 0) - (box?.width ?? 0)).toBe(box?.x);
});
