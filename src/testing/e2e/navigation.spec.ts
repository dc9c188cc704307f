import { expect, type Page, test } from "@playwright/test";
import { live } from "./live";

const FROM = "/quick-start";
const TO = "/official-links";
const DATA = `**/page-data${TO}/page-data.json*`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

/** Asks Gatsby for a page, without waiting for it. */
const askFor = (page: Page, to: string) =>
  page.evaluate((target) => {
    Reflect.get(window, "___navigate")(target);
  }, to);
const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first();
const progress = (page: Page) => page.getByRole("progressbar", { name: "Loading page" });

/** Acts as a browser with such a connection. */
async function withConnection(page: Page, connection: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { get: () => value }), connection);
}

function requestsOf(page: Page, pattern: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (pattern.test(request.url())) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

test.describe("loading", () => {
  // prefetching would make every page a fast one
  test.beforeEach(async ({ page }) => withConnection(page, { saveData: true }));

  test("a progress bar without spinner appears 200 ms after a path change and goes when the page is there", async ({ page }) => {
    let answer = () => {};
    await page.route(DATA, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await open(page, FROM);
    await linkTo(page, TO).click();
    await expect(progress(page)).toBeVisible();
    await expect(page.locator("h1")).toHaveText("Quick start");
    answer();
    await expect(page).toHaveURL(TO);
    await expect(progress(page)).toHaveCount(0);
  });

  test("a failed route load loads the full new address once, with query and hash; then an error box with Retry", async ({ page }) => {
    await page.route(DATA, (route) => route.abort());
    await open(page, FROM);
    const documents = requestsOf(page, new RegExp(`${TO}\\?a=1$`));
    await askFor(page, `${TO}?a=1#top`);
    await expect(page).toHaveURL(`${TO}?a=1#top`);
    await expect(page.locator("h1")).toHaveText("Official links");
    expect(documents).toHaveLength(1);

    await open(page, FROM);
    await askFor(page, `${TO}?a=1#top`);
    const box = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(box).toContainText(TO);
    await expect(page).toHaveURL(FROM);
    expect(documents).toHaveLength(1);

    await page.unroute(DATA);
    await box.getByRole("button", { name: "Retry" }).click();
    await expect(page).toHaveURL(`${TO}?a=1#top`);
    await expect(page.locator("h1")).toHaveText("Official links");
    await expect(box).toHaveCount(0);
  });

  test("offline the page that is open stays, and says which one did not come", async ({ page, context }) => {
    await open(page, FROM);
    await context.setOffline(true);
    await linkTo(page, TO).click();
    await expect(page.getByRole("alert").filter({ hasText: TO })).toBeVisible();
    await expect(page.locator("h1")).toHaveText("Quick start");
    await context.setOffline(false);
    await page.locator(".load-failed").getByRole("button", { name: "Retry" }).click();
    await expect(page.locator("h1")).toHaveText("Official links");
  });

  test("a tab that was opened before a deploy reaches the new page with one full load, query and hash kept", async ({ page }) => {
    await page.route("**/page-data/**/page-data.json*", async (route) => {
      const response = await route.fetch();
      const data = await response.json();
      await route.fulfill({ json: route.request().url().includes(TO) ? { ...data, webpackCompilationHash: "of-another-build" } : data });
    });
    await open(page, FROM);
    const documents = requestsOf(page, new RegExp(`${TO}(\\?a=1)?$`));
    await askFor(page, `${TO}?a=1#top`);
    await expect(page.locator("h1")).toHaveText("Official links");
    await expect(page).toHaveURL(`${TO}?a=1#top`);
    await page.waitForTimeout(500);
    expect(documents.length).toBeLessThanOrEqual(2); // the load, and Gatsby's one attempt to mend a page that still does not match
  });

  test("without the framework's scripts the page reads, navigates and says what is missing", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(FROM);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await linkTo(page, TO).click();
    await expect(page.locator("h1")).toHaveText("Official links");
  });
});

test("no progress bar for a fast page, a hash or a query", async ({ page }) => {
  await page.goto(FROM);
  const ahead = page.waitForResponse(DATA);
  await live(page);
  await linkTo(page, TO).hover();
  await ahead;
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]")) document.documentElement.dataset.sawBar = "";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await linkTo(page, TO).click();
  await expect(page).toHaveURL(TO);
  await askFor(page, `${TO}?a=1`);
  await page.evaluate(() => {
    location.hash = "top";
  });
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.documentElement.dataset.sawBar)).toBeUndefined();
});

test.describe("prefetch", () => {
  const ahead = /page-data\/(?!app-data|quick-start)[^?]*page-data\.json/;

  test("pages in the viewport and under the pointer are loaded ahead", async ({ page }) => {
    const requests = requestsOf(page, ahead);
    await open(page, FROM);
    await linkTo(page, TO).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(3);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }]) {
    test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
      await withConnection(page, connection);
      const requests = requestsOf(page, ahead);
      await page.goto(FROM);
      await live(page);
      await linkTo(page, TO).hover();
      await linkTo(page, "/").hover();
      await linkTo(page, TO).dispatchEvent("touchstart");
      await page.waitForTimeout(800);
      expect(requests).toEqual([]);
    });
  }
});

test.describe("late scripts", () => {
  test("load when the browser is idle after load", async ({ page }) => {
    const requests = requestsOf(page, /\/app-[0-9a-f]+\.js/);
    await page.goto(FROM, { waitUntil: "domcontentloaded" });
    await expect.poll(() => requests.length).toBe(1);
  });

  test("with data saving only at the first sign of intent, and a press before them is done once", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await withConnection(page, { saveData: true });
    const requests = requestsOf(page, /\/app-[0-9a-f]+\.js/);
    await page.goto("/tutorial-basics/markdown-features");
    await page.waitForTimeout(500);
    expect(requests).toEqual([]);
    const copy = page.getByRole("button", { name: "Copy code to clipboard" }).first();
    await copy.dispatchEvent("pointerover");
    await copy.dispatchEvent("click");
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

test.describe("routing", () => {
  test("/x/index.html and /x.html show /x, with query and hash", async ({ page }) => {
    for (const path of [`${FROM}/index.html`, `${FROM}.html`]) {
      await page.goto(`${path}?a=1#what-you-need`);
      await expect(page.locator("h1")).toHaveText("Quick start");
      await expect(page).toHaveURL(`${FROM}?a=1#what-you-need`);
    }
    await page.goto("/index.html");
    await expect(page).toHaveURL("/");
    await page.goto("/no-such-page.html");
    await expect(page.locator("h1")).toHaveText("Page Not Found");
  });

  test("a route change goes to the hash target, else to the top; back restores the position", async ({ page }) => {
    await open(page, FROM);
    await page.evaluate(() => scrollTo(0, 900));
    await page.waitForTimeout(200);
    await linkTo(page, TO).click();
    await expect(page.locator("h1")).toHaveText("Official links");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("Quick start");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    const id = await page.locator("h2[id]").nth(2).getAttribute("id");
    await linkTo(page, TO).click();
    await expect(page.locator("h1")).toHaveText("Official links");
    await askFor(page, `${FROM}#${id}`);
    await expect(page.locator("h1")).toHaveText("Quick start");
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test("after a navigation the next Tab reaches the skip link, and the page is announced once", async ({ page }) => {
    await open(page, FROM);
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, "heard", heard);
      const announcer = document.getElementById("gatsby-announcer");
      if (announcer)
        new MutationObserver(() => heard.push(announcer.textContent ?? "")).observe(announcer, { childList: true, characterData: true, subtree: true });
    });
    await linkTo(page, TO).click();
    await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Official links");
    expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual(["Navigated to Official links"]);
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText("Skip to main content");
  });

  test("the preferred docs version is kept, and an unknown one forgotten", async ({ page }) => {
    await page.goto(FROM);
    const stored = () => page.evaluate(() => localStorage.getItem("docs-preferred-version-default"));
    expect(await stored()).toBe("current");
    await page.evaluate(() => localStorage.setItem("docs-preferred-version-default", "1.0"));
    await page.reload();
    expect(await stored()).toBeNull();
  });
});

test.describe("motion", () => {
  const duration = (page: Page) => page.evaluate(() => document.getAnimations().map((animation) => animation.effect?.getTiming().duration));
  const category = (page: Page) => page.locator("nav[aria-label='Docs sidebar'] details:not([open]) > summary:visible").first();

  test("a category opens for a time that depends on its height", async ({ page }) => {
    await page.goto(FROM);
    const summary = category(page);
    const height = await summary.evaluate((element) => {
      const details = element.parentElement as HTMLDetailsElement;
      details.open = true;
      const content = details.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
      details.open = false;
      return content;
    });
    await summary.locator("span").last().click();
    const rows = height / 36;
    expect(await duration(page)).toContain(Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10));
  });

  test("with reduced motion it opens at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(FROM);
    const details = category(page).locator("..");
    await details.evaluate((element) => element.setAttribute("data-probe", ""));
    await category(page).locator("span").last().click();
    await expect(page.locator("[data-probe]")).toHaveAttribute("open");
    expect((await duration(page)).every((milliseconds) => Number(milliseconds) <= 1)).toBe(true);
  });
});
