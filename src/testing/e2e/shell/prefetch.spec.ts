import { expect, type Page, test } from "@playwright/test";
import { GALLERY, OTHER, START } from "../support/harbour";
import { live, openLive, settled } from "../support/live";
import { linkTo, requestsOf, withConnection } from "../support/requests";

test.describe("prefetch", () => {
  const ahead = /page-data\/(?!app-data|first-berth)[^?]*page-data\.json/;

  test("pages that the text in view leads to are loaded ahead, and the one under the pointer", {
    tag: "@slow",
  }, async ({ page }) => {
    const requests = requestsOf(page, ahead);
    const isLoaded = (path: string) => requests.some((url) => url.includes(`${path}/page-data`));
    await openLive(page, START.path);
    await page.locator('main a[href="/reference/api"]').first().scrollIntoViewIfNeeded();
    await expect.poll(() => isLoaded("/reference/api")).toBe(true);
    expect(isLoaded(OTHER.path)).toBe(false);
    await linkTo(page, OTHER.path).hover();
    await expect.poll(() => isLoaded(OTHER.path)).toBe(true);
  });

  for (const connection of [
    { saveData: true },
    { effectiveType: "2g" },
    { effectiveType: "slow-2g" },
  ]) {
    test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await withConnection(page, connection);
      const requests = requestsOf(page, ahead);
      await page.goto(START.path);
      await live(page);
      await linkTo(page, OTHER.path).hover();
      await linkTo(page, "/").hover();
      await linkTo(page, OTHER.path).dispatchEvent("touchstart");
      await settled(page);
      expect(requests).toEqual([]);
    });
  }
});

/** The addresses that the browser itself loads ahead. */
async function loadedAhead(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const loaded: string[] = [];
  session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
    if (status === "Ready") loaded.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  return loaded;
}

test.describe("a page loaded ahead by the browser", () => {
  test("is the one whose link is pressed, without the framework", { tag: "@slow" }, async ({
    page,
  }) => {
    const loaded = await loadedAhead(page);
    const scripts = requestsOf(page, /\.js(\?|$)/);
    await page.goto(START.path);
    const session = await page.context().newCDPSession(page);
    const link = linkTo(page, OTHER.path);
    await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const finger = { x: x + width / 2, y: y + height / 2 };
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
    await expect.poll(() => loaded).toEqual([OTHER.path]);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page).toHaveURL(new RegExp(`${OTHER.path}$`));
    expect(scripts).toEqual([]);
  });

  test("is not loaded once React follows links, nor with data saving", { tag: "@slow" }, async ({
    page,
  }) => {
    await openLive(page, START.path);
    await expect(page.locator("script[data-ahead]")).toHaveCount(0);
    await withConnection(page, { saveData: true });
    await page.goto(OTHER.path);
    await expect(page.locator("script[data-ahead]")).toHaveCount(0);
  });
});

test.describe("late scripts", () => {
  test("do not load for a reader who only reads, and a link then works without them", async ({
    page,
  }) => {
    const requests = requestsOf(page, /\.js(\?|$)/);
    await page.goto(START.path);
    // Most readers on a computer move the pointer.
    for (const part of [".prose > p", "h1", ".prose pre"]) await page.locator(part).first().hover();
    await page.mouse.wheel(0, 600);
    await settled(page);
    expect(requests).toEqual([]);
    await linkTo(page, OTHER.path).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`${OTHER.path}$`));
    await settled(page);
    expect(requests).toEqual([]);
  });

  test("with data saving, load only at the first sign of intent, and an earlier click takes effect once", {
    tag: "@slow",
  }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await withConnection(page, { saveData: true });
    const requests = requestsOf(page, /\/app-[0-9a-f]+\.js/);
    await page.goto(START.path);
    await settled(page);
    expect(requests).toEqual([]);
    const copy = page.getByRole("button", { name: "Copy code to clipboard" }).first();
    await copy.dispatchEvent("pointerover");
    await copy.dispatchEvent("click");
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  test("with data saving, load for an address that asks for more than the page", {
    tag: "@slow",
  }, async ({ page }) => {
    await withConnection(page, { saveData: true });
    const requests = requestsOf(page, /\/app-[0-9a-f]+\.js/);
    await page.goto(`${START.path}#what-you-need`);
    await settled(page);
    expect(requests).toEqual([]);
    await page.goto("/search?q=berth");
    await expect(page.locator("main ol > li").first()).toBeVisible();
    await page.goto(`${GALLERY}#heading-in-a-tab`);
    await expect(page.locator("#heading-in-a-tab")).toBeInViewport();
  });
});
