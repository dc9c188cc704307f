import type { Page } from "@playwright/test";

/** React has taken the page over; a sign of intent makes it come at once. */
export async function live(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => Object.keys(document.querySelector("#gatsby-focus-wrapper") ?? {}).some((key) => key.startsWith("__react")));
}
