import { expect, type Page, test } from "@playwright/test";
import { GALLERY, OTHER, START } from "../support/harbour";
import { live, openLive, settled } from "../support/live";
import { navigate, watch } from "../support/requests";

const STRAY = ["#50%", "#%", "#a%b", "#%E0%A4%A"];

test.describe("an address that cannot be decoded", () => {
  for (const hash of STRAY) {
    test(`${hash} is a hash like any other: cold, by link and typed`, async ({ page }) => {
      const { errors } = watch(page);
      await openLive(page, START.path + hash);
      await expect(page.locator("h1")).toHaveText(START.title);
      await navigate(page, OTHER.path + hash);
      await expect(page.locator("h1")).toHaveText(OTHER.title);
      await page.evaluate((typed) => {
        location.hash = "";
        location.hash = typed;
      }, hash);
      await settled(page);
      await expect(page.locator("h1")).toHaveText(OTHER.title);
      expect(errors).toEqual([]);
    });
  }

  for (const path of [
    "/nope%2Fx",
    "/a%3Fb",
    "/%23",
    "/%5Cevil.example/x",
    "/nope/%40b",
    "/:uri",
    "/100%25",
    "/first-berth%20",
    "/first-berth%0A",
    "/a%0A%3Cb%3E",
    "/%E0%A4%A",
  ]) {
    test(`${path} is Page Not Found, and the page answers`, async ({ page }) => {
      const { errors, foreign } = watch(page);
      await openLive(page, path);
      await expect(page.locator("h1")).toHaveText("Page Not Found");
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox")).toBeFocused();
      expect([errors, foreign]).toEqual([[], []]);
    });
  }

  test("no path leads to another site", async ({ page }) => {
    for (const path of [
      "//evil.example/x.html",
      "//evil.example/index.html?a=1#b",
      "//evil.example",
    ]) {
      const { foreign } = watch(page);
      await page.goto("/");
      const origin = new URL(page.url()).origin;
      await page.goto(origin + path);
      await live(page);
      await expect(page.locator("h1")).toHaveText("Page Not Found");
      expect(page.url()).toContain(`${origin}/evil.example`);
      expect(foreign).toEqual([]);
    }
  });
});

test.describe("a hash that the page does not have", () => {
  const heading = (page: Page) => page.locator("main h1");

  test("leads to the top with the focus on the heading, from outside and inside", async ({
    page,
  }) => {
    await page.goto(`${START.path}#renamed`);
    await expect(heading(page)).toBeFocused();
    await live(page);
    await page.evaluate(() => scrollTo(0, 900));
    await navigate(page, `${OTHER.path}#renamed`);
    await expect(heading(page)).toHaveText(OTHER.title);
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    await navigate(page, `${OTHER.path}#removed`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("is where it was left on the way back", async ({ page }) => {
    await openLive(page, OTHER.path);
    await navigate(page, `${START.path}#renamed`);
    await expect(heading(page)).toHaveText(START.title);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain("900");
    await navigate(page, OTHER.path);
    await expect(heading(page)).toHaveText(OTHER.title);
    await page.goBack();
    await expect(heading(page)).toHaveText(START.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });
});

test.describe("a heading that is folded away", () => {
  for (const id of ["heading-in-details", "heading-in-a-tab"]) {
    const path = `${GALLERY}?network=mainnet#${id}`;
    const expectThere = async (page: Page) => {
      const target = page.locator(`#${id}`);
      await expect(target).toBeVisible();
      await expect
        .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBeLessThan(200);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    };

    test(`${id} is opened and scrolled to, cold, by link, by hash and on the way back`, async ({
      page,
    }) => {
      await page.goto(path);
      await live(page);
      await expectThere(page);
      await openLive(page, START.path);
      await navigate(page, path);
      await expectThere(page);
      await navigate(page, OTHER.path);
      await expect(page.locator("h1")).toHaveText(OTHER.title);
      await page.goBack();
      await expect(page.locator("h1")).toHaveText("Gallery");
      await expectThere(page);
      await openLive(page, `${GALLERY}?network=mainnet`);
      await expect(page.locator(`#${id}`)).toBeHidden();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expectThere(page);
    });
  }

  test("a link to it opens it again after the reader has closed it", async ({ page }) => {
    await openLive(page, `${GALLERY}#heading-in-details`);
    const target = page.locator("#heading-in-details");
    await target.evaluate((element) => {
      const link = document.createElement("a");
      link.href = "#heading-in-details";
      link.textContent = "Down to the details";
      document.querySelector("main h1")?.after(link);
      for (const details of document.querySelectorAll("details")) details.open = false;
      element.closest("details")?.removeAttribute("open");
    });
    await expect(target).toBeHidden();
    await page.getByRole("link", { name: "Down to the details" }).click();
    await expect(target).toBeVisible();
    await expect(target).toBeInViewport();
  });
});
