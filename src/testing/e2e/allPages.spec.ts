import { expect, test } from "@playwright/test";
import { axeViolations } from "./axe";
import { live } from "./live";
import { eachOpenPart } from "./openParts";
import { builtRoutes } from "./routes";

const VIEWS = [
  { mode: "light", width: 1280 },
  { mode: "light", width: 390 },
  { mode: "dark", width: 1280 },
  { mode: "dark", width: 390 },
] as const;

for (const route of builtRoutes()) {
  test(`${route} has no axe violation in both modes at 390 and 1280 px, closed and with everything open, and no console error`, async ({ page }) => {
    test.slow(); // up to twenty audits
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("requestfailed", (request) => errors.push(`failed: ${request.url()}`));
    await page.goto(route, { waitUntil: "networkidle" });
    await live(page);
    for (const { mode, width } of VIEWS) {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
      await page.evaluate(() => scrollTo(0, 0)); // the navigation bar half over a link would make it look too small
      expect(await axeViolations(page), `${mode}, ${width} px`).toEqual([]);
      await eachOpenPart(page, width, async (name, part) => {
        expect(await axeViolations(page, part), `${name}, ${mode}, ${width} px`).toEqual([]);
      });
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
