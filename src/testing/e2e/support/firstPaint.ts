import type { Page } from "@playwright/test";

/** What a page showed while it was loading. */
export type FirstPaint = {
  /** Data attributes of `html` when `body` began, before anything could be painted. */
  readonly atBody?: Readonly<Record<string, string>>;
  /** Backgrounds of the page, and whether the announcement was shown: every value that occurred in a frame. */
  readonly backgrounds: readonly string[];
  readonly announcements: readonly boolean[];
  /** How far elements of the page have shifted without user input. */
  readonly shifted: number;
};

/** Watches the pages that are opened from now on. @returns a function that says what the current one has shown so far */
export async function watchFirstPaint(page: Page): Promise<() => Promise<FirstPaint>> {
  await page.addInitScript(() => {
    const backgrounds = new Set<string>();
    const announcements = new Set<boolean>();
    let atBody: Record<string, string> | undefined;
    let shifted = 0;
    const root = new MutationObserver(() => {
      if (!document.body) return;
      atBody = { ...document.documentElement.dataset } as Record<string, string>;
      root.disconnect();
    });
    root.observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifted += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
    const look = () => {
      if (document.body) {
        backgrounds.add(getComputedStyle(document.body).backgroundColor);
        const bar = document.querySelector("[data-announcement]");
        announcements.add(bar?.checkVisibility() ?? false);
      }
      requestAnimationFrame(look);
    };
    look();
    Reflect.set(window, "firstPaint", () => ({
      atBody,
      backgrounds: [...backgrounds],
      announcements: [...announcements],
      shifted,
    }));
  });
  return () => page.evaluate(() => Reflect.get(window, "firstPaint")());
}
