import { expect, test } from "@playwright/test";
import { openLive } from "../support/live";

const TIDES = "/arrivals/tides";

test("the tags of a page link to the pages that have them, and from there to one of those", async ({
  page,
}) => {
  await openLive(page, TIDES);
  const tags = page.getByRole("list", { name: "Tags" }).getByRole("link");
  await expect(tags).toHaveText(["Tide tables", "Harbour office"]);
  await tags.getByText("Harbour office").click();
  await expect(page).toHaveURL("/tags/harbour-office");
  await expect(page.locator("h1")).toHaveText("2 pages tagged with “Harbour office”");
  const cards = page.locator("main article").getByRole("link");
  await expect(cards.filter({ hasText: "Tide windows" })).toHaveAttribute("href", TIDES);
  await cards.filter({ hasText: "Boarding" }).click();
  await expect(page.locator("h1")).toHaveText("Boarding");
});

test("a category with a generated index links to a page that lists its contents", async ({
  page,
}) => {
  await openLive(page, "/arrivals/pilots/night/lights");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await crumbs.getByRole("link", { name: "At night" }).click();
  await expect(page).toHaveURL("/category/at-night"); // the address that Docusaurus would use
  await expect(page.locator("h1")).toHaveText("Pilots at night");
  await expect(page.locator("main article")).toContainText("What changes after sunset.");
  await page.locator("main article").getByRole("link", { name: "Two lights" }).click();
  await expect(page).toHaveURL("/arrivals/pilots/night/lights");
});

test("a page says when it was last updated, and by whom", { tag: "@slow" }, async ({ page }) => {
  await page.goto(TIDES);
  const footer = page.getByText("Last updated on 2026-05-02 by The harbour office");
  await expect(footer).toBeVisible();
  await expect(footer.locator("time")).toHaveAttribute("datetime", /^2026-05-02/);
});
