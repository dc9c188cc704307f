import { expect, type Page, test } from "@playwright/test";
import { ARRIVALS, NEXT, OTHER, START } from "../support/harbour";
import { live, openLive } from "../support/live";
import { searchDialog, withoutIntent } from "../support/searchDialog";

/** The focused element: its accessible name, its position on the page, whether its focus shows and whether anything covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const styles = [
      getComputedStyle(element),
      getComputedStyle(element, "::after"),
      getComputedStyle(element, "::before"),
    ];
    const hit = document.elementFromPoint(
      box.left + Math.min(box.width / 2, 20),
      box.top + Math.min(box.height / 2, 10),
    );
    const landmark = element.closest("[data-announcement],header,nav,main,footer,aside");
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    return {
      html: element.outerHTML.slice(0, 140),
      name: element.getAttribute("aria-label") ?? label?.textContent.trim() ?? "",
      place: landmark?.getAttribute("aria-label") ?? landmark?.tagName.toLowerCase() ?? "page",
      inView: box.bottom > 0 && box.top < innerHeight && box.width > 0,
      // The ring and its offset are 5 px; tall elements, such as long code, need not be completely visible.
      isCut: box.height < 300 && box.bottom + 5 > innerHeight && element.matches("main *,footer *"),
      ring: styles.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px",
      ),
      covered:
        !hit ||
        !(
          element.contains(hit) ||
          hit.contains(element) ||
          hit.closest("label,summary")?.contains(element)
        ),
    };
  });

test("the keyboard alone goes through the whole page in order; every stop has a name, shows its focus and is not covered", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await withoutIntent(page);
  await page.goto(START.path);
  await live(page);
  const places: string[] = [];
  const faults: string[] = [];
  for (let press = 0; press < 300; press++) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    if (places.at(-1) !== stop.place) places.push(stop.place);
    for (const [fault, found] of Object.entries({
      nameless: stop.name === "",
      "out of view": !stop.inView,
      "ring cut off": stop.isCut,
      "no focus ring": !stop.ring,
      covered: stop.covered,
    }))
      if (found) faults.push(`${fault}: ${stop.html}`);
  }
  expect(faults).toEqual([]);
  const order = ["Main", "Docs sidebar", "Breadcrumbs", "main", "Docs pages", "footer"];
  expect(
    places.filter((place, index) => order.includes(place) && places.indexOf(place) === index),
  ).toEqual(order);
});

test("with forced colours controls keep a border or an underline, and the focus shows", {
  tag: "@slow",
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await withoutIntent(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(START.path);
  await live(page);
  for (const name of [/^Search/, /^Switch between|mode/]) {
    const button = page.locator("header").getByRole("button", { name }).first();
    await button.focus();
    expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe(
      "none",
    );
  }
  const current = page
    .getByRole("navigation", { name: "Docs sidebar" })
    .locator("[aria-current=page]");
  const other = page
    .getByRole("navigation", { name: "Docs sidebar" })
    .getByRole("link", { name: NEXT.title });
  const look = (element: HTMLElement | SVGElement) => {
    const {
      borderLeftStyle,
      borderLeftColor,
      fontWeight,
      textDecorationLine,
      outlineStyle,
      backgroundColor,
    } = getComputedStyle(element);
    return [
      borderLeftStyle,
      borderLeftColor,
      fontWeight,
      textDecorationLine,
      outlineStyle,
      backgroundColor,
    ].join();
  };
  expect(await current.evaluate(look)).not.toBe(await other.evaluate(look));
  await expect(current).toHaveCSS("text-decoration-line", "underline");
});

test("a reader with only a keyboard searches, reads on at the result and goes back", async ({
  page,
}) => {
  await openLive(page, OTHER.path);
  await page.keyboard.press("/");
  await expect(searchDialog(page).field).toBeFocused();
  await page.keyboard.type("neap tides");
  await expect(searchDialog(page).rows.first()).toBeVisible();
  await page.keyboard.press("Enter");
  const heading = page.locator("#neap-tides");
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(`${START.path}#neap-tides`);
  await page.keyboard.press("Tab");
  const isFurtherDown = await heading.evaluate((before) => {
    const { activeElement } = document;
    const order = activeElement ? before.compareDocumentPosition(activeElement) : 0;
    return activeElement?.closest("main") && order & Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isFurtherDown).toBeTruthy();
  await page.goBack(); // Alt+Left belongs to the browser, and is missing in one without a window
  await expect(page.locator("h1")).toHaveText(OTHER.title);
});

test("at 400 % zoom the top bar leaves most of the window to the text", { tag: "@slow" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(ARRIVALS);
  await live(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const covered = await page.evaluate(() => {
    const rows = Array.from({ length: 32 }, (_, index) =>
      document.elementFromPoint(160, index * 8 + 4),
    );
    return rows.filter((element) => !element?.closest("main")).length * 8;
  });
  expect(covered).toBeLessThanOrEqual(256 / 3);
});
