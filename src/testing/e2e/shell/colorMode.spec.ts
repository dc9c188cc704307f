import { expect, type Page, test } from "@playwright/test";
import { watchFirstPaint } from "../support/firstPaint";
import { OTHER, START } from "../support/harbour";
import { openLive } from "../support/live";
import { navigate } from "../support/requests";

const theme = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: localStorage.getItem("theme"),
  }));

test.describe("colour mode", () => {
  test("cycles system → light → dark → system and stores the choice", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    expect(await theme(page)).toEqual({ theme: "dark", choice: "system", stored: null });
    const toggle = page.locator("[data-color-toggle]:visible");
    await expect(toggle).toHaveAttribute(
      "aria-label",
      "Switch between dark and light mode (currently system mode)",
    );
    await toggle.click();
    expect(await theme(page)).toEqual({ theme: "light", choice: "light", stored: "light" });
    await toggle.click();
    expect(await theme(page)).toEqual({ theme: "dark", choice: "dark", stored: "dark" });
    await expect(toggle).toHaveAttribute("title", "dark mode");
    await toggle.click();
    expect(await theme(page)).toEqual({ theme: "dark", choice: "system", stored: "system" });
  });

  test("follows the operating system live while the choice is system, and so does theme-color", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#0d151b");
  });

  test("is right before first paint with a stored choice, without the framework's scripts", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.route("**/*.js", (route) => route.abort());
    await page.emulateMedia({ colorScheme: "light" });
    const seen = await watchFirstPaint(page);
    await page.goto(START.path);
    expect((await theme(page)).theme).toBe("dark");
    const { atBody, backgrounds } = await seen();
    expect(atBody?.theme).toBe("dark");
    expect(backgrounds).toEqual(["rgb(13, 21, 27)"]);
    await page.locator("[data-color-toggle]:visible").click();
    expect((await theme(page)).choice).toBe("system");
  });

  test("is written on its switches once React has loaded, on the next page, and after a click in the side panel", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await openLive(page, START.path);
    const named = (mode: string) =>
      expect(
        page.locator(`[data-color-toggle][title="${mode} mode"][aria-label*="currently ${mode}"]`),
      ).toHaveCount(2);
    await named("dark");
    await navigate(page, OTHER.path);
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await named("dark");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await page.locator("#siteMenu [data-color-toggle]").click();
    await named("system");
  });

  test("syncs across browser tabs", async ({ context }) => {
    const first = await context.newPage();
    const second = await context.newPage();
    await first.goto("/");
    await second.goto("/");
    await first.locator("[data-color-toggle]:visible").click();
    await expect(second.locator("html")).toHaveAttribute("data-theme-choice", "light");
  });
});
