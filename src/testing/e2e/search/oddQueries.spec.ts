/** Queries that are not words: characters of other scripts and programs, markup, and what an address has to encode. */
import { expect, type Page, test } from "@playwright/test";
import { SITE } from "../support/harbour";
import { settled } from "../support/live";
import { watch } from "../support/requests";
import { openDialog } from "../support/searchDialog";
import { field, open, status } from "../support/searchPage";
import { overflowAt320 } from "../support/views";

const ODD = [
  "🚢⚓️👩🏽‍✈️",
  `"' & it's`,
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "שלום עולם",
  "流動性",
  "(.*)[a-z",
  "%E0%A4%A",
  "\\",
  "{{x}} ${y}",
  "__proto__",
  "a\0b",
  "e\u0301\u0323\u0302",
  "a".repeat(64),
  "abc שלום 12 \u202Edef",
];

/** Addresses as anyone may write them, with the query that the browser reads from each. */
const ADDRESSES = [
  ["<script>alert(1)</script>", "<script>alert(1)</script>"],
  ["%3Cimg%20src=x%20onerror=alert(1)%3E", "<img src=x onerror=alert(1)>"],
  ["%E0%A4%A", "%A"],
  ["100%", "100%"],
  ["a+b%2Bc", "a b+c"],
  ["a%00b", "a\0b"],
  [`"'{{x}}\\`, `"'{{x}}\\`],
  ["流動性&q=other", "流動性"],
  ["%F0%9F%9A%A2#🚢", "🚢"],
] as const;

test("odd queries are text in the dialog, and its status quotes each", { tag: "@slow" }, async ({
  page,
}) => {
  const { errors, dialogs } = watchFor(page);
  const { field: query, dialog, status: said } = await openDialog(page);
  for (const text of ODD) {
    await query.fill(text);
    await expect(query).toHaveValue(text);
    await expect(said).toContainText(text);
    await expect(said).toContainText(/^(No results for "|\d+ results? for “)/);
    await expect(dialog.locator("script, img, a[href^='javascript']")).toHaveCount(0);
  }
  await settled(page);
  expect([errors, dialogs]).toEqual([[], []]);
});

test("odd queries are text on the results page, its title and its address", {
  tag: "@slow",
}, async ({ page }) => {
  const { errors, dialogs } = watchFor(page);
  await open(page);
  for (const text of ODD) {
    await field(page).fill(text);
    await field(page).press("Enter");
    await expectNamed(page, text);
    expect(await overflowAt320(page), text).toBe(0);
    await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(text);
  }
  await settled(page);
  expect([errors, dialogs]).toEqual([[], []]);
});

test("an address of an odd query shows it as text", { tag: "@slow" }, async ({ page }) => {
  const { errors, dialogs } = watchFor(page);
  for (const [address, text] of ADDRESSES) {
    await page.goto(`/search?q=${address}`);
    await expect(field(page)).toHaveValue(text);
    await expectNamed(page, text);
  }
  expect([errors, dialogs]).toEqual([[], []]);
});

/** Expects the results page to have answered, and to quote the query. */
async function expectNamed(page: Page, query: string): Promise<void> {
  const heading = `Search results for "${query}"`;
  await expect(page.locator("main h1")).toHaveText(heading);
  const title = page.locator("head title"); // the browser drops the NUL
  await expect(title).toHaveJSProperty("textContent", `${heading} | ${SITE.name}`);
  await expect(page.locator("[data-spinner]")).toHaveCount(0);
  await expect(status(page)).toContainText(/found/);
  await expect(page.locator("main").locator("script, img")).toHaveCount(0);
}

/** Watches for uncaught errors, and windows that markup would open, from now on. */
function watchFor(page: Page): {
  readonly errors: readonly string[];
  readonly dialogs: readonly string[];
} {
  const dialogs: string[] = [];
  page.on("dialog", async (shown) => {
    dialogs.push(shown.message());
    await shown.dismiss();
  });
  return { errors: watch(page).errors, dialogs };
}
