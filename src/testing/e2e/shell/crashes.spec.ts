import { expect, type Page, test } from "@playwright/test";
import { NEXT, OTHER, SITE, START } from "../support/harbour";
import { live, openLive } from "../support/live";
import { navigate } from "../support/requests";

test("a crash in one component leaves the rest of the page readable", { tag: "@slow" }, async ({
  page,
}) => {
  await page.route(`**/page-data${NEXT.path}/page-data.json`, async (handler) => {
    const response = await handler.fetch();
    const data = JSON.parse(await response.text());
    data.result.data.doc.tree.push({ type: "CodeBlock", props: { lines: null }, children: [] });
    await handler.fulfill({ response, json: data });
  });
  await openLive(page, START.path);
  await page
    .getByRole("navigation", { name: "Docs sidebar" })
    .getByRole("link", { name: NEXT.title })
    .click();
  await expect(
    page.getByRole("alert").filter({ hasText: "This part of the page (CodeBlock) failed" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NEXT.title);
});

/** Gives one page's data the wrong shape. @returns the function that undoes it */
async function breakPage(page: Page): Promise<() => Promise<void>> {
  const data = `**/page-data${NEXT.path}/page-data.json`;
  await page.route(data, async (handler) => {
    const response = await handler.fetch();
    const json = JSON.parse(await response.text());
    json.result.data.doc.breadcrumbs = null;
    await handler.fulfill({ response, json });
  });
  return () => page.unroute(data);
}

const sidebarLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name });
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a page that fails to render shows the crash page in the frame, and Try again shows the page once it works", async ({
  page,
}) => {
  const repair = await breakPage(page);
  await openLive(page, START.path);
  await sidebarLink(page, NEXT.title).click();
  await expect(title(page)).toHaveText("This page crashed.");
  await expect(page).toHaveTitle("Page Error");
  await expect(page.locator("main pre")).not.toBeEmpty();
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await tryAgain(page).click();
  await reloaded; // the loaded data is at fault
  await live(page);
  await expect(title(page)).toHaveText("This page crashed.");
  await repair();
  await tryAgain(page).click();
  await expect(title(page)).toHaveText(NEXT.title);
  await expect(page).toHaveTitle(`${NEXT.title} | ${SITE.name}`);
});

test("another page is shown after one that crashed", { tag: "@slow" }, async ({ page }) => {
  await breakPage(page);
  await openLive(page, START.path);
  await sidebarLink(page, NEXT.title).click();
  await expect(title(page)).toHaveText("This page crashed.");
  await sidebarLink(page, OTHER.title).click();
  await expect(title(page)).toHaveText(OTHER.title);
});

for (const part of ["navbar", "footer"] as const) {
  test(`the crash page replaces a ${part} that fails as well`, { tag: "@slow" }, async ({
    page,
  }) => {
    const queries = "**/page-data/sq/d/*.json";
    await page.route(queries, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      if (json.data?.siteConfig) json.data.siteConfig[part] = {};
      await route.fulfill({ response, json });
    });
    await openLive(page, START.path);
    await expect(title(page)).toHaveText("This page crashed.");
    await expect(page).toHaveTitle("Page Error");
    await page.unroute(queries);
    await tryAgain(page).click();
    await expect(title(page)).toHaveText(START.title);
    await expect(page.locator("footer")).toBeVisible();
  });
}

test("an error outside every boundary keeps what was shown, says so, and links still work", {
  tag: "@slow",
}, async ({ page }) => {
  await openLive(page, START.path);
  await page.evaluate(() => {
    Reflect.get(window, "___loader").loadPageSync = () => {
      throw new Error("The router broke.");
    };
  });
  await navigate(page, NEXT.path);
  await expect(page.getByRole("alert")).toContainText("some controls will not work");
  await expect(title(page)).toHaveText(START.title);
  await sidebarLink(page, OTHER.title).click();
  await expect(title(page)).toHaveText(OTHER.title);
  await live(page);
});
