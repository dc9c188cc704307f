import { expect, type Page, test } from "@playwright/test";
import { NEWEST } from "../support/blog";
import { LAST, SITE, START, UNLISTED } from "../support/harbour";
import { meta } from "../support/head";
import { openLive } from "../support/live";
import { navigate, watch } from "../support/requests";

const canonicals = (page: Page) =>
  page
    .locator('head link[rel="canonical"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));

test("following Next from the first page to the last, each has its title and address, opens at its top, and nothing fails", {
  tag: "@slow",
}, async ({ page }) => {
  const { errors } = watch(page);
  await openLive(page, "/");
  const seen: string[] = [];
  const next = page.locator("main a[rel=next]");
  while ((await next.count()) > 0) {
    const path = (await next.getAttribute("href")) ?? "";
    expect(seen).not.toContain(path);
    seen.push(path);
    await expect(page.locator("main .spinner")).toHaveCount(0); // a part that arrives late moves the link
    await next.click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => canonicals(page)).toEqual([SITE.url + encodeURI(path)]);
    const title = await page.locator("main h1").textContent();
    await expect(page).toHaveTitle(`${title} | ${SITE.name}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.at(-1)).toBe(LAST.path);
  expect(errors).toEqual([]);
});

test("nothing from the head of an unlisted page, the search or a post stays on the page after it", async ({
  page,
}) => {
  const head = async () => ({
    robots: await page.locator('head meta[name="robots"]').count(),
    canonicals: await canonicals(page),
    type: await meta(page, "og:type"),
    article: await page.locator('head meta[property^="article:"]').count(),
  });
  await openLive(page, START.path);
  const own = await head();
  expect(own).toEqual({
    robots: 0,
    canonicals: [SITE.url + START.path],
    type: ["website"],
    article: 0,
  });
  for (const [path, special] of [
    [UNLISTED, { robots: 1 }],
    ["/search?q=tide", { robots: 1 }],
    [NEWEST.path, { type: ["article"] }],
  ] as const) {
    await navigate(page, path);
    await expect.poll(head).toMatchObject(special);
    await navigate(page, START.path);
    await expect(page.locator("h1")).toHaveText(START.title);
    await expect.poll(head).toEqual(own);
  }
});
