/**
 * `npm run review:layout`: counts faults of layout on every page of the build in `public/`, at seven widths, in Chromium. Below
 * the counts, the first faults are listed; `npm run review:layout -- /route` checks one page only. Scripts are blocked: this is
 * what readers see before they load.
 */
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, requireChromium } from "../testing/chromium";
import { serveFolder } from "../testing/serveFolder";
import { builtPages } from "../testing/site-checks/builtPages";
import { measurePage, type PageLayout } from "./layout/measurePage";
import { runTool } from "./runTool";

const WIDTHS = [360, 390, 768, 1024, 1280, 1440, 1920] as const;
const HEIGHT = 900;
const MAX_FAULTS = 40;

type Measured = PageLayout & { readonly route: string; readonly width: number };

async function main(only: string | undefined): Promise<void> {
  const routes = builtPages()
    .map(({ route }) => route)
    .filter((route) => only === undefined || route === only);
  if (routes.length === 0)
    throw new Error(`public/ has no page "${only ?? ""}". Give a route such as /, or none.`);
  const server = await serveFolder(path.resolve("public"));
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.route(/\.js$/, (request) => request.abort());
    const measured: Measured[] = [];
    for (const route of routes) measured.push(...(await measureRoute(page, server.url, route)));
    report(measured);
    for (const fault of faultsOf(measured).slice(0, MAX_FAULTS)) console.log(fault);
  } finally {
    await browser.close();
    server.close();
  }
}

async function measureRoute(page: Page, url: string, route: string): Promise<Measured[]> {
  await page.goto(`${url}${route}`, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const measured: Measured[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    measured.push({ ...(await page.evaluate(measurePage)), route, width });
  }
  return measured;
}

/** Formats the counts: a line for each kind of fault, a column for each width. */
function report(measured: readonly Measured[]): void {
  const line = (label: string, cell: (pages: readonly Measured[]) => string) => {
    const cells = WIDTHS.map((width) => cell(measured.filter((page) => page.width === width)));
    console.log(label.padEnd(42) + cells.map((text) => text.padStart(9)).join(""));
  };
  const count = (label: string, of: (page: Measured) => number) =>
    line(label, (pages) => String(pages.reduce((sum, page) => sum + of(page), 0)));
  const numbers = (pages: readonly Measured[], of: (page: Measured) => number | undefined) =>
    pages.flatMap((page) => of(page) ?? []).sort((a, b) => a - b);
  const middleAndMost =
    (of: (page: Measured) => number | undefined) => (pages: readonly Measured[]) => {
      const sorted = numbers(pages, of);
      return `${rounded(sorted[sorted.length >> 1])}/${rounded(sorted.at(-1))}`;
    };
  const pages = new Set(measured.map(({ route }) => route)).size;
  line(`window width, ${pages} pages`, ([page]) => String(page?.width ?? ""));
  count("identifiers broken in table cells", (page) => page.brokenIdentifiers.length);
  count("boxes that scroll without a hint", (page) => page.unmarkedScrollers.length);
  count("pages that scroll sideways", (page) => Number(page.sideways));
  count("formulas with a bracket too low", (page) => page.lowBrackets.length);
  count("bars with unequal tracks", (page) => page.unequalBars);
  count("labels of drawings under 12 px", (page) => page.smallLabels.length);
  line(
    "text column, median/widest",
    middleAndMost(({ textWidth }) => textWidth),
  );
  line(
    "characters a line, median/most",
    middleAndMost(({ lineLength }) => lineLength),
  );
  line(
    "top of the first heading, median/lowest",
    middleAndMost(({ headingTop }) => headingTop),
  );
  line("left edges of first headings", (shown) =>
    String(new Set(numbers(shown, ({ headingLeft }) => headingLeft).map(Math.round)).size),
  );
}

function rounded(value: number | undefined): string {
  return value === undefined ? "none" : String(Math.round(value));
}

function faultsOf(measured: readonly Measured[]): string[] {
  return measured.flatMap((page) =>
    [
      ...page.brokenIdentifiers.map((text) => `broken identifier ${text}`),
      ...page.unmarkedScrollers.map((text) => `scrolls without a hint: ${text}`),
      ...page.smallLabels.map((text) => `small label "${text}"`),
      ...page.lowBrackets.map((text) => `bracket too low in ${text}`),
    ].map((fault) => `${page.route} at ${page.width}: ${fault}`),
  );
}

void runTool(() => main(process.argv[2]));
