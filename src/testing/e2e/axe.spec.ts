import { expect, test } from "@playwright/test";
import { axeViolations } from "./support/axe";
import { API, GALLERY, START } from "./support/harbour";
import { openLive } from "./support/live";
import { showMode, watchConsole } from "./support/views";

/** A page of each kind; the second level audits what opens, on the largest page of each template in `content/`. */
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
