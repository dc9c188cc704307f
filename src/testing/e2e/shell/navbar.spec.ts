import { expect, test } from "@playwright/test";
import { OTHER, SITE, START } from "../support/harbour";
import { openLive } from "../support/live";
import { navigate } from "../support/requests";
import { searchDialog } from "../support/searchDialog";

test.describe("navbar", () => {
  test("desktop layout applies above 996 px", async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeHidden();
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    await expect(sidebar).toBeVisible();
    const menu = page.getByRole("navigation", { name: "Menu", exact: true }); // that of the side panel
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeVisible();
    await expect(sidebar).toBeHidden();
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(sidebar).toBeVisible();
  });

  test("logo leads to the product's main site, Docs to /", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.locator("[data-navbar] a", { hasText: SITE.name })).toHaveAttribute(
      "href",
      SITE.mainUrl,
    );
    await expect(
      page.locator("[data-navbar]").getByRole("link", { name: "Docs", exact: true }),
    ).toHaveAttribute("href", "/");
  });

  test("the logo and the accent color are the owner's, in each color mode", {
    tag: "@slow",
  }, async ({ page }) => {
    const shown = async (colorScheme: "light" | "dark") => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/blog");
      const brand = page.locator("[data-navbar] a", { hasText: SITE.name });
      await expect(brand.locator("img:visible")).toHaveCount(1);
      const loaded = brand
        .locator("img:visible")
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));
      return {
        file: await brand.locator("img:visible").getAttribute("src"),
        loaded: await loaded,
        accent: await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue("--color-accent").trim(),
        ),
      };
    };
    expect(await shown("light")).toMatchObject({ file: "/favicon.svg", loaded: true });
    expect(await shown("dark")).toEqual({
      file: "/harbour-dark.svg",
      loaded: true,
      accent: "#9fd3ff",
    });
  });

  test("the language dropdown opens by keyboard, contains only English, and closes with Escape", async ({
    page,
  }) => {
    await page.goto("/");
    const summary = page.locator("[data-navbar] summary");
    await summary.focus();
    await page.keyboard.press("Enter");
    const items = page.locator("[data-navbar] details li a");
    await expect(items).toHaveText(["English"]);
    await expect(items.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(items.first()).toBeHidden();
    await expect(summary).toBeFocused();
  });

  test("the language dropdown opens on a click and on Space, and closes on a click inside or outside and when the focus leaves", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.goto("/");
    const summary = page.locator("[data-navbar] summary");
    const item = page.locator("[data-navbar] details li a");
    const open = async (how: () => Promise<void>) => {
      await how();
      await expect(item).toBeVisible();
    };
    for (const close of [
      () => summary.click(),
      () => page.locator("main h1").click(),
      () => item.press("Tab"),
    ]) {
      await open(() => summary.click());
      await close();
      await expect(item).toBeHidden();
    }
    await open(() => summary.press(" "));
  });

  test("the language link keeps the page", { tag: "@slow" }, async ({ page }) => {
    const link = page.locator("[data-navbar] details li a");
    for (const [address, path] of [
      [START.path, START.path],
      ["/search?q=tide", "/search"],
      ["/no/such/page", ""],
      ["/blog", "/blog"],
    ] as const) {
      await openLive(page, address);
      await expect(link).toHaveAttribute("href", path);
    }
    await navigate(page, OTHER.path);
    await expect(link).toHaveAttribute("href", OTHER.path);
  });

  test("from left to right: logo, Docs and the links, then language, mode and search at the right end", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const bar = page.locator("[data-navbar]");
    const parts = [
      bar.locator("a", { hasText: SITE.name }),
      bar.getByRole("link", { name: "Docs", exact: true }),
      bar.getByRole("link", { name: "Blog", exact: true }),
      bar.locator("summary"),
      bar.locator("[data-color-toggle]"),
      searchDialog(page).button,
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const left = boxes.map((box) => box?.x ?? Number.NaN);
    const right = boxes.map((box) => (box ? box.x + box.width : Number.NaN));
    for (const [index, end] of right.slice(0, -1).entries())
      expect(left[index + 1], `part ${index + 1}`).toBeGreaterThanOrEqual(end);
    expect(right[2]).toBeLessThan(640);
    expect(left[3]).toBeGreaterThan(640);
    expect(right[5]).toBeGreaterThan(1200);
  });

  test("stays at the top of the window while the page scrolls down and up", async ({ page }) => {
    await page.goto(START.path);
    const top = () =>
      page.locator("[data-navbar]").evaluate((bar) => bar.getBoundingClientRect().y);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(width / 2, 400);
      for (const [by, place] of [
        [900, 900],
        [900, 1800],
        [-200, 1600],
      ] as const) {
        await page.mouse.wheel(0, by);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
        expect(await top()).toBe(0);
      }
    }
  });
});
