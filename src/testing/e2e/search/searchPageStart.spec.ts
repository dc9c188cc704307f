import { expect, test } from "@playwright/test";
import { COMMON_WORD } from "../support/harbour";
import { live } from "../support/live";

const LABELS = ["Book a berth", "Addresses of the quays"];

test("the results page suggests where to start until something is found", { tag: "@slow" }, async ({
  page,
}) => {
  await page.goto("/search?q=zzqqxv");
  await live(page);
  await expect(page.getByText("No results were found.")).toBeVisible();
  const start = page.getByRole("navigation", { name: "Start here" });
  await expect(start.getByRole("link")).toHaveText(LABELS);
  await page.locator("main").getByRole("searchbox").fill(COMMON_WORD);
  await expect(page.locator("main ol li").first()).toBeVisible();
  await expect(start).toHaveCount(0);
});
