import { existsSync } from "node:fs";
import path from "node:path";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findWholeChromium, requireChromium } from "../../testing/chromium";
import { CPU_SLOWDOWN, median } from "./measure";
import { type BenchServer, serveFiles } from "./server";

/** Slow 4G as simulated by Lighthouse: latency in milliseconds, and bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const ROUNDS = 5;
const PHONE = { width: 390, height: 844 };
/** Milliseconds after `load` in which a page may still fetch and move. */
const REST_MS = 3_000;
const PRESS_MS = 60;

type Visit = {
  readonly kilobytes: number;
  /** Milliseconds after the request, like the next ones. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** End of the last task of more than 50 ms; the first paint without one. */
  readonly interactive: number;
  /** Milliseconds above 50 of each task. */
  readonly blocked: number;
  readonly layoutShift: number;
};

/**
 * What a visit costs on a slow phone (slow 4G, a quarter of the processor speed), for this site and others: sites take turns,
 * medians of five. All are served alike, compressed with brotli.
 * @param folders built sites
 * @param route the page that is visited
 * @param to a link of that page; measured from a tap on it to the next page's heading, first without the framework loaded, then
 * with it
 */
export async function benchVisits(
  folders: readonly string[],
  route: string,
  to: string | undefined,
): Promise<void> {
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new Error(`There is no ${missing}. Build that site first.`);
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: findWholeChromium() ?? requireChromium(), // the headless shell does not paint
  });
  const servers = await Promise.all(
    folders.map((folder) => serveFiles(new Map(), path.resolve(folder))),
  );
  try {
    console.log(
      `${`${route}, ${ROUNDS} visits`.padEnd(38)}    KB  FCP ms  LCP ms  interactive  blocked    CLS${to ? "   tap cold  tap warm" : ""}`,
    );
    const visits = await inTurns(servers, ({ origin }) => visit(browser, `${origin}${route}`));
    const taps = to
      ? {
          cold: await inTurns(servers, ({ origin }) => tap(browser, origin, route, to, "cold")),
          warm: await inTurns(servers, ({ origin }) => tap(browser, origin, route, to, "warm")),
        }
      : undefined;
    for (const [index, folder] of folders.entries()) {
      const of = (key: keyof Visit) => median((visits[index] ?? []).map((one) => one[key]));
      const row = [
        of("kilobytes").toFixed(1).padStart(6),
        ...(["firstPaint", "largestPaint"] as const).map((key) => of(key).toFixed(0).padStart(8)),
        of("interactive").toFixed(0).padStart(13),
        of("blocked").toFixed(0).padStart(9),
        of("layoutShift").toFixed(3).padStart(7),
        ...(taps ? [taps.cold, taps.warm] : []).map((times) =>
          median(times[index] ?? [])
            .toFixed(0)
            .padStart(10),
        ),
      ];
      console.log(folder.slice(-38).padEnd(38) + row.join(""));
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Rounds in which each server is measured in turn; results by server. */
async function inTurns<Result>(
  servers: readonly BenchServer[],
  measure: (server: BenchServer) => Promise<Result>,
): Promise<Result[][]> {
  const results = servers.map((): Result[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, server] of servers.entries()) results[index]?.push(await measure(server));
  return results;
}

async function onPhone<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  try {
    return await use(page, session);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

function visit(browser: Browser, address: string): Promise<Visit> {
  return onPhone(browser, async (page, session) => {
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(observe);
    await slowDown(session);
    const answer = await page.goto(address, { waitUntil: "load" });
    if (!answer?.ok()) throw new Error(`${address} answers ${answer?.status()}.`);
    await page.waitForTimeout(REST_MS);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return {
      kilobytes: bytes / 1024,
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      interactive: Math.max(
        seen.firstPaint,
        ...seen.tasks.map(([start, length]) => start + length),
      ),
      blocked: seen.tasks.reduce((sum, [, length]) => sum + length - 50, 0),
      layoutShift: seen.layoutShift,
    };
  });
}

type Seen = {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  readonly tasks: [start: number, length: number][];
};

/** Runs in the page, before anything else: records what the browser reports. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0, tasks: [] };
  Object.assign(window, { seen });
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  on("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  on("layout-shift", ({ value = 0 }) => {
    seen.layoutShift += value;
  });
  on("longtask", ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

/** Milliseconds from a tap to the frame after the one with the next page's heading. */
function tap(
  browser: Browser,
  origin: string,
  route: string,
  to: string,
  framework: "cold" | "warm",
): Promise<number> {
  return onPhone(browser, async (page, session) => {
    await page.goto(`${origin}${route}`, { waitUntil: "load" });
    if (framework === "warm") await page.keyboard.press("Tab");
    await page.waitForTimeout(framework === "warm" ? REST_MS : REST_MS / 4);
    await slowDown(session);
    const link = page
      .locator([to, `${to}/`].map((href) => `main a[href="${href}"]`).join(", "))
      .locator("visible=true")
      .first();
    await link.scrollIntoViewIfNeeded({ timeout: 5_000 });
    await page.waitForTimeout(REST_MS / 4);
    const box = await link.boundingBox();
    const heading = await page.locator("h1").first().textContent();
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    const start = Date.now();
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await page.waitForTimeout(PRESS_MS);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    return (await nextHeading(page, heading)) - start;
  });
}

/** When the heading has changed, in milliseconds since 1970; evaluated again if the page is replaced in the meantime. */
async function nextHeading(page: Page, old: string | null): Promise<number> {
  for (;;) {
    try {
      return await page.evaluate(async (before) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const text = () => document.querySelector("h1")?.textContent ?? before;
        while (text() === before) await frame();
        await frame();
        return performance.timeOrigin + performance.now();
      }, old);
    } catch (error) {
      if (!/context|navigat/i.test(String(error))) throw error;
    }
  }
}
