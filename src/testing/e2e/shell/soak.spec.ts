import { expect, type Page, test } from "@playwright/test";
import { OTHER, START } from "../support/harbour";
import { live, settled } from "../support/live";
import { randomRun } from "../support/random";
import { navigate } from "../support/requests";
import { measure, soak } from "../support/soak";

const MEGABYTE = 1_000_000;
/**
 * Errors that this test causes itself: files whose requests it aborts, components whose script failed while React hydrated them
 * (React's error 422), and fades that the browser skipped before the page's first script could handle that.
 */
const EXPECTED =
  /Loading chunk|ChunkLoadError|^We couldn.t load|React error #422|^Transition was aborted/;

/** Does everything once, so that everything that a visit keeps permanently is there already. */
async function visit(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (const [path, title] of [
      [OTHER.path, OTHER.title],
      [START.path, START.title],
    ] as const) {
      await navigate(page, path);
      await expect(page.locator("h1")).toHaveText(title);
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("combobox")).toHaveCount(0);
    }
  }
  await settled(page);
}

/**
 * Makes the page interactive. A script that was loading may still fail: then it follows the notice, which appears when that
 * happens.
 */
async function revive(page: Page): Promise<void> {
  const retry = page.locator(".load-failed button");
  await expect(async () => {
    if ((await retry.count()) > 0) await Promise.all([page.waitForEvent("load"), retry.click()]);
    await page.keyboard.press("Shift"); // scripts are requested at the first key
    await page.waitForFunction(() => "hydrated" in document.documentElement.dataset, undefined, {
      timeout: 3_000,
    });
  }).toPass();
}

test("many random choices with slow and failing requests leave no error and the correct state", async ({
  page,
}) => {
  const { random, rounds } = randomRun("soak", 80);
  test.setTimeout(60_000 + rounds * 1_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(START.path);
  await live(page);
  await soak(page, random, rounds);
  await revive(page);
  await live(page);
  await settled(page);
  for (const _ of ["dialog", "panel"]) await page.keyboard.press("Escape");
  await navigate(page, START.path);
  await expect(page.locator("h1")).toHaveText(START.title);
  await expect(page).toHaveURL(START.path);
  await settled(page);
  expect(
    errors.filter((message) => !EXPECTED.test(message)),
    errors.join("\n"),
  ).toEqual([]);
  const state = await page.evaluate(() => ({
    inert: document.querySelectorAll("[inert]").length,
    body: document.body.style.cssText,
    dialogs: document.querySelectorAll("[role=dialog]").length,
    menu: document.documentElement.dataset.menu,
    isAsStored:
      (localStorage.getItem("theme") ?? "system") === document.documentElement.dataset.themeChoice,
  }));
  expect(state).toEqual({ inert: 0, body: "", dialogs: 0, menu: undefined, isAsStored: true });
});

test("navigating and searching repeatedly does not accumulate nodes, listeners or heap", async ({
  page,
}) => {
  const rounds = Math.min(randomRun("leaks", 8).rounds, 100);
  test.setTimeout(60_000 + rounds * 5_000);
  await page.goto(START.path);
  await live(page);
  await visit(page, 3);
  const before = await measure(page);
  await visit(page, rounds);
  const after = await measure(page);
  console.log("leaks:", before, after);
  expect(after.listeners - before.listeners).toBeLessThan(rounds * 2 + 20);
  expect(after.nodes - before.nodes).toBeLessThan(before.nodes / 2);
  expect(after.heapBytes - before.heapBytes).toBeLessThan(3 * MEGABYTE);
});
