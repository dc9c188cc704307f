import { expect, test } from "@playwright/test";
import { BLOG_ROUTES } from "./support/blog";
import { API, ARRIVALS, CONTENTS, FAQ, GALLERY, GLOSSARY, START } from "./support/harbour";
import { auditEveryView, overflowAt320, watchConsole } from "./support/views";

/** A page of every kind, and the pages with the most content. */
const ROUTES = [
  "/",
  START.path,
  ARRIVALS,
  API,
  GALLERY,
  GLOSSARY,
  CONTENTS,
  FAQ.path,
  "/arrivals/tides",
  "/arrivals/pilots/night/lights",
  "/help/Report a problem (v2)",
  "/help/unlisted",
  "/about",
  "/figures/plots",
  "/figures/calculators",
  ...BLOG_ROUTES,
  "/blog/page/2",
  "/blog/secret",
  "/blog/authors/new-writer",
  "/404",
  "/search",
] as const;

/** A page of each layout, whose frame is audited: with the docs menu, with the blog menu, and without a menu. */
const FRAMED: readonly string[] = [START.path, "/blog", "/about"];

for (const route of ROUTES) {
  test(`${route} has no axe violations in both modes at 390 and 1280 px, closed and with everything open, no console error, and fits 320 px`, async ({
    page,
  }) => {
    test.slow(); // up to twenty audits
    const messages = watchConsole(page);
    await auditEveryView(page, route, { framed: FRAMED.includes(route) });
    expect(await overflowAt320(page)).toBe(0);
    expect(messages).toEqual([]);
  });
}
