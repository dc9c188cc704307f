import { expect, test } from "@playwright/test";
import { OTHER, START } from "../support/harbour";
import { live, openLive, settled } from "../support/live";
import { hold, linkTo, navigate } from "../support/requests";

test.describe("routing", () => {
  test("/x/index.html and /x.html show /x, with query and hash", async ({ page }) => {
    for (const path of [`${START.path}/index.html`, `${START.path}.html`]) {
      await page.goto(`${path}?a=1#what-you-need`);
      await expect(page.locator("h1")).toHaveText(START.title);
      await expect(page).toHaveURL(`${START.path}?a=1#what-you-need`);
    }
    await page.goto("/index.html");
    await expect(page).toHaveURL("/");
    await page.goto("/no-such-page.html");
    await expect(page.locator("h1")).toHaveText("Page Not Found");
  });

  test("a route change goes to the hash target, otherwise to the top; Back restores the position", async ({
    page,
  }) => {
    await openLive(page, START.path);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain("900");
    await linkTo(page, OTHER.path).click();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(START.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    const id = await page.locator("h2[id]").nth(2).getAttribute("id");
    await linkTo(page, OTHER.path).click();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await navigate(page, `${START.path}#${id}`);
    await expect(page.locator("h1")).toHaveText(START.title);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  test("Back restores the position even if the page was scrolled before the framework had loaded", async ({
    page,
  }) => {
    const { release } = await hold(page, "**/app-*.js");
    await page.goto(START.path);
    await page.evaluate(() => scrollTo(0, 900));
    await settled(page);
    release();
    await live(page);
    await linkTo(page, OTHER.path).click();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(START.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  });

  test("Back from a jump within the page returns to where the reader was, even if React loaded after it", {
    tag: "@slow",
  }, async ({ page }) => {
    const { release } = await hold(page, "**/app-*.js");
    await page.goto(START.path);
    await page.evaluate(() => scrollTo(0, 300));
    await settled(page);
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
    release();
    await live(page);
    await page.goBack();
    await expect(page).toHaveURL(START.path);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  });

  test("Back and Forward show their pages after a reload, before the framework has loaded", {
    tag: "@slow",
  }, async ({ page }) => {
    await openLive(page, START.path);
    await navigate(page, OTHER.path);
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await page.reload();
    await expect(page.locator("template[data-late]")).toHaveCount(1);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(START.title);
    await expect(page.locator("template[data-late]")).toHaveCount(1);
    await page.goForward();
    await expect(page.locator("h1")).toHaveText(OTHER.title);
    await live(page);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(START.title);
  });

  test("after a navigation the next Tab reaches the skip link, and the page is announced once", async ({
    page,
  }) => {
    await openLive(page, START.path);
    await page.evaluate(() => {
      const heard: string[] = [];
      Reflect.set(window, "heard", heard);
      const announcer = document.getElementById("gatsby-announcer");
      if (announcer)
        new MutationObserver(() => heard.push(announcer.textContent ?? "")).observe(announcer, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    await linkTo(page, OTHER.path).click();
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${OTHER.title}`);
    expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual([
      `Navigated to ${OTHER.title}`,
    ]);
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText("Skip to main content");
  });

  test("the preferred docs version is kept, and an unknown one removed", async ({ page }) => {
    await page.goto(START.path);
    const stored = () =>
      page.evaluate(() => localStorage.getItem("docs-preferred-version-default"));
    expect(await stored()).toBe("current");
    await page.evaluate(() => localStorage.setItem("docs-preferred-version-default", "1.0"));
    await page.reload();
    expect(await stored()).toBeNull();
  });
});

test("a change of the query alone does not scroll", { tag: "@slow" }, async ({ page }) => {
  await page.goto(START.path);
  await live(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await navigate(page, `${START.path}?x=1`);
  await expect(page).toHaveURL(`${START.path}?x=1`);
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
