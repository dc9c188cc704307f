import { expect, test } from "@playwright/test";
import { axeViolations } from "./support/axe";
import { API, ARRIVALS, CONTENTS, FAQ, GALLERY, GLOSSARY, START } from "./support/harbour";
import { openLive } from "./support/live";
import { auditEveryView, overflowAt320, showMode, watchConsole } from "./support/views";

/** A page of each kind. */
const KINDS = [START.path, GALLERY, API, "/blog", "/blog/crane", "/404"] as const;
const VIEWS = [
  { mode: "light", width: 1280 },
  { mode: "dark", width: 390 },
] as const;

for (const route of KINDS)
  for (const { mode, width } of VIEWS)
    test(`${route} has no axe violations, ${mode}, ${width} px wide`, async ({ page }) => {
      const messages = watchConsole(page);
      await page.setViewportSize({ width, height: 900 });
      await openLive(page, route);
      await showMode(page, mode);
      expect(await axeViolations(page)).toEqual([]);
      expect(messages).toEqual([]);
    });

/** The pages with the most that opens. */
const RICH = [
  ...[START.path, ARRIVALS, API, GALLERY, GLOSSARY, CONTENTS, FAQ.path],
  ...["/blog", "/blog/crane", "/search"],
];

for (const route of RICH)
  test(`${route} has no axe violations in both modes at 390 and 1280 px with everything open, and fits 320 px`, {
    tag: "@slow",
  }, async ({ page }) => {
    test.slow(); // up to twenty audits
    const messages = watchConsole(page);
    await auditEveryView(page, route);
    expect(await overflowAt320(page)).toBe(0);
    expect(messages).toEqual([]);
  });
