import { expect, type Page, test } from "@playwright/test";
import { GALLERY, OTHER, SITE, START } from "../support/harbour";
import { live, openLive, settled } from "../support/live";
import { navigate, watch } from "../support/requests";

const STRAY = ["#50%", "#%", "#a%b", "#%E0%A4%A"];
const ODD_PATHS = [
  ...["/nope%2Fx", "/a%3Fb", "/%23", "/%5Cevil.example/x", "/nope/%40b", "/:uri", "/100%25"],
  ...["/first-berth%20", "/first-berth%0A", "/a%0A%3Cb%3E", "/%E0%A4%A"],
];

test.describe("an address that cannot be decoded", () => {
  test("its hash works like any other: on load, by link and typed", { tag: "@slow" }, async ({
    page,
  }) => {
    const { errors } = watch(page);
    for (const hash of STRAY) {
      await openLive(page, START.path + hash);
      await expect(page.locator("h1"), hash).toHaveText(START.title);
      await navigate(page, OTHER.path + hash);
      await expect(page.locator("h1"), hash).toHaveText(OTHER.title);
      await page.evaluate((typed) => {
        location.hash = "";
        location.hash = typed;
      }, hash);
      await settled(page);
      await expect(page.locator("h1"), hash).toHaveText(OTHER.title);
      expect(errors, hash).toEqual([]);
    }
  });

  test("its path is Page Not Found, and the page is interactive", async ({ page }) => {
    const { errors, foreign } = watch(page);
    for (const path of ODD_PATHS) {
      await openLive(page, path);
      await expect(page.locator("h1"), path).toHaveText("Page Not Found");
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox"), path).toBeFocused();
      expect([errors, foreign], path).toEqual([[], []]);
    }
  });

  test("no path leads to another site", { tag: "@slow" }, async ({ page }) => {
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

test("a trailing slash is removed, even for a reader who only reads; query and hash stay", async ({
  page,
}) => {
  for (const [opened, shown] of [
    [`${START.path}/`, START.path],
    [`${START.path}/?a=1#what-you-need`, `${START.path}?a=1#what-you-need`],
    ["/search/?q=tide", "/search?q=tide"],
  ] as const) {
    await page.goto(opened);
    await expect(page).toHaveURL(shown);
    if (opened === `${START.path}/`)
      await expect(page.locator("template[data-late]")).toHaveCount(1); // which the framework removes
    await live(page);
    await expect(page).toHaveURL(shown);
    await expect(page.locator("h1")).not.toHaveText("Page Not Found");
  }
});

test("an unknown address on the site shows Page Not Found and stays, even a known one in capitals", async ({
  page,
}) => {
  const capitals = START.path.toUpperCase();
  expect((await page.request.get(capitals)).status()).toBe(404);
  for (const address of ["/no/such/page?x=1#y", capitals]) {
    await openLive(page, START.path);
    await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
    await navigate(page, address);
    await expect(page.locator("h1")).toHaveText("Page Not Found");
    await expect(page).toHaveTitle(`Page Not Found | ${SITE.name}`);
    await expect(page).toHaveURL(address);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  }
});

test.describe("a hash that the page does not have", () => {
  const heading = (page: Page) => page.locator("main h1");

  test("leads to the top, from outside and inside", async ({ page }) => {
    await page.goto(`${START.path}#renamed`);
    await expect(heading(page)).toHaveText(START.title);
    await live(page);
    await page.evaluate(() => scrollTo(0, 900));
    await navigate(page, `${OTHER.path}#renamed`);
    await expect(heading(page)).toHaveText(OTHER.title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("a heading that is folded away", () => {
  const FOLDED = ["heading-in-details", "heading-in-a-tab"] as const;
  const expectAt = async (page: Page, id: string) => {
    const target = page.locator(`#${id}`);
    await expect(target).toBeVisible();
    const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(60); // below the navbar
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  };

  for (const id of FOLDED) {
    const path = `${GALLERY}?network=mainnet#${id}`;
    const expectThere = (page: Page) => expectAt(page, id);

    test(`${id} is opened and scrolled to, on load, by link, by hash and on Back`, async ({
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

  test("a link to it opens it again after the reader has closed it", { tag: "@slow" }, async ({
    page,
  }) => {
    await openLive(page, `${GALLERY}#heading-in-details`);
    await page.getByRole("tab", { name: "Mainnet" }).click();
    await page.evaluate((ids) => {
      for (const id of ids) {
        const link = document.createElement("a");
        link.href = `#${id}`;
        link.textContent = `Down to ${id}`;
        document.querySelector("main h1")?.after(link);
      }
      for (const details of document.querySelectorAll("details")) details.open = false;
    }, FOLDED);
    for (const id of FOLDED) {
      await expect(page.locator(`#${id}`)).toBeHidden();
      await page.getByRole("link", { name: `Down to ${id}` }).click();
      await expectAt(page, id);
    }
  });
});
