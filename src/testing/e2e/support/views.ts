import { expect, type Page } from "@playwright/test";
import { axeViolations, colorViolations, structureViolations } from "./axe";
import { openLive } from "./live";
import { eachOpenPart } from "./openParts";

/** The color modes, each with the audit it needs: every rule once, those about colors in both. */
const MODE_AUDITS = [
  { mode: "light", audit: axeViolations },
  { mode: "dark", audit: colorViolations },
] as const;
/** The widths and modes in which a page is shown, each with the audit that adds something new. */
const VIEWS = [
  { width: 1280, mode: "light", audit: axeViolations },
  { width: 1280, mode: "dark", audit: colorViolations },
  { width: 390, mode: "light", audit: structureViolations },
] as const;

/**
 * Everything that a page writes to its console or fails to load, from now on, except that /404 is answered with an error, which
 * is correct.
 */
export function watchConsole(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (/\/404$/.test(new URL(page.url()).pathname) && message.text().includes("404")) return;
    messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  page.on("requestfailed", (request) => messages.push(`failed: ${request.url()}`));
  return messages;
}

/** Shows the page in a color mode, scrolled to its top: a bar that half covers a link would make the link look too small. */
export async function showMode(page: Page, mode: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", mode);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Fails on violations that axe finds on a page in its current state, in both color modes at two widths. */
export async function auditModes(page: Page): Promise<void> {
  for (const { mode, audit } of MODE_AUDITS) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await showMode(page, mode);
      expect(await audit(page), `${mode}, ${width} px`).toEqual([]);
    }
  }
}

/**
 * Opens a page and fails on violations that axe finds in both color modes at two widths, closed and with every element open.
 * Elements that open are checked with every rule at both widths, since narrow pages have elements of their own, and with the
 * color rules in both modes.
 * @param isFault whether a violation counts
 */
export async function auditEveryView(
  page: Page,
  route: string,
  isFault: (violation: string) => boolean,
): Promise<void> {
  await openLive(page, route);
  for (const { width, mode, audit } of VIEWS) {
    await page.setViewportSize({ width, height: 900 });
    await showMode(page, mode);
    expect((await audit(page)).filter(isFault), `${mode}, ${width} px`).toEqual([]);
    const auditPart = mode === "dark" ? colorViolations : axeViolations;
    await eachOpenPart(page, width, async (name, within) => {
      expect(await auditPart(page, { within }), `${name}, ${mode}, ${width} px`).toEqual([]);
    });
  }
}

/** How many pixels the page is wider than its 320 px window; 0 when it fits. */
export async function overflowAt320(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 800 });
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
