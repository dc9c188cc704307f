import { expect, type Page, test } from "@playwright/test";
import { site } from "../product";
import { live } from "./live";

const theme = (page: Page) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    choice: document.documentElement.dataset.themeChoice,
    stored: localStorage.getItem("theme"),
  }));

test.describe("colour mode", () => {
  test("cycles system → light → dark → system and stores the word", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    expect(await theme(page)).toEqual({ theme: "dark", choice: "system", stored: null });
    const toggle = page.locator("[data-color-toggle]:visible");
    await expect(toggle).toHaveAttribute("aria-label", "Switch between dark and light mode (currently system mode)");
    await toggle.click();
    expect(await theme(page)).toEqual({ theme: "light", choice: "light", stored: "light" });
    await toggle.click();
    expect(await theme(page)).toEqual({ theme: "dark", choice: "dark", stored: "dark" });
    await expect(toggle).toHaveAttribute("title", "dark mode");
    await toggle.click();
    expect(await theme(page)).toEqual({ theme: "dark", choice: "system", stored: "system" });
  });

  test("follows the operating system live while the choice is system, and theme-color follows", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#0d151b");
  });

  test("is right before first paint with a stored choice, without any script of the framework", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.route("**/*.js", (route) => route.abort());
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/quick-start");
    expect((await theme(page)).theme).toBe("dark");
    await page.locator("[data-color-toggle]:visible").click();
    expect((await theme(page)).choice).toBe("system");
  });

  test("syncs across browser tabs", async ({ context }) => {
    const first = await context.newPage();
    const second = await context.newPage();
    await first.goto("/");
    await second.goto("/");
    await first.locator("[data-color-toggle]:visible").click();
    await expect(second.locator("html")).toHaveAttribute("data-theme-choice", "light");
  });

  test("works for the page when storage is blocked", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new Error("blocked");
        },
      }),
    );
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    await page.locator("[data-color-toggle]:visible").click();
    await expect(page.locator("html")).toHaveAttribute("data-theme-choice", "light");
  });
});

test.describe("announcement bar", () => {
  test("stays closed after Close, and its keys are the flag and the id", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("[data-announcement]")).toBeVisible();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.locator("[data-announcement]")).toBeHidden();
    expect(await page.evaluate(() => [localStorage.getItem("docusaurus.announcement.dismiss"), localStorage.getItem("docusaurus.announcement.id")])).toEqual([
      "true",
      site.announcement?.id,
    ]);
    await page.reload();
    await expect(page.locator("[data-announcement]")).toBeHidden();
  });

  test("a changed id shows the bar again at once", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("docusaurus.announcement.dismiss", "true");
      localStorage.setItem("docusaurus.announcement.id", "older");
    });
    await page.goto("/");
    await expect(page.locator("[data-announcement]")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("docusaurus.announcement.dismiss"))).toBe("false");
  });
});

test.describe("navbar and side panel", () => {
  test("desktop layout applies above 996 px", async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(page.getByRole("button", { name: "Toggle navigation bar" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeHidden();
  });

  test("logo leads to the product's main site, Docs to /", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.locator("[data-navbar] a", { hasText: site.product.name })).toHaveAttribute("href", site.mainUrl);
    await expect(page.locator("[data-navbar]").getByRole("link", { name: "Docs", exact: true })).toHaveAttribute("href", "/");
  });

  test("the language dropdown opens by keyboard, holds English only, and closes with Escape", async ({ page }) => {
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

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 800 } });
    const open = async (page: Page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      await expect(page.locator("#site-menu")).toBeVisible();
    };

    test("the hamburger opens the docs menu; ← Back to main menu shows the main menu", async ({ page }) => {
      await open(page);
      await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
      await page.getByRole("button", { name: "← Back to main menu" }).click();
      await expect(page.locator("#site-menu").getByRole("link", { name: "Blog", exact: true })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeHidden();
    });

    test("closes with Escape, the close button, the backdrop and browser back, and gives focus back", async ({ page }) => {
      await open(page);
      const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
      await expect(toggle).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(page.locator("#site-menu")).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await page.getByRole("button", { name: "Close navigation bar" }).click();
      await expect(page.locator("#site-menu")).toBeHidden();
      await toggle.click();
      await page.mouse.click(380, 400);
      await expect(page.locator("#site-menu")).toBeHidden();
      await toggle.click();
      await expect(page.locator("#site-menu")).toBeVisible();
      await page.goBack();
      await expect(page.locator("#site-menu")).toBeHidden();
      await expect(page).toHaveURL("/");
    });

    test("closes when the window becomes desktop wide and on navigation; the page behind does not scroll or take focus", async ({ page }) => {
      await open(page);
      expect(await page.evaluate(() => document.body.style.overflow)).toBe("hidden");
      for (let i = 0; i < 40; i++) await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest("#site-menu"))).toBe(true);
      await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Quick start" }).click();
      await expect(page).toHaveURL("/quick-start");
      await expect(page.locator("#site-menu")).toBeHidden();
      await page.getByRole("button", { name: "Toggle navigation bar" }).click();
      await page.setViewportSize({ width: 1200, height: 800 });
      await expect(page.locator("html")).not.toHaveAttribute("data-menu", "open");
      expect(await page.evaluate(() => document.body.style.overflow)).not.toBe("hidden");
    });
  });
});

test.describe("docs page", () => {
  test("sidebar keeps its scroll position and open categories from page to page", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto("/");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    await sidebar.getByText("Developer resources").click();
    await sidebar.getByText("Legal").click();
    await sidebar.getByRole("link", { name: "Smart contracts" }).scrollIntoViewIfNeeded();
    const before = await page.locator("[data-menu-secondary]").evaluate((element) => element.scrollTop);
    expect(before).toBeGreaterThan(50);
    await sidebar.getByRole("link", { name: "Smart contracts" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("mart contracts");
    expect(await page.locator("[data-menu-secondary]").evaluate((element) => element.scrollTop)).toBe(before);
    await expect(sidebar.getByRole("link", { name: "Terms of use" })).toBeVisible();
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText("Smart contracts");
  });

  test("breadcrumbs, version badge, paginator and table of contents", async ({ page }) => {
    await page.goto("/quick-start");
    await expect(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem")).toHaveText(["", "Get started", "Quick start"]);
    await expect(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Home page" })).toHaveAttribute("href", "/");
    await expect(page.getByText("Version: Next")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Docs pages" }).getByRole("link")).toHaveText(["Previous« Welcome", "NextVision and mission »"]);
    const levels = await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))?.tagName));
    expect(new Set(levels)).toEqual(new Set(["H2", "H3"]));
  });

  test("the heading being read is marked in the table of contents", async ({ page }) => {
    await page.goto("/quick-start");
    const last = page.locator(".prose > h2").last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole("navigation", { name: "On this page" }).locator("[data-active]")).toHaveText(
      (await last.evaluate((heading) => heading.firstChild?.textContent)) ?? "no heading",
    );
  });

  test("scroll to top appears while scrolling up past 300 px and leads to the top", async ({ page }) => {
    await page.goto("/quick-start");
    const button = page.getByRole("button", { name: "Scroll back to top" });
    await expect(button).toBeHidden();
    await live(page);
    await page.mouse.move(600, 400);
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, 300);
    await page.waitForTimeout(300);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });

  test("skip link is first in the tab order and leads past the navigation", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to main content" });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/#content");
  });

  test("code is copied without its removed lines, and the button says Copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/quick-start");
    const block = page.locator("figure:has(pre)").first();
    await block.hover();
    await block.getByRole("button", { name: "Copy code to clipboard" }).click();
    await expect(block.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("curl");
  });

  test("glossary terms show their definition on focus, without a press", async ({ page }) => {
    await page.goto("/");
    await page.locator("[data-term] a").first().focus();
    await expect(page.getByRole("tooltip").first()).toBeVisible();
  });
});

test("without JavaScript a page reads and navigates, categories and the side panel open", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })).newPage();
  await page.goto("/quick-start");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quick start");
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
  await page.getByText("Support", { exact: true }).click();
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("FAQ");
});

test("an unknown address shows Page Not Found with its texts", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page Not Found | ${site.product.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByText("We could not find what you were looking for.")).toBeVisible();
});
