import { expect, type Page, test } from "@playwright/test";
import { type Fault, type FaultyHost, startFaultyHost } from "../support/faultyHost";
import { NEXT, START } from "../support/harbour";
import { live } from "../support/live";
import { linkTo } from "../support/requests";

let host: FaultyHost;
test.beforeEach(async ({ baseURL }) => {
  host = await startFaultyHost(String(baseURL));
});
test.afterEach(() => host.close());

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
/** Files that a page needs. */
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
