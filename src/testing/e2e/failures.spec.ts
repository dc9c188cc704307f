import { expect, test } from "@playwright/test";
import { live } from "./live";

test("a crash in one component leaves the rest of the page readable", async ({ page }) => {
  await page.route("**/page-data/vision-and-mission/page-data.json", async (handler) => {
    const response = await handler.fetch();
    const data = JSON.parse(await response.text());
    const bars = data.result.data.doc.tree.find((node: { type?: string }) => node.type === "Bars");
    bars.props.rows = null;
    await handler.fulfill({ response, json: data });
  });
  await page.goto("/quick-start");
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Vision and mission" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "This part of the page (Bars) failed" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vision and mission");
});

test("a calculator whose code cannot be loaded says so and offers Retry; the page stays", async ({ page }) => {
  const pattern = "**/calc-*.js";
  await page.route(pattern, (route) => route.abort());
  await page.goto("/component-gallery");
  await live(page);
  const notice = page.getByRole("alert").filter({ hasText: "This part of the page (Calculator) failed" }).first();
  await expect(notice).toBeVisible();
  await expect(page.locator("h1")).toBeVisible();
  await page.unroute(pattern);
  await notice.getByRole("button", { name: "Retry" }).click();
  await live(page);
  await expect(page.getByRole("alert").filter({ hasText: "failed" })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Inputs" }).first()).toBeVisible();
});

test("a page that fails to render shows the crash page in the frame, and Try again resets it", async ({ page }) => {
  await page.route("**/page-data/vision-and-mission/page-data.json", async (handler) => {
    const response = await handler.fetch();
    const data = JSON.parse(await response.text());
    data.result.data.doc.breadcrumbs = null;
    await handler.fulfill({ response, json: data });
  });
  await page.goto("/quick-start");
  await page.getByRole("navigation", { name: "Docs sidebar" }).getByRole("link", { name: "Vision and mission" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
  await expect(page).toHaveTitle("Page Error");
  await expect(page.getByRole("navigation", { name: "Docs sidebar" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
});

test("a change of the query alone does not scroll", async ({ page }) => {
  await page.goto("/quick-start");
  await live(page);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.evaluate(() => (window as unknown as { ___navigate: (to: string) => void }).___navigate("/quick-start?x=1"));
  await expect(page).toHaveURL("/quick-start?x=1");
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});
