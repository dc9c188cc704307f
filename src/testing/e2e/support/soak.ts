import { expect, type Page } from "@playwright/test";
import { COMMON_WORD, FAQ, GALLERY, NEXT, OTHER, START } from "./harbour";
import type { Random } from "./random";

const PAGES = [
  "/",
  START.path,
  NEXT.path,
  OTHER.path,
  FAQ.path,
  GALLERY,
  "/blog",
  "/search",
  "/nope",
];

/** What a reader does, in no particular order. Each action ends once it has started: the next one may overtake it. */
const ACTIONS: readonly ((page: Page, random: Random) => Promise<unknown>)[] = [
  (page, random) => navigate(page, random.of(PAGES)),
  (page, random) => navigate(page, `${random.of(PAGES)}#part-${random.below(3)}%`),
  (page, random) => press(page, "main a[href^='/']:not([target])", random),
  (page, random) => press(page, "#siteMenu a[href^='/']", random),
  (page) => page.evaluate(() => history.back()),
  (page) => page.evaluate(() => history.forward()),
  (page) => page.keyboard.press("Control+k"),
  (page) => page.keyboard.type(COMMON_WORD),
  (page) => page.keyboard.press("Enter"),
  (page) => page.keyboard.press("Escape"),
  (page) => page.keyboard.press("ArrowDown"),
  (page, random) => press(page, "[data-color-toggle]", random),
  (page, random) => press(page, "[data-menu-toggle]", random),
  (page, random) => press(page, "#siteMenu summary", random),
  (page, random) => press(page, "[role=tab]", random),
  (page, random) => page.evaluate((y) => scrollTo(0, y), random.below(3_000)),
  (page, random) => page.setViewportSize({ width: random.of([390, 1280]), height: 800 }),
];

/** Performs this many actions in one tab, while random requests are slow and some of them fail. */
export async function soak(page: Page, random: Random, rounds: number): Promise<void> {
  const disturbed = /page-data|search-index|\.js$/;
  await page.route(disturbed, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, random.below(150)));
    // the tab may have gone on to another page meanwhile
    await (random.below(30) === 0 ? route.abort() : route.continue()).catch(() => undefined);
  });
  for (let round = 0; round < rounds; round++) {
    await returnToSite(page);
    // a page that is being loaded in full cannot be queried
    await random
      .of(ACTIONS)(page, random)
      .catch(() => loaded(page, "interactive"));
    if (random.below(3) === 0) await loaded(page, "complete");
  }
  await page.unroute(disturbed);
  await loaded(page, "complete");
  await returnToSite(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/**
 * Waits until a page is shown that has been parsed, or loaded in full. It queries the page itself, which may be a different one
 * each time.
 */
async function loaded(page: Page, least: "interactive" | "complete"): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.readyState).catch(() => "loading"))
    .toMatch(least === "complete" ? /complete/ : /interactive|complete/);
}

/**
 * Goes forward after Back on the first page of the visit, since the tab began with an empty page, and back from a feed. A pending
 * load, or a failing request, may end the first attempt.
 */
async function returnToSite(page: Page): Promise<void> {
  await expect(async () => {
    if (page.url() === "about:blank") await page.goForward();
    else if (/\.(xml|json|md)$/.test(new URL(page.url()).pathname)) await page.goBack();
  }).toPass();
}

/** Goes to an address like a link: within the site once React has hydrated the page, otherwise by the server. */
const navigate = (page: Page, to: string) =>
  page.evaluate((target) => {
    const isLive = document.documentElement.dataset.hydrated !== undefined;
    if (isLive) void Reflect.get(window, "___navigate")(target);
    else location.assign(target);
  }, to);

/** Clicks one of the visible elements, if there are any. */
function press(page: Page, selector: string, random: Random): Promise<void> {
  return page.evaluate(
    ([all, share]) => {
      const visible = [...document.querySelectorAll<HTMLElement>(all)].filter(
        (element) => element.checkVisibility() && !element.closest("[inert]"),
      );
      visible[Math.floor(share * visible.length)]?.click();
    },
    [selector, random.next()] as const,
  );
}

/** What the browser keeps for the tab after garbage collection. */
export async function measure(page: Page): Promise<{
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}> {
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 3; round++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return { nodes, listeners: jsEventListeners, heapBytes: usedSize };
}
