import { expect, type Page, test } from "@playwright/test";
import { NEXT, OTHER, START } from "../support/harbour";
import { openLive, settled } from "../support/live";
import { hold, linkTo, withConnection } from "../support/requests";

const title = (page: Page) => page.locator("h1");

/** Releases a delayed page and waits until the browser has received it. */
async function arrive(page: Page, path: string, release: () => void): Promise<void> {
  const arrived = page.waitForResponse(`**/page-data${path}/page-data.json*`);
  release();
  await (await arrived).finished();
  await settled(page);
}

test.describe("the newest choice wins", () => {
  // prefetching would make every page load fast
  test.beforeEach(async ({ page }) => withConnection(page, { saveData: true }));

  test("beats a slow page chosen earlier", async ({ page }) => {
    const { release } = await hold(page, `**/page-data${OTHER.path}/page-data.json*`);
    await openLive(page, START.path);
    await linkTo(page, OTHER.path).click();
    await linkTo(page, NEXT.path).click();
    await expect(title(page)).toHaveText(NEXT.title);
    await arrive(page, OTHER.path, release);
    await expect(title(page)).toHaveText(NEXT.title);
    expect(new URL(page.url()).pathname).toBe(NEXT.path);
  });

  test("counts when it is Back", { tag: "@slow" }, async ({ page }) => {
    const { release } = await hold(page, `**/page-data${OTHER.path}/page-data.json*`);
    await openLive(page, START.path);
    await linkTo(page, NEXT.path).click();
    await expect(title(page)).toHaveText(NEXT.title);
    await linkTo(page, OTHER.path).click();
    await page.goBack();
    await expect(title(page)).toHaveText(START.title);
    await arrive(page, OTHER.path, release);
    await expect(title(page)).toHaveText(START.title);
    expect(new URL(page.url()).pathname).toBe(START.path);
    await expect(page.getByRole("progressbar", { name: "Loading page" })).toHaveCount(0);
  });

  test("counts when it is a hash on the shown page", { tag: "@slow" }, async ({ page }) => {
    const { release } = await hold(page, `**/page-data${OTHER.path}/page-data.json*`);
    await openLive(page, START.path);
    await linkTo(page, OTHER.path).click();
    const id = await page.locator("h2[id]").nth(1).getAttribute("id");
    await page.evaluate((hash) => {
      location.hash = hash ?? "";
    }, id);
    await arrive(page, OTHER.path, release);
    await expect(title(page)).toHaveText(START.title);
    await expect(page).toHaveURL(`${START.path}#${id}`);
  });
});
