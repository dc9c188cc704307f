import { gzipSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { buildIndex } from "../../domain/search/buildIndex";
import type { SearchablePage } from "../../domain/searchRecord";
import { readPublic } from "../builtSite";
import { site } from "../product";
import { recordsOf } from "../searchIndex";

/** Parts of the search dialog, for tests. */
export function searchDialog(page: Page): Readonly<Record<"button" | "dialog" | "field" | "container" | "rows" | "status" | "reset", Locator>> {
  const dialog = page.getByRole("dialog", { name: "Search" });
  return {
    button: page.locator("[data-search-button]"),
    dialog,
    field: dialog.getByRole("combobox"),
    container: page.locator(".DocSearch-Container"),
    rows: dialog.getByRole("treeitem"),
    status: dialog.getByRole("status"),
    reset: dialog.getByRole("button", { name: "Clear the query" }),
  };
}

/** Opens a page and, with Ctrl+K, the dialog. */
export async function openDialog(page: Page, path = "/quick-start"): Promise<ReturnType<typeof searchDialog>> {
  const parts = searchDialog(page);
  await page.goto(path);
  await page.keyboard.press("Control+k");
  await expect(parts.field).toBeFocused();
  return parts;
}

/** The script of the build with the dialog in it. */
export function dialogScript(): string {
  const stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) }).parse(JSON.parse(readPublic("webpack.stats.json")));
  const script = stats.assetsByChunkName["search-dialog"]?.find((file) => file.endsWith(".js"));
  if (!script || !readPublic(script).includes("DocSearch-Modal")) throw new Error("The build has no script of the search dialog.");
  return script;
}

/** Puts an index of these pages in place of the site's. */
export async function serveIndex(page: Page, pages: readonly SearchablePage[]): Promise<void> {
  const files = buildIndex(recordsOf(pages, site.url), { siteUrl: site.url });
  await page.route("**/search-index/**", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (name === "current.json") return route.fulfill({ json: { folder: "0123456789abcdef" } });
    const file = files[name];
    if (!file) return route.fulfill({ status: 404 });
    return route.fulfill({ body: name.endsWith(".bin") ? gzipSync(file) : Buffer.from(file) });
  });
}

/** Changes `search` of the site's configuration as the browser receives it. */
export async function configureSearch(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const config = json.data?.site?.config;
    if (config?.search) config.search = { ...config.search, ...change };
    await route.fulfill({ response, json });
  });
}

export type StoredHit = { readonly objectID: string; readonly url: string; readonly title: string };

/** Fills the recent or favourite searches before the page loads. */
export async function storeSearches(page: Page, kind: "RECENT" | "FAVORITE", hits: readonly StoredHit[] | string): Promise<void> {
  const value =
    typeof hits === "string"
      ? hits
      : JSON.stringify(hits.map(({ objectID, url, title }) => ({ objectID, url, type: "lvl1", content: null, hierarchy: { lvl0: "Guides", lvl1: title } })));
  await page.addInitScript(([key, text]) => void (localStorage.getItem(key) ?? localStorage.setItem(key, text)), [
    `__DOCSEARCH_${kind}_SEARCHES__test`,
    value,
  ] as const);
}

export function storedTitles(page: Page, kind: "RECENT" | "FAVORITE"): Promise<readonly string[]> {
  return page.evaluate((key) => {
    const hits: { hierarchy: Record<string, string | null> }[] = JSON.parse(localStorage.getItem(key) ?? "[]");
    return hits.map(({ hierarchy }) => Object.values(hierarchy).findLast((heading) => heading !== null) ?? "");
  }, `__DOCSEARCH_${kind}_SEARCHES__test`);
}
