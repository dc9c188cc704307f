import { expect, test } from "@playwright/test";
import { auditEveryView, overflowAt320, watchConsole } from "../e2e/support/views";
import { builtPages } from "./builtPages";

const pages = builtPages();
/** The page of each template with the most content. */
const largest = pages.filter(
  ({ template, bytes }) =>
    !pages.some((other) => other.template === template && other.bytes > bytes),
);

/** Whether a violation counts. Skipped heading levels are a rule of the content, which `site.yml` may turn off. */
const isFault = (violation: string) => !violation.startsWith("heading-order:");

// Content cannot set colors or the frame, so one page of each template is enough; the structure of all is checked in their HTML.
for (const { route, template } of largest)
  test(`${route}, the largest page of ${template}, has no axe violations at any width or with everything open, no console error, and fits 320 px`, {
    tag: "@slow",
  }, async ({ page }) => {
    test.slow(); // up to twenty audits
    const messages = watchConsole(page);
    await auditEveryView(page, route, isFault);
    expect(await overflowAt320(page)).toBe(0);
    expect(messages).toEqual([]);
  });
