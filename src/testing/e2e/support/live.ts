import { expect, type Page } from "@playwright/test";

/**
 * Waits until React has hydrated the page. A key press is intent, which makes it load at once. The key is pressed repeatedly,
 * since a press that meets a page before its first script has run is lost, as a reader's is.
 */
export async function live(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await page.waitForFunction(takenOver, undefined, { timeout: 2_000 });
  }).toPass();
}

/** Runs in the page: whether React has hydrated its root. */
function takenOver(): boolean {
  const root = Object.entries(document.querySelector("#___gatsby") ?? {}).find(([key]) =>
    key.startsWith("__reactContainer"),
  )?.[1];
  return root?.stateNode.current.memoizedState?.isDehydrated === false;
}

/**
 * Waits until the browser is done with everything that happened so far: two idle moments with a frame between them. It takes as
 * long as the machine needs, so that a test can then assert that something did not happen.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    await idle();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await idle();
  });
}

/**
 * Runs the timers of the page as if time had passed, and then everything that follows from them.
 * The page needs `page.clock.install()` before it is opened.
 */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await settled(page);
}

/** Opens a page and waits until React has hydrated it. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}
