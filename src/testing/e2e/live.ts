import type { Page } from "@playwright/test";

/** React has taken the page over; a sign of intent makes it come at once. */
export async function live(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => {
    const root = Object.entries(document.querySelector("#___gatsby") ?? {}).find(([key]) => key.startsWith("__reactContainer"))?.[1];
    return root?.stateNode.current.memoizedState?.isDehydrated === false;
  });
}
