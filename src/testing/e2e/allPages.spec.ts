import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { builtRoutes } from "./routes";

const VIEWS = [
  { mode: "light", width: 1280 },
  { mode: "light", width: 390 },
  { mode: "dark", width: 1280 },
  { mode: "dark", width: 390 },
] as const;

for (const route of builtRoutes()) {
  test(`${route} has no axe violation in both modes at 390 and 1280 px, and no console error`, async ({ page }) => {
    test.slow(); // four audits of pages of up to a thousand elements
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("requestfailed", (request) => errors.push(`failed: ${request.url()}`));
    await page.goto(route, { waitUntil: "networkidle" });
    for (const { mode, width } of VIEWS) {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      expect(violations.map(({ id, nodes }) => `${mode} ${width}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
    }
    expect(errors.filter((text) => !(route.startsWith("/404") && text.includes("404")))).toEqual([]);
  });

  test(`${route} has no horizontal scroll bar at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(route);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
