import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "./axe";
import { live } from "./live";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const status = (page: Page) => page.locator("main").getByRole("status");
const results = (page: Page) => page.locator("main ol > li");
const count = async (page: Page) => Number(/\d+/.exec((await status(page).textContent()) ?? "")?.[0] ?? "1");

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(query === "" ? "/search" : `/search?q=${encodeURIComponent(query)}`);
  await expect(field(page)).toHaveValue(query);
}

test("opened directly with ?q= it shows the query, its title and how many documents were found", async ({ page }) => {
  await open(page, "slippage");
  await expect(page).toHaveTitle(/^Search results for "slippage" \| /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search results for "slippage"');
  await expect(status(page)).toContainText(/^\d+ documents found/);
  await expect(results(page)).toHaveCount(20);
  await expect(results(page).first().getByRole("link")).toContainText(/slippage/i);
  expect(await results(page).locator("mark").first().textContent()).toMatch(/slippage/i);
});

test("without a query it asks for one, and searches nothing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/search-index/") && asked.push(request.url()));
  await open(page);
  await expect(page).toHaveTitle(/^Search the documentation \| /);
  await expect(field(page)).toBeFocused();
  await field(page).fill("   ");
  await page.waitForTimeout(500);
  await expect(status(page)).toBeEmpty();
  expect(asked).toEqual([]);
});

test("typing searches, and address, title and field stay in step; the history gains no entry", async ({ page }) => {
  await page.goto("/quick-start");
  await open(page);
  const entries = await page.evaluate(() => history.length);
  await field(page).pressSequentially("limit orders", { delay: 20 });
  await expect(page).toHaveURL("/search?q=limit+orders");
  await expect(page).toHaveTitle(/^Search results for "limit orders" \| /);
  await expect(results(page).first()).toContainText("Limit orders");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await field(page).fill("");
  await expect(page).toHaveURL("/search");
  await expect(page).toHaveTitle(/^Search the documentation \| /);
  await expect(results(page)).toHaveCount(0);
});

test("going to another query in place, and back again, shows its results", async ({ page }) => {
  await open(page, "fees");
  await live(page);
  await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/search?q=governance"));
  await expect(field(page)).toHaveValue("governance");
  await expect(results(page).first()).toContainText(/governance/i);
  await page.goBack();
  await expect(field(page)).toHaveValue("fees");
  await expect(results(page).first()).toContainText(/fees/i);
});

test("a result opens its page at its heading, and coming back keeps the query that was just typed", async ({ page }) => {
  await open(page);
  await field(page).fill("stable pools amplification");
  await expect(results(page).first()).toBeVisible();
  const link = results(page).getByRole("link").filter({ hasText: /./ }).first();
  const href = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(href ?? "");
  expect(href).toMatch(/^\/(?!docs\/)/);
  await page.goBack();
  await expect(field(page)).toHaveValue("stable pools amplification");
  await expect(results(page).first()).toBeVisible();
});

test("a query typed just before another page is opened stays out of that page's address", async ({ page }) => {
  await open(page);
  await field(page).fill("fees");
  await expect(page).toHaveURL("/search?q=fees");
  await field(page).fill("stable pools");
  await page.evaluate(() => window.history.pushState(null, "", "/quick-start"));
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).search).toBe("");
});

test("Enter in the field keeps the results and writes the address at once", async ({ page }) => {
  await open(page);
  await field(page).fill("wallet");
  await field(page).press("Enter");
  await expect(page).toHaveURL("/search?q=wallet");
  await expect(results(page)).toHaveCount(20);
});

test("20 results a page; more come on demand, are announced, and the first of them takes the focus", async ({ page }) => {
  await open(page, "swap");
  await expect(results(page)).toHaveCount(20);
  const total = await count(page);
  expect(total).toBeGreaterThan(40);
  await expect(status(page)).toContainText(`20 of ${total} shown`);
  const first = await results(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.getByRole("button", { name: "Show more results" }).click();
  await expect(results(page)).toHaveCount(40);
  await expect(status(page)).toContainText(`40 of ${total} shown`);
  await expect(results(page).nth(20).getByRole("link")).toBeFocused();
  const all = await results(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(all.slice(0, 20)).toEqual(first);
  expect(new Set(all).size).toBe(40);
  await page.keyboard.press("Tab");
  await expect(results(page).nth(21).getByRole("link")).toBeFocused();
});

test("nothing found says 'No results were found.' and what to do", async ({ page }) => {
  await open(page, "zzzqx wvvkj");
  await expect(status(page)).toHaveText("No results were found.");
  await expect(page.getByText("Check the spelling, or try fewer or more general words.")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "table of contents" })).toHaveAttribute("href", "/table-of-contents");
});

test("search unreachable says so, and trying again recovers", async ({ page }) => {
  await page.route("**/search-index/**", (route) => route.abort());
  await open(page, "fees");
  await expect(page.getByRole("alert")).toContainText("Unable to fetch results");
  await expect(page.getByRole("alert")).toContainText("You might want to check your network connection.");
  await page.unroute("**/search-index/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(results(page)).toHaveCount(20);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("an index that a deploy replaced is found anew", async ({ page }) => {
  let served = 0;
  await page.route("**/search-index/current.json", (route) => (served++ === 0 ? route.fulfill({ json: { folder: "0123456789abcdef" } }) : route.continue()));
  await open(page, "fees");
  await expect(results(page)).toHaveCount(20);
  expect(served).toBe(2);
});

test("a damaged index is an error, not an empty result", async ({ page }) => {
  await page.route("**/search-index/*/i.bin", (route) => route.fulfill({ body: "<!doctype html>" }));
  await open(page, "fees");
  await expect(page.getByRole("alert")).toContainText("Unable to fetch results");
  await expect(status(page)).toBeEmpty();
});

test("a spinner appears when an answer takes longer than 200 ms", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/search-index/current.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: { opacity: string; after: number }[] = [];
    let from = 0;
    const look = () => {
      const spinner = document.querySelector("[data-spinner]");
      from = spinner ? from || performance.now() : 0;
      if (spinner) seen.push({ opacity: getComputedStyle(spinner).opacity, after: performance.now() - from });
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  await open(page, "fees");
  const spinner = page.locator("[data-spinner]");
  await expect(spinner).toHaveCSS("opacity", "1");
  const frames = await page.evaluate(() => Reflect.get(window, "seen") as { opacity: string; after: number }[]);
  expect(frames.filter(({ after }) => after < 150).map(({ opacity }) => opacity)).not.toContain("1");
  expect(frames[0]?.opacity).toBe("0");
  answer();
  await expect(results(page)).toHaveCount(20);
  await expect(spinner).toHaveCount(0);
});

test("the field takes at most 64 characters, typed, pasted or from the address", async ({ page }) => {
  const long = "a".repeat(80);
  await page.goto(`/search?q=${long}`);
  await expect(field(page)).toHaveValue(long.slice(0, 64));
  await field(page).fill("");
  await page.evaluate((text) => navigator.clipboard?.writeText(text).catch(() => undefined), long);
  await field(page).pressSequentially("b".repeat(70));
  await expect(field(page)).toHaveValue("b".repeat(64));
});

test("texts of pages and queries never become markup", async ({ page }) => {
  await open(page, "<img src=x onerror=alert(1)>");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search results for "<img src=x onerror=alert(1)>"');
  await expect(page.locator("main img")).toHaveCount(0);
  await field(page).fill("Coin<CoinType>");
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator("main cointype")).toHaveCount(0);
  await expect(
    results(page)
      .filter({ hasText: /<CoinType|<T>|Coin</ })
      .first(),
  ).toBeVisible();
});

test("what a reader types before the page has loaded its scripts is searched", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/search", { waitUntil: "commit" });
  await field(page).fill("glossary");
  release();
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue("glossary");
});

test("no request leaves the origin", async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await open(page, "impermanent loss");
  await expect(results(page)).toHaveCount(20);
  expect([...origins]).toEqual([baseURL]);
});

test("without JavaScript it says what to do, and the field is a plain form", async ({ request, browser, baseURL }) => {
  const html = await (await request.get("/search")).text();
  const [, inside = ""] = /<noscript>(<p>.*?)<\/noscript>/.exec(html) ?? [];
  expect(inside).toContain("Searching needs JavaScript, which is off in this browser.");
  expect(inside).toMatch(/ask any search engine with your words and.*<code>site:/);
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await still.goto(`${baseURL}/search`);
  await expect(still.locator("main").getByRole("link", { name: "table of contents" })).toBeVisible();
  await field(still).fill("fees");
  await field(still).press("Enter");
  await expect(still).toHaveURL(/\/search\?q=fees$/);
});

test("it is kept out of search engines but followed, and browsers are offered the search", async ({ page }) => {
  await page.goto("/search");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expect(page.locator('link[rel="search"]')).toHaveAttribute("href", "/opensearch.xml");
  const xml = await (await page.request.get("/opensearch.xml")).text();
  expect(xml).toContain("/search?q={searchTerms}");
});

for (const [state, query] of [
  ["results", "swap fees"],
  ["no results", "zzzqx wvvkj"],
  ["an error", "fees"],
] as const) {
  test(`axe finds nothing wrong with ${state} in both modes at 390 and 1280 px`, async ({ page }) => {
    if (state === "an error") await page.route("**/search-index/**", (route) => route.abort());
    await open(page, query);
    await expect(state === "an error" ? page.getByRole("alert") : status(page)).not.toBeEmpty();
    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [390, 1280]) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        expect(await axeViolations(page), `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
}
