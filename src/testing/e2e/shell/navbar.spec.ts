import { expect, test } from "@playwright/test";
import { SITE } from "../support/harbour";

test.describe("navbar", () => {
  test("desktop layout applies above 996 px", async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeHidden();
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    await expect(sidebar).toBeVisible();
    const menu = page.getByRole("navigation", { name: "Menu", exact: true }); // of the side panel
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

  test("the logo and the accent are the owner's, in each color mode", async ({ page }) => {
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

  test("the language dropdown opens by keyboard, holds English only, and closes with Escape", async ({
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
});
