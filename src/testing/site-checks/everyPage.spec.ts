import { test as base, expect, type Page } from "@playwright/test";
import { ADDRESSES } from "../e2e/addresses";
import { carryAxe, structureViolations } from "../e2e/support/axe";
import { openLive } from "../e2e/support/live";
import { auditEveryView, overflowAt320, watchConsole } from "../e2e/support/views";
import { site } from "../product";
import { builtPages } from "./builtPages";

const pages = builtPages();
/** The page of each template with the most content. */
const largest = new Set(
  pages
    .filter(
      ({ template, bytes }) =>
        !pages.some((other) => other.template === template && other.bytes > bytes),
    )
    .map(({ route }) => route),
);

/** Tests of one worker share a page, like a reader who visits page after page: scripts are loaded once. */
const test = base.extend<{ page: Page }, { visitor: Page }>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: ADDRESSES.public });
      const page = await context.newPage();
      await carryAxe(page);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ visitor }, use) => {
    await visitor.setViewportSize({ width: 1280, height: 720 });
    await use(visitor);
    for (const event of ["console", "pageerror", "requestfailed"] as const)
      visitor.removeAllListeners(event);
    await visitor.goto("/robots.txt"); // a page of the same site, so that the browser keeps the process
  },
});

/**
 * Whether a violation counts. Skipped heading levels are a warning of the build; sites that treat warnings as errors have none.
 */
function isFault(violation: string): boolean {
  return site.content.strict || !violation.startsWith("heading-order:");
}

for (const { route, template } of pages) {
  if (largest.has(route))
    test(`${route}, the largest page of ${template}, has no axe violations at any width or with everything open, no console error, and fits 320 px`, async ({
      page,
    }) => {
      test.slow(); // up to twenty audits
      const messages = watchConsole(page);
      await auditEveryView(page, route, { isFault });
      expect(await overflowAt320(page)).toBe(0);
      expect(messages).toEqual([]);
    });
  else
    test(`${route} has no axe violations, no console error, and fits 320 px`, async ({ page }) => {
      const messages = watchConsole(page);
      await openLive(page, route);
      // Content cannot set colors or the frame: the largest page of each template is audited for those.
      expect((await structureViolations(page, { framed: false })).filter(isFault)).toEqual([]);
      expect(await overflowAt320(page)).toBe(0);
      expect(messages).toEqual([]);
    });
}
