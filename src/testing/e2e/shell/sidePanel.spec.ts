import { expect, type Page, test } from "@playwright/test";
import { NEXT, OTHER, START } from "../support/harbour";
import { openLive, settled } from "../support/live";

test.describe("the side panel of a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const open = async (page: Page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(page.locator("#siteMenu")).toBeVisible();
  };

  test("the hamburger opens the docs menu; ← Back to main menu shows the main menu", async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
    await page.getByRole("button", { name: "← Back to main menu" }).click();
    await expect(
      page.locator("#siteMenu").getByRole("link", { name: "Blog", exact: true }),
    ).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeHidden();
    await expect(page.locator("#siteMenu [data-menu-primary] a").first()).toBeFocused();
    await page.getByRole("button", { name: "Docs menu →" }).click();
    await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
  });

  test("makes room for search, which returns the focus to its button", { tag: "@slow" }, async ({
    page,
  }) => {
    await open(page);
    await page.keyboard.press("Control+k");
    await expect(page.locator("[data-search-dialog]")).toBeVisible();
    await expect(page.locator("#siteMenu")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeFocused();
  });

  test("closes with Escape, the close button and a click outside, and returns the focus", async ({
    page,
  }) => {
    await open(page);
    const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
    await page.keyboard.press("Escape");
    await expect(page.locator("#siteMenu")).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.getByRole("button", { name: "Close navigation bar" }).click();
    await expect(page.locator("#siteMenu")).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(360, 400);
    await expect(page.locator("#siteMenu")).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("closes when the window becomes desktop wide, on navigation and when the focus leaves it; the page behind does not scroll", async ({
    page,
  }) => {
    await open(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden");
    await page.keyboard.press("Tab");
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest("#siteMenu") !== null);
    expect(await isInside()).toBe(true);
    for (let i = 0; i < 60 && (await isInside()); i++) await page.keyboard.press("Tab");
    await expect(page.locator("#siteMenu")).toBeHidden();
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    await sidebar.getByText("Get started").click();
    await sidebar.getByRole("link", { name: "First berth" }).click();
    await expect(page).toHaveURL(START.path);
    await expect(page.locator("#siteMenu")).toBeHidden();
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator("#siteMenu:popover-open")).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe("hidden");
  });

  /** The scroll position of the page, recorded in every frame from now on. */
  const watchPlace = (page: Page) =>
    page.evaluate(() => {
      const places = new Set<number>();
      const look = () => {
        places.add(Math.round(scrollY));
        requestAnimationFrame(look);
      };
      look();
      Reflect.set(window, "places", places);
    });

  for (const [name, hash] of [
    ["without a hash", ""],
    ["with a hash", "#check-the-tide"],
  ] as const) {
    test(`keeps the page's scroll position when it opens and closes, ${name}`, {
      tag: "@slow",
    }, async ({ page }) => {
      await openLive(page, START.path + hash);
      await page.evaluate(() => scrollTo(0, 1500));
      const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
      const { x = 0, y = 0 } = (await toggle.boundingBox()) ?? {};
      await settled(page);
      await watchPlace(page);
      for (const close of [() => page.mouse.click(360, 400), () => page.keyboard.press("Escape")]) {
        await page.mouse.click(x + 10, y + 10); // Playwright's own click scrolls a page with a sticky bar
        await expect(page.locator("#siteMenu")).toBeVisible();
        await close();
        await expect(page.locator("#siteMenu")).toBeHidden();
        await settled(page);
      }
      expect(await page.evaluate(() => [...Reflect.get(window, "places")])).toEqual([1500]);
      await expect(page).toHaveURL(START.path + hash);
    });
  }

  test("opens at once with reduced motion, and slides without", { tag: "@slow" }, async ({
    page,
  }) => {
    for (const [reducedMotion, slides] of [
      ["reduce", false],
      ["no-preference", true],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto("/");
      await settled(page); // a state that was never painted does not animate
      const moves = await page.evaluate(() => {
        document.querySelector<HTMLElement>("[popovertarget]")?.click();
        const running = document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
        return running.some((duration) => Number(duration) > 1);
      });
      expect(moves, reducedMotion).toBe(slides);
      await expect(page.locator("#siteMenu")).toBeVisible();
    }
  });

  test("leaves nothing in the history: after following a link in it, each Back goes to a page", {
    tag: "@slow",
  }, async ({ page }) => {
    await openLive(page, NEXT.path);
    await page.getByRole("link", { name: OTHER.title }).last().click();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page
      .getByRole("navigation", { name: "Docs sidebar" })
      .getByRole("link", { name: "First berth" })
      .click();
    await expect(page.locator("h1")).toHaveText(START.title);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(NEXT.title);
  });
});
