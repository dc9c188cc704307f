import { expect, type Locator, type Page } from "@playwright/test";
import { buildIndex } from "../../../search/engine/buildIndex";
import type { SearchablePage } from "../../../search/records/searchRecord";
import { recordsOf, testPage } from "../../searchIndex";
import { SITE, START } from "./harbour";

/** Elements of the search dialog, for tests. */
export function searchDialog(
  page: Page,
): Readonly<
  Record<"button" | "dialog" | "field" | "container" | "rows" | "status" | "reset", Locator>
> {
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

/** Opens a page and, with a click, the dialog. */
export async function openDialog(
  page: Page,
  path: string = START.path,
): Promise<ReturnType<typeof searchDialog>> {
  const parts = searchDialog(page);
  await page.goto(path);
  await parts.button.click();
  await expect(parts.field).toBeFocused();
  return parts;
}

/** The script that contains the dialog. */
export const DIALOG_SCRIPT = "**/search-dialog-*.js";

/**
 * Counts how often the dialog opens from now on: for tests that it does not open, whose last step opens it.
 * @returns a function that returns the count so far
 */
export async function countOpenings(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let isOpen = false;
    let count = 0;
    new MutationObserver(() => {
      const now = document.querySelector("dialog") !== null;
      if (now && !isOpen) document.documentElement.dataset.openings = String(++count);
      isOpen = now;
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.openings ?? 0));
}

/** Replaces the site's index with one of these pages. */
export async function serveIndex(page: Page, pages: readonly SearchablePage[]): Promise<void> {
  const files = buildIndex(recordsOf(pages, SITE.url), { siteUrl: SITE.url, synonyms: [] });
  await page.route("**/search-index/**", async (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1) ?? "";
    if (name === "current.json") return route.fulfill({ json: { folder: "0123456789abcdef" } });
    const body = files[name];
    return route.fulfill(body === undefined ? { status: 404 } : { body });
  });
}

/** Pages for `serveIndex` whose titles all contain the word tide. */
export const guides = (
  count: number,
  group: (number: number) => string = () => "Guides",
): readonly SearchablePage[] =>
  Array.from({ length: count }, (_, number) => ({
    ...testPage(`/guide-${number}`, `Tide guide ${number}`, "Words."),
    group: group(number),
  }));

/** Changes `search` of the site's configuration as the browser receives it. */
export async function configureSearch(
  page: Page,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const config = json.data?.siteConfig;
    if (config?.search) config.search = { ...config.search, ...change };
    await route.fulfill({ response, json });
  });
}

export type StoredHit = { readonly objectID: string; readonly url: string; readonly title: string };

/** Fills the recent or favourite searches before the page loads. */
export async function storeSearches(
  page: Page,
  kind: "RECENT" | "FAVORITE",
  hits: readonly StoredHit[] | string,
): Promise<void> {
  const value =
    typeof hits === "string"
      ? hits
      : JSON.stringify(
          hits.map(({ objectID, url, title }) => ({
            objectID,
            url,
            type: "lvl1",
            content: null,
            hierarchy: { lvl0: "Guides", lvl1: title },
          })),
        );
  await page.addInitScript(
    ([key, text]) => void (localStorage.getItem(key) ?? localStorage.setItem(key, text)),
    [`__DOCSEARCH_${kind}_SEARCHES__test`, value] as const,
  );
}

export function storedTitles(page: Page, kind: "RECENT" | "FAVORITE"): Promise<readonly string[]> {
  return page.evaluate((list) => {
    const hits: { hierarchy: Record<string, string | null> }[] = JSON.parse(
      localStorage.getItem(`__DOCSEARCH_${list}_SEARCHES__test`) ?? // the key used while the dialog is open
        localStorage.getItem(`test.${list.toLowerCase()}-searches`) ??
        "[]",
    );
    return hits.map(
      ({ hierarchy }) => Object.values(hierarchy).findLast((heading) => heading !== null) ?? "",
    );
  }, kind);
}

/** Makes the button open the dialog on clicks only: for tests that stay on it for as long as a machine takes. */
export async function withoutIntent(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("[data-search-button]")?.removeAttribute("data-open-on-intent"),
    ),
  );
}
