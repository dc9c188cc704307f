import { expect, test } from "@playwright/test";
import { COMMON_WORD, SITE, START } from "../support/harbour";
import { letTimePass, live } from "../support/live";
import { hold, navigate, requestsOf } from "../support/requests";
import { guides, serveIndex } from "../support/searchDialog";
import { field, open, results, status } from "../support/searchPage";

test("opened directly with ?q= it shows the query, its title and how many documents were found", async ({
  page,
}) => {
  await serveIndex(page, guides(25));
  await open(page, "tide");
  await expect(page).toHaveTitle(`Search results for "tide" | ${SITE.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Search results for "tide"');
  await expect(status(page)).toContainText(/^25 documents found/);
  await expect(results(page)).toHaveCount(20);
  await expect(results(page).first().getByRole("link")).toContainText("Tide guide");
  await expect(results(page).locator("mark").first()).toHaveText("Tide");
});

test("without a query it asks for one, and does not search", { tag: "@slow" }, async ({ page }) => {
  await page.clock.install();
  const asked = requestsOf(page, /\/search-index\//);
  await open(page);
  await expect(page).toHaveTitle(/^Search the documentation \| /);
  await field(page).fill("   ");
  await letTimePass(page, 1_000);
  await expect(status(page)).toHaveText("", { useInnerText: true });
  expect(asked).toEqual([]);
});

test("typing searches; address, title and field stay in sync; the history gets no new entry", async ({
  page,
}) => {
  await page.goto(START.path);
  await open(page);
  const entries = await page.evaluate(() => history.length);
  await field(page).pressSequentially("tide windows");
  await expect(page).toHaveURL("/search?q=tide+windows");
  await expect(page).toHaveTitle(/^Search results for "tide windows" \| /);
  await expect(results(page).first()).toContainText("Tide windows");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await field(page).fill("");
  await expect(page).toHaveURL("/search");
  await expect(page).toHaveTitle(/^Search the documentation \| /);
  await expect(results(page)).toHaveCount(0);
});

test("going to another query on the same page, and back again, shows its results", {
  tag: "@slow",
}, async ({ page }) => {
  await open(page, COMMON_WORD);
  await live(page);
  await navigate(page, "/search?q=ladder");
  await expect(field(page)).toHaveValue("ladder");
  await expect(results(page).first()).toContainText(/ladder/i);
  await page.goBack();
  await expect(field(page)).toHaveValue(COMMON_WORD);
  await expect(results(page).first()).toContainText(/berth/i);
});

test("a result opens its page at its heading, and returning keeps the query that was just typed", async ({
  page,
}) => {
  await open(page);
  await field(page).fill("water on the bar");
  await expect(results(page).first()).toBeVisible();
  const link = results(page).getByRole("link").filter({ hasText: /./ }).first();
  const href = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(href ?? "");
  expect(href).toMatch(/^\/(?!docs\/)/);
  await page.goBack();
  await expect(field(page)).toHaveValue("water on the bar");
  await expect(results(page).first()).toBeVisible();
});

test("returning from a result restores the scroll position and all results that were there", {
  tag: "@slow",
}, async ({ page }) => {
  await serveIndex(
    page,
    guides(50).map((guide, index) => ({ ...guide, path: `${START.path}?guide=${index}` })),
  );
  await open(page, "tide");
  await live(page);
  await page.getByRole("button", { name: "Show more results" }).click();
  await expect(results(page)).toHaveCount(40);
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain("1500");
  await results(page)
    .nth(30)
    .getByRole("link")
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.locator("h1")).toHaveText(START.title);
  await page.goBack();
  await expect(results(page)).toHaveCount(40);
  expect(await page.evaluate(() => scrollY)).toBe(1500);
});

test("a query typed just before another page is opened does not get into that page's address", {
  tag: "@slow",
}, async ({ page }) => {
  await page.clock.install();
  await open(page);
  await field(page).fill(COMMON_WORD);
  await expect(page).toHaveURL(`/search?q=${COMMON_WORD}`);
  await field(page).fill("tide window");
  await page.evaluate((path) => window.history.pushState(null, "", path), START.path);
  await letTimePass(page, 5_000);
  expect(new URL(page.url()).search).toBe("");
});

test("20 results per page; more load on demand, are announced, and the first of them gets the focus", async ({
  page,
}) => {
  await serveIndex(page, guides(50));
  await open(page, "tide");
  await expect(results(page)).toHaveCount(20);
  await expect(status(page)).toContainText("20 of 50 shown");
  const first = await results(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page.getByRole("button", { name: "Show more results" }).click();
  await expect(results(page)).toHaveCount(40);
  await expect(status(page)).toContainText("40 of 50 shown");
  await expect(results(page).nth(20).getByRole("link")).toBeFocused();
  const all = await results(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(all.slice(0, 20)).toEqual(first);
  expect(new Set(all).size).toBe(40);
  await page.keyboard.press("Tab");
  await expect(results(page).nth(21).getByRole("link")).toBeFocused();
});

test("the field accepts at most 64 characters, typed, pasted or from the address", async ({
  page,
}) => {
  const long = "a".repeat(80);
  await page.goto(`/search?q=${long}`);
  await expect(field(page)).toHaveValue(long.slice(0, 64));
  await field(page).fill("");
  await page.keyboard.insertText(long);
  await expect(field(page)).toHaveValue(long.slice(0, 64));
  await field(page).fill("");
  await field(page).pressSequentially("b".repeat(70));
  await expect(field(page)).toHaveValue("b".repeat(64));
});

test("text of pages never becomes markup", async ({ page }) => {
  await open(page, "List<BerthType>");
  await expect(results(page).filter({ hasText: "List<BerthType>" }).first()).toBeVisible();
  await expect(page.locator("main berthtype")).toHaveCount(0);
});

test("what a reader types before the page has loaded its scripts is searched for", {
  tag: "@slow",
}, async ({ page }) => {
  const { release } = await hold(page, "**/*.js");
  await page.goto("/search", { waitUntil: "commit" });
  await field(page).fill("glossary");
  release();
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue("glossary");
});

test("without JavaScript it says what to do, and the field is a plain form", async ({
  request,
  browser,
  baseURL,
}) => {
  const html = await (await request.get("/search")).text();
  const [, inside = ""] = /<noscript>(<p>.*?)<\/noscript>/.exec(html) ?? [];
  expect(inside).toContain("Searching needs JavaScript, which is off in this browser.");
  expect(inside).toMatch(/ask any search engine with your words and.*<code>site:/);
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await still.goto(`${baseURL}/search`);
  await field(still).fill(COMMON_WORD);
  await field(still).press("Enter");
  await expect(still).toHaveURL(/\/search\?q=berth$/);
});

test("it is not indexed by search engines but its links are followed", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/search");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});
