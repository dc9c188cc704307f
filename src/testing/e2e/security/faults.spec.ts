import { expect, type Page, test } from "@playwright/test";
import { type Fault, type FaultyHost, startFaultyHost } from "../support/faultyHost";
import { NEXT, START } from "../support/harbour";
import { live } from "../support/live";
import { linkTo } from "../support/requests";
import { searchDialog } from "../support/searchDialog";

let host: FaultyHost;
test.beforeEach(async ({ baseURL }) => {
  host = await startFaultyHost(String(baseURL));
});
test.afterEach(() => host.close());

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
/** The dialog's code, and the scripts that a page needs. */
const DIALOG = /\/search-dialog-/;
const TEMPLATE = /\/component---src-templates-doc-page/;
const DATA = /\/page-data\/first-berth\/page-data\.json/;

const ROWS: readonly (readonly [file: string, path: RegExp, fault: Fault])[] = [
  ["the app", /\/app-[0-9a-f]+\.js/, "cut"],
  ["the page's template", TEMPLATE, "404"],
  ["the page's data", DATA, "html"],
];

for (const [file, path, fault] of ROWS)
  test(`${file} (${fault}): the page is readable, says what is missing, and recovers on Retry`, {
    tag: "@slow",
  }, async ({ page }) => {
    host.break(path, fault);
    await page.goto(host.url + START.path);
    await page.keyboard.press("Shift");
    await expect(notice(page)).toHaveCount(1);
    await expect(page.locator("h1")).toHaveText(START.title);
    host.break(path, undefined);
    await notice(page).getByRole("button", { name: "Retry" }).click();
    await expect(notice(page)).toHaveCount(0);
    await live(page);
    await expect(page.locator("h1")).toHaveText(START.title);
  });

test("in a tab from before a deploy, without the dialog's code, the results page takes over", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto(host.url + START.path);
  await live(page);
  host.break(DIALOG, "404");
  await page.keyboard.press("/");
  await page.keyboard.type("tide");
  await expect(page).toHaveURL(/\/search(\?q=tide|\?q=tid?|\?q=t)?$/); // what had been typed by then
  await page.locator("main").getByRole("searchbox").fill("tide");
  await expect(page.locator("main ol > li").first()).toBeVisible();
});

test("a file of the index (cut): the reader is notified, and the next key finds results once it is intact again", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto(host.url + START.path);
  await live(page);
  host.break(/\/search-index\/.*index\.json/, "cut");
  await page.keyboard.press("Control+k");
  const { dialog, field, rows } = searchDialog(page);
  await field.fill("tid");
  await expect(dialog.locator(".DocSearch-Title")).toHaveText("Unable to fetch results");
  host.break(/\/search-index\/.*index\.json/, undefined);
  await field.press("e");
  await expect(rows.first()).toBeVisible();
});

for (const file of [/\/app-[0-9a-f]+\.js/, /\/app-data\.json/])
  test(`${file.source} hangs: the page is readable, and links work`, {
    tag: "@slow",
  }, async ({ page }) => {
    host.break(file, "hang");
    await page.goto(host.url + START.path);
    await page.keyboard.press("Shift");
    await expect(page.locator("h1")).toHaveText(START.title);
    host.break(file, undefined);
    await linkTo(page, NEXT.path).click();
    await expect(page.locator("h1")).toHaveText(NEXT.title);
    await live(page);
  });
