import { expect, test } from "@playwright/test";
import { testPage } from "../../searchIndex";
import { COMMON_WORD, START } from "../support/harbour";
import { settled } from "../support/live";
import { watch } from "../support/requests";
import {
  configureSearch,
  guides,
  openDialog,
  searchDialog,
  serveIndex,
} from "../support/searchDialog";
import { status } from "../support/searchPage";

test.describe("results", () => {
  test("at most 20 hits, 5 per group, and a link to all results", async ({ page }) => {
    await serveIndex(
      page,
      guides(30, (number) => ["Alpha", "Beta", "Gamma"][number % 3] ?? ""),
    );
    const { dialog, rows } = await openDialog(page);
    await page.keyboard.type("tide");
    await expect(rows).toHaveCount(15);
    await expect(dialog.getByRole("tree")).toHaveCount(1);
    await expect(dialog.getByRole("tree", { name: "Results" }).getByRole("treeitem")).toHaveCount(
      15,
    );
    const groups = await rows.locator(".DocSearch-Hit-path").allTextContents();
    expect(groups).toEqual(Array.from({ length: 5 }, () => ["Alpha", "Beta", "Gamma"]).flat());
    await expect(dialog.getByRole("link", { name: "See all 30 results" })).toHaveAttribute(
      "href",
      "/search?q=tide",
    );
    await dialog.getByRole("link", { name: "See all 30 results" }).click();
    await expect(page).toHaveURL("/search?q=tide");
    await expect(dialog).toHaveCount(0);
    await expect(status(page)).toContainText(/^30 documents found/);
  });

  test("a row is a page at its best section; rows are in the order of the answer, whatever their groups", {
    tag: "@slow",
  }, async ({ page }) => {
    const tide = (path: string, group: string, ...blocks: readonly string[]) => ({
      ...testPage(path, `Page ${path}`, ...blocks),
      group,
    });
    await serveIndex(page, [
      tide("/a", "Alpha", "Once: tide.", "## Tide"),
      tide("/b", "Beta", "## The tide"),
      tide("/c", "Alpha", "## The high tide"),
    ]);
    const { rows } = await openDialog(page);
    await page.keyboard.type("tide");
    await expect(rows).toHaveCount(3);
    const links = await rows
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(["/a#tide", "/b#the-tide", "/c#the-high-tide"]);
  });

  test("a match above a row's heading is marked", { tag: "@slow" }, async ({ page }) => {
    await serveIndex(page, [
      testPage("/tide", "Tides", "Words.", "## Harbour", "Ships come and go."),
    ]);
    const { rows } = await openDialog(page);
    await page.keyboard.type("tides harbour");
    await expect(rows.first().locator(".DocSearch-Hit-path")).toHaveText("Guides › Tides");
    await expect(rows.first().locator(".DocSearch-Hit-path mark")).toHaveText("Tides");
  });

  test("the maximum per group is the configured one", { tag: "@slow" }, async ({ page }) => {
    await serveIndex(page, guides(30));
    await configureSearch(page, { maxResultsPerGroup: 9 });
    const { rows } = await openDialog(page);
    await page.keyboard.type("tide");
    await expect(rows).toHaveCount(9);
  });

  for (const [width, words] of [
    [769, 10],
    [768, 5],
  ] as const) {
    test(`snippets have ${words} words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await serveIndex(page, [
        testPage("/long", "Long", `${"word ".repeat(30)}needle ${"word ".repeat(30)}`),
      ]);
      const { rows } = await openDialog(page);
      await page.keyboard.type("needle");
      const text = (await rows.first().locator(".DocSearch-Hit-text").textContent()) ?? "";
      expect(text.replaceAll("…", "").trim().split(/\s+/)).toHaveLength(words);
    });
  }

  test("/docs/ is removed at the start of a path, but not elsewhere", async ({ page }) => {
    await serveIndex(page, [
      testPage(`/docs${START.path}`, "Tide one", "x"),
      testPage("/blog/docs/harbour", "Tide two", "x"),
    ]);
    const { rows } = await openDialog(page);
    await page.keyboard.type("tide");
    await expect(rows).toHaveCount(2);
    expect(
      await rows
        .locator("a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")).sort()),
    ).toEqual(["/blog/docs/harbour", START.path]);
  });

  test("arrows choose a row, and the field refers to it", async ({ page }) => {
    const { field, rows } = await openDialog(page);
    await page.keyboard.type(COMMON_WORD);
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await rows.nth(1).getAttribute("id")) ?? "none",
    );
    const lists = ((await field.getAttribute("aria-controls")) ?? "").split(" ");
    for (const id of lists) await expect(page.locator(`#${id}`)).toHaveCount(1);
  });

  test("a modified click opens a new tab and leaves the dialog open", { tag: "@slow" }, async ({
    page,
    context,
  }) => {
    const { rows, dialog } = await openDialog(page);
    await page.keyboard.type(COMMON_WORD);
    await expect(searchDialog(page).status).toContainText(`for “${COMMON_WORD}”`);
    const href = await rows.first().locator("a").getAttribute("href");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      rows
        .first()
        .locator("a")
        .click({ modifiers: ["Control"] }),
    ]);
    await expect(tab).toHaveURL(href ?? "none");
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(START.path);
    const [second] = await Promise.all([
      context.waitForEvent("page"),
      searchDialog(page).field.press("Control+Enter"),
    ]);
    await expect(second).toHaveURL(href ?? "none");
    await expect(dialog).toBeVisible();
  });

  test("a resting pointer where rows appear does not choose any of them", { tag: "@slow" }, async ({
    page,
  }) => {
    await serveIndex(page, guides(3));
    const { field, rows } = await openDialog(page);
    await field.fill("tide");
    await expect(rows).toHaveCount(3);
    const { x = 0, y = 0 } = (await rows.last().boundingBox()) ?? {};
    await field.fill("");
    await expect(rows).toHaveCount(0);
    await page.mouse.move(x + 40, y + 20);
    await field.fill("guide");
    await expect(rows).toHaveCount(3);
    await settled(page);
    await expect(rows.first()).toHaveAttribute("aria-selected", "true");
    await page.mouse.move(x + 50, y + 22);
    await expect(rows.last()).toHaveAttribute("aria-selected", "true");
  });

  test("no request leaves the origin", async ({ page }) => {
    const { foreign } = watch(page);
    const { rows } = await openDialog(page);
    await page.keyboard.type(COMMON_WORD);
    await expect(rows.first()).toBeVisible();
    expect(foreign).toEqual([]);
  });

  test("no results: the message, up to three suggestions to a fresh visitor, and the report link only where it is configured", async ({
    page,
  }) => {
    await serveIndex(page, guides(4));
    await configureSearch(page, {
      reportUrl: "https://example.com/report?q={query}",
      startLinks: ["Tide", "Guide", "Words", "Four"].map((label) => ({ label, to: "/" })),
    });
    const { dialog, field, rows } = await openDialog(page);
    await field.fill("zzzqq xx");
    await expect(dialog).toContainText('No results for "zzzqq xx"');
    await expect(dialog).toContainText("Try searching for:");
    await expect(dialog.locator(".DocSearch-Prefill")).toHaveCount(3);
    await expect(dialog).toContainText("Believe this query should return results? Let us know.");
    await expect(dialog.getByRole("link", { name: "Let us know." })).toHaveAttribute(
      "href",
      "https://example.com/report?q=zzzqq%20xx",
    );
    await dialog.locator(".DocSearch-Prefill").first().click();
    await expect(rows.first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  test("no results where nothing is configured: a group of earlier results is suggested", {
    tag: "@slow",
  }, async ({ page }) => {
    await serveIndex(page, guides(4));
    await configureSearch(page, { startLinks: [] });
    const { dialog, field, rows } = await openDialog(page);
    await field.fill("tide");
    await expect(rows).toHaveCount(4);
    await field.fill("zzzqqxx");
    await expect(dialog.locator(".DocSearch-Prefill")).toHaveText(["Guides"]);
  });

  test("no results without a report link do not mention one", { tag: "@slow" }, async ({
    page,
  }) => {
    const { dialog } = await openDialog(page);
    await page.keyboard.type("zzzqqxx");
    await expect(dialog).toContainText('No results for "zzzqqxx"');
    await expect(dialog).not.toContainText("Believe");
  });
});
