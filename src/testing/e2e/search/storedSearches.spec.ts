import { expect, type Page, test } from "@playwright/test";
import { testPage } from "../../searchIndex";
import { OTHER, START } from "../support/harbour";
import { watch } from "../support/requests";
import {
  openDialog,
  searchDialog,
  serveIndex,
  storedTitles,
  storeSearches,
} from "../support/searchDialog";

test.describe("stored searches", () => {
  const hits = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => ({
      objectID: `${name}${n}`,
      url: `/${name}-${n}`,
      title: `${name} ${n}`,
    }));

  test("7 recent searches, 4 beside favourites, 10 favourites", async ({ page }) => {
    await storeSearches(page, "RECENT", hits(12, "recent"));
    const { dialog } = await openDialog(page);
    await expect(dialog.getByRole("tree", { name: "Recent" }).getByRole("treeitem")).toHaveCount(7);
    await storeSearches(page, "FAVORITE", hits(12, "favourite"));
    await page.reload();
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("tree", { name: "Recent" }).getByRole("treeitem")).toHaveCount(4);
    await expect(dialog.getByRole("tree", { name: "Favorite" }).getByRole("treeitem")).toHaveCount(
      10,
    );
  });

  test("a chosen section is stored under the index's name, even if it was found by its text", async ({
    page,
  }) => {
    await serveIndex(page, [testPage(START.path, "Start", "## Deep part", "Only here: needle.")]);
    const { rows } = await openDialog(page);
    await page.keyboard.type("needle");
    await rows.first().locator("a").click();
    await expect(page).toHaveURL(`${START.path}#deep-part`);
    expect(await storedTitles(page, "RECENT")).toEqual(["Deep part"]);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => /search/i.test(key))).toEqual(["test.recent-searches"]);
  });

  test("are stored without highlighting", { tag: "@slow" }, async ({ page }) => {
    await serveIndex(page, [testPage(START.path, "Start", "## Deep part", "Only here: needle.")]);
    const { rows, dialog } = await openDialog(page);
    await page.keyboard.type("needle");
    await expect(rows.first().locator("mark")).toHaveText("needle");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    const stored = await page.evaluate(() => localStorage.getItem("test.recent-searches") ?? "");
    const url = `${START.path}#deep-part`;
    expect(JSON.parse(stored)).toMatchObject([
      { objectID: expect.any(String), url, type: "lvl2", content: "Only here: needle." },
    ]);
    expect(stored).toContain('"lvl2":"Deep part"');
    expect(stored).not.toMatch(/_highlightResult|_snippetResult|<mark>/);
  });

  test("a favourite that is opened does not become a recent search as well", {
    tag: "@slow",
  }, async ({ page }) => {
    const favourite = { objectID: "1", url: START.path, title: "Kept" };
    await storeSearches(page, "FAVORITE", [favourite]);
    const { rows, dialog } = await openDialog(page, "/");
    await rows.getByRole("link", { name: "Kept" }).click();
    await expect(page).toHaveURL(START.path);
    await expect(dialog).toHaveCount(0);
    expect([await storedTitles(page, "FAVORITE"), await storedTitles(page, "RECENT")]).toEqual([
      ["Kept"],
      [],
    ]);
  });

  test("of two tabs used one after the other are one list", { tag: "@slow" }, async ({
    page,
    context,
  }) => {
    const choose = async (tab: Page, { path, title }: typeof START | typeof OTHER) => {
      await serveIndex(tab, [testPage(path, title, "Words.")]);
      const { rows, dialog } = await openDialog(tab);
      await tab.keyboard.type(title);
      await expect(rows.first()).toContainText(title);
      await tab.keyboard.press("Enter");
      await expect(dialog).toHaveCount(0);
    };
    await choose(page, START);
    await choose(await context.newPage(), OTHER);
    await page.keyboard.press("Control+k");
    const { field, dialog } = searchDialog(page);
    await field.fill("");
    const recents = dialog.getByRole("tree", { name: "Recent" }).getByRole("treeitem");
    await expect(recents).toHaveCount(2);
    expect(await storedTitles(page, "RECENT")).toEqual([OTHER.title, START.title]);
  });

  test("from a visit before these keys existed are taken over", { tag: "@slow" }, async ({
    page,
  }) => {
    await storeSearches(page, "FAVORITE", hits(2, "favourite"));
    const { dialog, rows } = await openDialog(page);
    await expect(rows).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => /search/i.test(key))).toEqual(["test.favorite-searches"]);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`are saved and removed with motion ${reducedMotion}`, { tag: "@slow" }, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await storeSearches(page, "RECENT", hits(3, "recent"));
      const { dialog, rows } = await openDialog(page);
      await rows.first().getByRole("button", { name: "Save this search" }).click();
      await expect(
        dialog.getByRole("tree", { name: "Favorite" }).getByRole("treeitem"),
      ).toHaveCount(1);
      await dialog
        .getByRole("tree", { name: "Recent" })
        .getByRole("button", { name: "Remove this search from history" })
        .first()
        .click();
      await expect(rows).toHaveCount(2);
      await dialog.getByRole("button", { name: "Remove this search from favorites" }).click();
      await expect(rows).toHaveCount(1);
      expect([await storedTitles(page, "RECENT"), await storedTitles(page, "FAVORITE")]).toEqual([
        ["recent 2"],
        [],
      ]);
    });
  }

  for (const text of ["{oops", '"text"', '[1,{"objectID":5}]', "null"]) {
    test(`that are broken do not break the dialog: ${text}`, { tag: "@slow" }, async ({ page }) => {
      const { errors } = watch(page);
      await storeSearches(page, "RECENT", text);
      await storeSearches(page, "FAVORITE", text);
      const { dialog } = await openDialog(page);
      await expect(dialog).toContainText("No recent searches");
      expect(errors).toEqual([]);
    });
  }

  test("lead only to pages of this site, and are shown as text", async ({ page }) => {
    const title = "<img src=x onerror=alert(1)>";
    const urls = [
      "javascript:alert(1)",
      "data:text/html,x",
      "https://evil.example/phish",
      "//evil.example",
      "/\\evil.example",
      "/docs//evil.example",
    ];
    await storeSearches(
      page,
      "RECENT",
      urls.map((url, index) => ({ objectID: String(index), url, title })),
    );
    const { rows } = await openDialog(page);
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText(title);
    const links = rows.locator("a");
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/phish",
      "/",
      "/",
      "/evil.example",
    ]);
    await expect(rows.locator("img")).toHaveCount(0);
  });
});
