import { expect, type Locator, type Page, test } from "@playwright/test";
import { GALLERY, NEXT, OTHER, SITE, START } from "../support/harbour";
import { openLive } from "../support/live";

const LONG = "Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung";
const write = (place: Locator, text: string) =>
  place.evaluate((element, words) => {
    element.textContent = words;
  }, text);
const isWiderThanItsBox = (box: Locator) =>
  box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
const right = (place: Locator) =>
  place.evaluate((element) => element.getBoundingClientRect().right);

async function addNavbarLinks(page: Page, count: number): Promise<void> {
  await page
    .locator("[data-navbar] ul")
    .first()
    .evaluate((list, wanted) => {
      for (let number = 1; number <= wanted; number++) {
        const item = list.lastElementChild?.cloneNode(true) as HTMLElement;
        const link = item.querySelector("a");
        if (link) link.textContent = `More to read ${number}`;
        list.append(item);
      }
    }, count);
}

for (const width of [1000, 390])
  test(`a long word breaks in the sidebar, ${width} px wide, both as a page and as a category`, {
    tag: "@slow",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(NEXT.path);
    if (width === 390) await page.getByRole("button", { name: "Toggle navigation bar" }).click();
    const sidebar = page.locator("[data-menu-secondary]");
    await expect(sidebar).toBeVisible();
    await write(sidebar.getByRole("link", { name: OTHER.title }), LONG);
    await write(sidebar.locator("summary span:visible").first(), LONG);
    expect(await isWiderThanItsBox(sidebar)).toBe(false);
  });

test("more links than fit into the navbar scroll inside it; the name and the search stay, and no line wraps", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(START.path);
  const bar = page.locator("[data-navbar]");
  const brand = bar.locator("a", { hasText: SITE.name });
  const before = await brand.boundingBox();
  await addNavbarLinks(page, 12);
  expect(await isWiderThanItsBox(page.locator("html"))).toBe(false);
  expect(await brand.boundingBox()).toEqual(before);
  expect(await right(bar.getByRole("button", { name: /^Search/ }))).toBeLessThanOrEqual(1000);
  const last = bar.getByRole("link", { name: "More to read 12" });
  const first = bar.getByRole("link", { name: "Docs", exact: true });
  expect((await last.boundingBox())?.height).toBe((await first.boundingBox())?.height);
  // not by focus, which would start the framework: it knows two links
  await last.evaluate((link) => link.scrollIntoView({ inline: "nearest" }));
  expect(await right(last)).toBeLessThan(await right(bar));
  expect(await right(last)).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0));
});

test("a long product name leaves room for the links, and stays inside the panel on a phone", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openLive(page, START.path); // which would put the written names back
  const name = page.locator("[data-navbar] b");
  await write(name, LONG.repeat(2));
  const docs = page.locator("[data-navbar]").getByRole("link", { name: "Docs", exact: true });
  expect((await docs.boundingBox())?.x).toBeLessThan(420);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  const panel = page.getByRole("navigation", { name: "Menu", exact: true });
  await write(panel.locator("b"), LONG);
  expect(await right(panel.locator("b"))).toBeLessThan(0.83 * 390);
  await expect(panel.getByRole("button", { name: "Close navigation bar" })).toBeInViewport();
});

test("on a phone a long name in the breadcrumbs breaks rather than being cut off", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(NEXT.path);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  const up = crumbs.locator("li > :first-child").filter({ visible: true });
  await write(up, "A section with the name of a whole sentence");
  const line = (await up.boundingBox())?.height ?? 0;
  await write(up, `A section with the name of a whole sentence and of ${LONG}`);
  expect((await up.boundingBox())?.height).toBeGreaterThan(line);
  expect(await isWiderThanItsBox(up)).toBe(false);
  expect(await isWiderThanItsBox(crumbs)).toBe(false);
});

/** As wide, in letters, as a 320 px phone with 32 px text. */
for (const path of [GALLERY, NEXT.path, "/blog/spring-tide"])
  test(`with large text on a phone ${path} does not scroll sideways`, { tag: "@slow" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 160, height: 600 });
    await page.goto(path);
    await write(page.locator("main :is(h1, [rel=next])").last(), LONG);
    expect(await isWiderThanItsBox(page.locator("html"))).toBe(false);
  });
