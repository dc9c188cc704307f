import { expect, type Page, test } from "@playwright/test";
import { OTHER, START } from "../support/harbour";
import { live, openLive, settled } from "../support/live";
import { hold, linkTo, navigate, requestsOf, withConnection } from "../support/requests";

const OTHER_DATA = `**/page-data${OTHER.path}/page-data.json*`;
const progress = (page: Page) => page.getByRole("progressbar", { name: "Loading page" });

test.describe("loading", () => {
  // prefetching would make every page load fast
  test.beforeEach(async ({ page }) => withConnection(page, { saveData: true }));

  test("a progress bar without spinner appears 200 ms after a path change and disappears when the page has loaded", async ({
    page,
  }) => {
    const { release } = await hold(page, OTHER_DATA);
    await openLive(page, START.path);
    await linkTo(page, OTHER.path).click();
    await expect(progress(page)).toBeVisible();
    await expect(page.locator(".spinner:visible, [aria-busy=true]:visible")).toHaveCount(0);
    await expect(page.locator("h1")).toHaveText(START.title);
    release();
    await expect(page).toHaveURL(OTHER.path);
    await expect(progress(page)).toHaveCount(0);
  });

  test("a failed route load loads the full new address; if the server has none either, an error box offers Retry", async ({
    page,
  }) => {
    await page.route(OTHER_DATA, (route) => route.abort());
    await openLive(page, START.path);
    await navigate(page, `${OTHER.path}?a=1#top`);
    await expect(page).toHaveURL(`${OTHER.path}?a=1#top`);
    await expect(page.locator("h1")).toHaveText(OTHER.title);

    await openLive(page, START.path);
    await page.route(`**${OTHER.path}?a=1`, (route) => route.abort());
    await navigate(page, `${OTHER.path}?a=1#top`);
    const box = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(box).toContainText(OTHER.path);
    await expect(page).toHaveURL(START.path);

    await page.unrouteAll();
    await box.getByRole("button", { name: "Retry" }).click();
    await expect(page).toHaveURL(`${OTHER.path}?a=1#top`);
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await expect(box).toHaveCount(0);
  });

  test("offline, the open page stays, and says which one could not be loaded", {
    tag: "@slow",
  }, async ({ page, context }) => {
    await openLive(page, START.path);
    await context.setOffline(true);
    await linkTo(page, OTHER.path).click();
    await expect(page.getByRole("alert").filter({ hasText: OTHER.path })).toBeVisible();
    await expect(page.locator("h1")).toHaveText(START.title);
    await context.setOffline(false);
    await page.locator(".load-failed").getByRole("button", { name: "Retry" }).click();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
  });

  test("offline before the framework has loaded, search says that it is unreachable, and Retry keeps the page", {
    tag: "@slow",
  }, async ({ page, context }) => {
    const scripts = "**/*.js";
    await page.route(scripts, (route) => route.abort());
    await page.goto(START.path);
    await context.setOffline(true);
    await page.keyboard.press("Control+k");
    const notice = page.getByRole("alert").filter({
      hasText: "Unable to fetch results. You might want to check your network connection.",
    });
    const retry = notice.getByRole("button", { name: "Retry" });
    await retry.click(); // a page reloaded offline is the browser's error page, without the button
    await context.setOffline(false);
    await page.unroute(scripts);
    await retry.click();
    await expect(notice).toBeHidden();
    await expect(page.locator("h1")).toHaveText(START.title);
  });

  test("a tab opened before a deploy reaches the new page with one full load, and keeps query and hash", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.route("**/page-data/**/page-data.json*", async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      await route.fulfill({
        json: route.request().url().includes(OTHER.path)
          ? { ...data, webpackCompilationHash: "of-another-build" }
          : data,
      });
    });
    await openLive(page, START.path);
    const documents = requestsOf(page, new RegExp(`${OTHER.path}(\\?a=1)?$`));
    await navigate(page, `${OTHER.path}?a=1#top`);
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await expect(page).toHaveURL(`${OTHER.path}?a=1#top`);
    await page.waitForLoadState("networkidle");
    expect(documents.length).toBeLessThanOrEqual(2); // the load, and Gatsby's one attempt to repair a mismatched page
  });
});

test("no progress bar for a fast page, a hash or a query", async ({ page }) => {
  await page.goto(START.path);
  const ahead = page.waitForResponse(OTHER_DATA);
  await live(page);
  await linkTo(page, OTHER.path).hover();
  await ahead;
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]"))
        document.documentElement.dataset.sawBar = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await linkTo(page, OTHER.path).click();
  await expect(page).toHaveURL(OTHER.path);
  await navigate(page, `${OTHER.path}?a=1`);
  await page.evaluate(() => {
    location.hash = "top";
  });
  await settled(page);
  expect(await page.evaluate(() => document.documentElement.dataset.sawBar)).toBeUndefined();
});

test.describe("a tap before the framework is there", () => {
  test.use({ hasTouch: true });
  test.beforeEach(async ({ page }) => withConnection(page, { saveData: true }));

  test("gets the bar as well", async ({ page }) => {
    const seen: string[] = [];
    page.on("console", (message) => seen.push(message.text()));
    await page.addInitScript(() => {
      const look = () => document.querySelector("[role=progressbar]") && console.log("bar");
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    await page.goto(START.path);
    const { release } = await hold(page, `**${OTHER.path}`);
    const tapped = linkTo(page, OTHER.path).tap();
    await expect.poll(() => seen).toContain("bar");
    release();
    await tapped;
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await expect(progress(page)).toHaveCount(0);
  });

  test("on a link that fails leaves the page as it is, and says so", async ({ page }) => {
    await page.goto(START.path);
    await page.route(`**${OTHER.path}`, (route) => route.abort());
    // a finger rests on the screen for some time
    const failed = page.waitForEvent("requestfailed");
    await linkTo(page, OTHER.path).dispatchEvent("pointerdown");
    await failed;
    await linkTo(page, OTHER.path).dispatchEvent("click");
    const box = page.getByRole("alert").filter({ hasText: OTHER.path });
    await expect(box).toBeVisible();
    await expect(page.locator("h1")).toHaveText(START.title);
    await page.unrouteAll();
    await box.getByRole("button", { name: "Retry" }).click();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
  });
});
