import { expect, test } from "@playwright/test";
import { NEWEST } from "../support/blog";
import { pastedText } from "../support/clipboard";
import { FAQ, GALLERY, SITE, START } from "../support/harbour";
import { live } from "../support/live";

test("without JavaScript a page is readable and navigates, and categories and the side panel open", async ({
  browser,
}) => {
  const page = await (
    await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  ).newPage();
  await page.goto(START.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(START.title);
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
  await page.getByText(FAQ.category, { exact: true }).click();
  await page.getByRole("link", { name: FAQ.label }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAQ.label);
});

test("an unknown address shows Page Not Found with its messages", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`Page Not Found | ${SITE.name}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByText("We could not find what you were looking for.")).toBeVisible();
  await expect(
    page.getByText(
      "Please contact the owner of the site that linked you to the original URL and let them know their link is broken.",
    ),
  ).toBeVisible();
});

test("an unknown address suggests pages about its words", { tag: "@slow" }, async ({ page }) => {
  await page.goto(`/old/${START.path.split("/").at(-1)}.html`);
  await live(page);
  const near = page.locator("main").getByRole("status");
  await expect(near.getByRole("link", { name: START.title })).toHaveAttribute("href", START.path);
  await near.getByRole("link", { name: START.title }).click();
  await expect(page.locator("h1")).toHaveText(START.title);
});

test("the tagline is on the start page, and is the description of a page that has none", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("main").getByText(SITE.tagline, { exact: true })).toBeVisible();
  await page.goto("/no/such/page");
  for (const name of ['[name="description"]', '[property="og:description"]'])
    await expect(page.locator(`head meta${name}`)).toHaveAttribute("content", SITE.tagline);
});

test("without JavaScript there are no dead controls", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const path of [START.path, GALLERY, FAQ.path, "/search", "/blog"]) {
    const page = await context.newPage();
    await page.goto(path);
    const controls = page.locator(
      "button:visible, [role=tab]:visible, input:visible:not([name=q],[type=checkbox],[inputmode=url]), select:visible",
    );
    expect(await controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
    await page.close();
  }
});

test("every kind of page has the footer", async ({ page }) => {
  for (const path of [
    "/",
    START.path,
    "/blog",
    NEWEST.path,
    "/blog/archive",
    "/search",
    "/about",
    "/nowhere",
  ]) {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Glossary" }), path).toBeVisible();
    await expect(footer, path).toContainText("An invented harbour.");
  }
});

test("copied text contains what a reader sees, and no more", { tag: "@slow" }, async ({ page }) => {
  await page.goto(GALLERY);
  await page.evaluate(() => {
    const prose = document.querySelector(".prose");
    if (prose) getSelection()?.selectAllChildren(prose);
  });
  await page.keyboard.press("ControlOrMeta+c");
  const copied = await pastedText(page);
  expect(copied).toContain("A card that leads away.");
  expect(copied).toMatch(/^Details$/m);
  expect(copied).not.toContain("opens in new tab");
  expect(copied).not.toContain("Direct link to");
});

test("printing shows the content without navigation, with closed details open", async ({
  page,
}) => {
  await page.goto(GALLERY);
  await expect(page.locator("#heading-in-details")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-navbar]")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("#heading-in-details")).toBeVisible();
});

test("printing in the dark mode is black on white, with every tab and without bars and footer", {
  tag: "@slow",
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(GALLERY);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const away = page.locator(
    "footer, [data-announcement], [data-navbar], [data-print=hide], main button, [role=tablist]",
  );
  expect(await away.filter({ visible: true }).count()).toBeGreaterThan(10);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  const left = await away
    .filter({ visible: true })
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)));
  expect(left).toEqual([]);
  const panels = await page.locator("main [role=tabpanel]").all();
  expect(panels.length).toBeGreaterThan(2);
  for (const panel of panels) await expect(panel).toBeVisible();
  expect(
    await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    }),
  ).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.emulateMedia({ colorScheme: "dark", media: "screen" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("print does not cut off columns of a wide table", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(GALLERY);
  const cutOff = () =>
    page
      .locator("main .scroll-x:has(> table)")
      .evaluateAll((boxes) =>
        boxes.filter(
          (box) =>
            box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== "visible",
        ),
      );
  expect((await cutOff()).length).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await cutOff()).toEqual([]);
});

test("without JavaScript a checklist does not promise to keep its ticks", { tag: "@slow" }, async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(GALLERY);
  const list = page.getByRole("group", { name: "Checklist" });
  await list.getByRole("checkbox").first().check();
  await expect(list.getByText("Ticks stay on this device.")).toBeHidden();
});
