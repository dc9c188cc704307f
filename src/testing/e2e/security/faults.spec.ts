import { expect, type Page, test } from "@playwright/test";
import { ADDRESSES } from "../addresses";
import { type Fault, type FaultyHost, startFaultyHost } from "../support/faultyHost";
import { GALLERY, NEXT, OTHER, START } from "../support/harbour";
import { live } from "../support/live";
import { linkTo } from "../support/requests";
import { searchDialog } from "../support/searchDialog";

let host: FaultyHost;
test.beforeEach(async () => {
  host = await startFaultyHost(ADDRESSES.full);
});
test.afterEach(() => host.close());

const CALCULATORS = "/figures/calculators";
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "could not be loaded" });
/** The dialog's code, and the scripts that a page needs. */
const DIALOG = /\/search-dialog-/;
const TEMPLATE = /\/component---src-templates-doc-page/;
const DATA = /\/page-data\/first-berth\/page-data\.json/;

const ROWS: readonly (readonly [file: string, path: RegExp, faults: readonly Fault[]])[] = [
  ["webpack's runtime", /\/webpack-runtime-/, ["html"]],
  ["the framework", /\/framework-/, ["cut"]],
  ["the app", /\/app-[0-9a-f]+\.js/, ["cut", "500"]],
  ["the page's template", TEMPLATE, ["cut", "html", "404"]],
  ["the page's data", DATA, ["cut", "500", "html"]],
  ["the data of every page", /\/page-data\.json/, ["500"]],
];

for (const [file, path, faults] of ROWS)
  for (const fault of faults)
    test(`${file} (${fault}): the page is readable, says what is missing, and recovers on Retry`, async ({
      page,
    }) => {
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

for (const fault of ["cut", "html", "500"] as const)
  test(`the dialog's code (${fault}): the reader is notified, and Try again opens it`, async ({
    page,
  }) => {
    await page.goto(host.url + START.path);
    await live(page);
    host.break(DIALOG, fault);
    await page.keyboard.press("Control+k");
    const alert = page.getByRole("alert").filter({ hasText: "Unable to fetch results" });
    await expect(alert).toBeVisible();
    host.break(DIALOG, undefined);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(searchDialog(page).field).toBeFocused();
  });

test("the template of the next page (cut): the reader is notified, and Retry goes there", async ({
  page,
}) => {
  await page.goto(`${host.url}/about`);
  await live(page);
  host.break(TEMPLATE, "cut");
  await linkTo(page, START.path).or(linkTo(page, "/")).first().click();
  await page.waitForURL((url) => url.pathname !== "/about");
  await page.keyboard.press("Shift"); // the page came from the server, and is readable until the reader needs more
  await expect(notice(page)).toHaveCount(1);
  host.break(TEMPLATE, undefined);
  await notice(page).getByRole("button", { name: "Retry" }).click();
  await expect(notice(page)).toHaveCount(0);
  await live(page);
});

test("the code of many calculators (cut): one alert, the rest is readable, and Retry loads them", async ({
  page,
}) => {
  host.break(/\/calc-/, "cut");
  await page.goto(host.url + CALCULATORS);
  await page.keyboard.press("Shift");
  await expect(notice(page)).toHaveCount(1);
  await expect(page.getByRole("alert")).toHaveCount(1);
  host.break(/\/calc-/, undefined);
  await notice(page).getByRole("button", { name: "Retry" }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator("main form input:enabled").first()).toBeVisible();
});

for (const fault of ["hang", "500", "html", "cut"] as const)
  test(`app-data.json (${fault}): the page becomes interactive, and links work`, async ({
    page,
  }) => {
    host.break(/\/app-data\.json/, fault);
    await page.goto(host.url + START.path);
    await live(page); // the host would never answer
    await linkTo(page, NEXT.path).click();
    await expect(page.locator("h1")).toHaveText(NEXT.title);
  });

test("in a tab from before a deploy, without the dialog's code, the results page takes over", async ({
  page,
}) => {
  await page.goto(host.url + START.path);
  await live(page);
  host.break(DIALOG, "404");
  await page.evaluate(() => {
    Reflect.set(window, "___webpackCompilationHash", "of-the-build-before");
  });
  await page.keyboard.press("/");
  await page.keyboard.type("tide");
  await expect(page).toHaveURL(/\/search(\?q=tide|\?q=tid?|\?q=t)?$/); // what had been typed by then
  await page.locator("main").getByRole("searchbox").fill("tide");
  await expect(page.locator("main ol > li").first()).toBeVisible();
});

for (const fault of ["cut", "html", "500"] as const)
  test(`a file of the index (${fault}): the reader is notified, and the next key finds results once it is intact again`, async ({
    page,
  }) => {
    await page.goto(host.url + START.path);
    await live(page);
    host.break(/\/search-index\/.*\.bin/, fault);
    await page.keyboard.press("Control+k");
    const { dialog, field, rows } = searchDialog(page);
    await field.fill("tid");
    await expect(dialog.locator(".DocSearch-Title")).toHaveText("Unable to fetch results");
    host.break(/\/search-index\/.*\.bin/, undefined);
    await field.press("e");
    await expect(rows.first()).toBeVisible();
  });

test("missing pictures and fonts: the page is readable, and shows no alert", async ({ page }) => {
  for (const file of [/\.(png|webp|avif|jpe?g|svg|woff2)$/, /\/icons\//]) host.break(file, "500");
  await page.goto(host.url + GALLERY);
  await live(page);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

const HANGING = [
  ["a script", /\/app-[0-9a-f]+\.js/],
  ["the page's template", TEMPLATE],
  ["the page's data", DATA],
] as const;
for (const [name, path] of HANGING)
  test(`${name} hangs: the page is readable, and the reader is notified that it takes long`, async ({
    page,
  }) => {
    await page.clock.install();
    host.break(path, "hang");
    await page.goto(host.url + START.path);
    await page.keyboard.press("Shift");
    await page.clock.fastForward(13_000);
    await expect(page.getByRole("alert")).toContainText("is still being loaded");
    await expect(page.locator("h1")).toHaveText(START.title);
    host.break(path, undefined);
    await page.goto(host.url + START.path);
    await live(page);
  });

test("data of the next page (hang): the reader sees that it is loading, and can go elsewhere", async ({
  page,
}) => {
  await page.goto(host.url + NEXT.path);
  await live(page);
  host.break(DATA, "hang");
  await linkTo(page, START.path).first().click();
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  await expect(page.locator("h1")).toHaveText(NEXT.title);
  await linkTo(page, OTHER.path).first().click();
  await expect(page.locator("h1")).toHaveText(OTHER.title);
});

test("an index that does not arrive: the reader is notified that it takes long", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(host.url + START.path);
  await live(page);
  host.break(/\/search-index\/.*\.bin/, "hang");
  await page.keyboard.press("Control+k");
  const { dialog, field } = searchDialog(page);
  await field.fill("tide");
  await page.clock.fastForward(4_000);
  await expect(dialog.getByText("Search is taking longer than usual.")).toBeVisible();
  host.break(/\/search-index\/.*\.bin/, undefined);
  await page.clock.fastForward(45_000);
});
