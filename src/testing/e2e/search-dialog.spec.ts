import { expect, type Page, type Route, test } from "@playwright/test";
import { readPublic } from "../builtSite";
import { testPage } from "../searchIndex";
import { axeViolations } from "./axe";
import { live } from "./live";
import { configureSearch, dialogScript, openDialog, searchDialog, serveIndex, storedTitles, storeSearches } from "./searchDialog";

/** Errors nobody caught, and requests to other sites. */
function watch(page: Page): { readonly errors: string[]; readonly foreign: string[] } {
  const seen: { readonly errors: string[]; readonly foreign: string[] } = { errors: [], foreign: [] };
  page.on("pageerror", (error) => seen.errors.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1:")) seen.foreign.push(request.url());
  });
  return seen;
}

/** Holds back requests until they are let go. */
async function hold(page: Page, pattern: string): Promise<{ release: () => Promise<void> }> {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(pattern, async (route) => {
    await gate;
    await route.fallback();
  });
  return {
    release: async () => {
      go();
    },
  };
}

const guides = (count: number, group: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => ({ ...testPage(`/guide-${number}`, `Tide guide ${number}`, "Words."), group: group(number) }));

test.describe("search button", () => {
  test("says Search and its shortcuts, and is an icon on phones", async ({ page }) => {
    await page.goto("/quick-start");
    const { button } = searchDialog(page);
    await expect(page.getByRole("button", { name: "Search", exact: true })).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K /");
    await expect(button.locator("kbd:visible")).toHaveText(["Ctrl", "K"]);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(button.locator("kbd:visible")).toHaveCount(0);
    expect(await button.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual([38, 38]);
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();
  });

  test("shows ⌘ K on a Mac", async ({ browser }) => {
    const page = await browser.newPage({ userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)" });
    await page.goto("/quick-start");
    await expect(searchDialog(page).button.locator("kbd:visible")).toHaveText(["⌘", "K"]);
    await page.close();
  });

  test("is a link to the results page without JavaScript", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto("/quick-start");
    await expect(page.locator("[data-search-button]")).toHaveAttribute("href", "/search");
    await page.close();
  });

  test("is the same link when the page's scripts cannot be loaded, and takes along what was typed", async ({ page }) => {
    await page.route("**/app-*.js", (route) => route.abort());
    await page.goto("/quick-start");
    await searchDialog(page).button.press("f");
    await expect(page).toHaveURL("/search?q=f");
  });
});

test.describe("loading", () => {
  test("no DocSearch code and no index is loaded before the reader shows intent", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => void (/\.js$|search-index/.test(request.url()) && scripts.push(new URL(request.url()).pathname.slice(1))));
    await page.goto("/quick-start", { waitUntil: "networkidle" });
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((script) => script.startsWith("search-index") || readPublic(script).includes("DocSearch-Modal"))).toEqual([]);
  });

  for (const intent of ["hover", "focus", "touch"] as const) {
    test(`${intent} loads the dialog and the head of the index, and opens nothing`, async ({ page }) => {
      await page.goto("/quick-start", { waitUntil: "networkidle" });
      const { button, dialog } = searchDialog(page);
      const loaded = Promise.all([page.waitForResponse(`**/${dialogScript()}`), page.waitForResponse("**/search-index/**/i.bin")]);
      if (intent === "hover") await button.hover();
      else if (intent === "focus") await button.focus();
      else await button.dispatchEvent("touchstart");
      await loaded;
      await expect(dialog).toHaveCount(0);
    });
  }

  test("what is pressed and typed before React has loaded is not lost", async ({ page }) => {
    const { release } = await hold(page, "**/app-*.js");
    await page.goto("/quick-start", { waitUntil: "commit" });
    await page.locator("[data-search-button]").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("feesx");
    await page.keyboard.press("Backspace");
    await release();
    const { field, rows } = searchDialog(page);
    await expect(field).toHaveValue("fees");
    await expect(field).toBeFocused();
    await expect(rows.first()).toContainText(/fee/i);
  });

  test("a shortcut pressed while the dialog is being loaded opens it once it is there, with what was typed", async ({ page }) => {
    const { release } = await hold(page, `**/${dialogScript()}`);
    await page.goto("/quick-start", { waitUntil: "networkidle" }).catch(() => {});
    await page.keyboard.press("Control+k");
    await page.keyboard.type("pool");
    const { dialog, field } = searchDialog(page);
    await expect(dialog).toHaveCount(0);
    await release();
    await expect(field).toHaveValue("pool");
  });

  test("Escape takes the wish back while the dialog is being loaded", async ({ page }) => {
    const { release } = await hold(page, `**/${dialogScript()}`);
    await page.goto("/quick-start");
    const asked = page.waitForRequest(`**/${dialogScript()}`);
    await page.keyboard.press("Control+k");
    await asked;
    await page.keyboard.press("Escape");
    const arrived = page.waitForResponse(`**/${dialogScript()}`);
    await release();
    await arrived;
    await page.waitForTimeout(300);
    await expect(searchDialog(page).dialog).toHaveCount(0);
  });

  test("a dialog that cannot be loaded says so, and the next press tries again", async ({ page }) => {
    const { errors } = watch(page);
    await page.goto("/quick-start");
    await page.route(`**/${dialogScript()}`, (route) => route.abort());
    const { button, dialog, field } = searchDialog(page);
    await button.click();
    await expect(page.getByRole("alert")).toContainText("Search could not be loaded.");
    await page.unroute(`**/${dialogScript()}`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test.describe("opening", () => {
  const ways: readonly (readonly [string, (page: Page) => Promise<void>, string])[] = [
    ["a click", (page) => searchDialog(page).button.click(), ""],
    ["Enter on the button", (page) => searchDialog(page).button.press("Enter"), ""],
    ["the space bar on the button", (page) => searchDialog(page).button.press(" "), ""],
    ["Ctrl+K", (page) => page.keyboard.press("Control+k"), ""],
    ["Cmd+K", (page) => page.keyboard.press("Meta+k"), ""],
    ["the slash key", (page) => page.keyboard.press("/"), ""],
    ["typing on the button, each key once", (page) => searchDialog(page).button.press("a"), "a"],
  ];
  for (const [name, open, value] of ways) {
    test(`opens by ${name}`, async ({ page }) => {
      await page.goto("/quick-start");
      await open(page);
      const { field } = searchDialog(page);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(value);
      await expect(field).toHaveAttribute("placeholder", "Search docs");
    });
  }

  test("opens by a tap on a phone", async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    await page.goto("/quick-start");
    const { button, dialog } = searchDialog(page);
    await button.tap();
    await expect(dialog).toBeVisible();
    await page.waitForTimeout(400);
    await expect(dialog).toBeVisible();
    await page.close();
  });

  test("Ctrl+K opens and closes it, in a text field too; the slash there is a character", async ({ page }) => {
    await page.goto("/quick-start");
    await page.evaluate(() => {
      const input = document.body.appendChild(document.createElement("input"));
      input.id = "other";
      input.focus();
    });
    await page.keyboard.type("a/b");
    await expect(page.locator("#other")).toHaveValue("a/b");
    const { dialog, field } = searchDialog(page);
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(dialog).toHaveCount(0);
  });

  test("function keys and the browser's own shortcuts on the button are left alone", async ({ page }) => {
    await page.goto("/quick-start");
    const { button, dialog } = searchDialog(page);
    for (const key of ["F2", "Control+c", "Shift", "Tab"]) await button.press(key);
    await page.waitForTimeout(300);
    await expect(dialog).toHaveCount(0);
  });

  test("opens with the text that is selected on the page", async ({ page }) => {
    await page.goto("/quick-start");
    await page.evaluate(() => {
      const heading = document.querySelector("main h2, h2");
      if (heading) getSelection()?.selectAllChildren(heading);
    });
    const selected = await page.evaluate(() => getSelection()?.toString().trim());
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).field).toHaveValue(selected ?? "");
    expect(selected).toBeTruthy();
  });
});

test.describe("openOnIntent", () => {
  test.beforeEach(({ page }) => configureSearch(page, { openOnIntent: true }));

  test("hover opens the dialog, once, until the pointer has been elsewhere", async ({ page }) => {
    await page.goto("/quick-start", { waitUntil: "networkidle" });
    const { button, dialog } = searchDialog(page);
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 10);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.mouse.move(x + 20, y + 12);
    await page.waitForTimeout(300);
    await expect(dialog).toHaveCount(0);
    await page.mouse.move(600, 400);
    await page.mouse.move(x + 10, y + 10);
    await expect(dialog).toBeVisible();
  });

  test("focus opens the dialog, and not again when it comes back", async ({ page }) => {
    await page.goto("/quick-start", { waitUntil: "networkidle" });
    const { button, dialog } = searchDialog(page);
    await button.focus();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.waitForTimeout(300);
    await expect(dialog).toHaveCount(0);
  });

  test("touch opens the dialog, and the finger presses nothing in it", async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
    await configureSearch(page, { openOnIntent: true });
    await page.goto("/quick-start", { waitUntil: "networkidle" });
    const { button, dialog } = searchDialog(page);
    await button.tap();
    await expect(dialog).toBeVisible();
    await page.waitForTimeout(400);
    await expect(dialog).toBeVisible();
    await page.close();
  });
});

test.describe("query", () => {
  test("takes 64 characters at most: typed, pasted, selected", async ({ page }) => {
    const { field, dialog } = await openDialog(page);
    await page.keyboard.insertText("x".repeat(70));
    await expect(field).toHaveValue("x".repeat(64));
    await field.fill("");
    for (let i = 0; i < 66; i++) await page.keyboard.press("y");
    await expect(field).toHaveValue("y".repeat(64));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll("p")].find(({ textContent }) => (textContent ?? "").length > 100);
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
    });
    await page.keyboard.press("Control+k");
    await expect(field).toHaveValue(/^.{60,64}$/);
  });

  test("a blank query is no query", async ({ page }) => {
    const shards: string[] = [];
    page.on("request", (request) => void (/search-index\/.*\/[dtp]\d+/.test(request.url()) && shards.push(request.url())));
    const { field, dialog } = await openDialog(page);
    await page.keyboard.type("   ");
    await page.waitForTimeout(400);
    await expect(field).toHaveValue("");
    await expect(dialog).toContainText("No recent searches");
    expect(shards).toEqual([]);
    await page.keyboard.type("fees");
    await expect.poll(() => shards.length).toBeGreaterThan(0);
    await field.fill("  ");
    await expect(field).toHaveValue("");
    await expect(dialog).toContainText("No recent searches");
  });

  test("Escape closes and keeps the query, which is ready to be replaced; Escape on the button clears it", async ({ page }) => {
    const { field, dialog, button, rows } = await openDialog(page);
    await page.keyboard.type("fees");
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("fees");
    await expect(rows.first()).toContainText(/fee/i);
    await page.keyboard.press("Backspace");
    await expect(field).toHaveValue("");
    await expect(dialog).toContainText("No recent searches");
    await page.keyboard.type("pool");
    await expect(field).toHaveValue("pool");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
    await expect(dialog).toContainText("No recent searches");
  });

  test("Reset clears the query", async ({ page }) => {
    const { field, dialog, reset, rows } = await openDialog(page);
    await expect(reset).toBeHidden();
    await page.keyboard.type("fees");
    await expect(rows.first()).toBeVisible();
    await reset.click();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(dialog).toContainText("No recent searches");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("");
  });

  for (const [name, close] of [
    ["a press on the backdrop", (page: Page) => page.mouse.click(20, 500)],
    ["Ctrl+K", (page: Page) => page.keyboard.press("Control+k")],
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ] as const) {
    test(`${name} closes the dialog and the focus returns to the button`, async ({ page }) => {
      const { dialog, button } = await openDialog(page);
      await close(page);
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await page.evaluate(() => [...document.querySelectorAll<HTMLElement>("body > *")].some(({ inert }) => inert))).toBe(false);
      expect(await page.evaluate(() => document.body.className + document.body.style.cssText)).toBe("");
    });
  }

  test("Cancel closes the dialog on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const { dialog } = await openDialog(page);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe("results", () => {
  test("20 hits at most, 5 of a group, and a link to all results", async ({ page }) => {
    await serveIndex(
      page,
      guides(30, (number) => ["Alpha", "Beta", "Gamma"][number % 3] ?? ""),
    );
    const { dialog, rows } = await openDialog(page);
    await page.keyboard.type("tide");
    await expect(rows).toHaveCount(15);
    const groups = dialog.getByRole("tree");
    await expect(groups).toHaveCount(3);
    for (const name of ["Alpha", "Beta", "Gamma"]) await expect(dialog.getByRole("tree", { name }).getByRole("treeitem")).toHaveCount(5);
    await expect(dialog.getByRole("link", { name: "See all 30 results" })).toHaveAttribute("href", "/search?q=tide");
    await dialog.getByRole("link", { name: "See all 30 results" }).click();
    await expect(page).toHaveURL("/search?q=tide");
    await expect(dialog).toHaveCount(0);
  });

  test("the cap of a group is the configured one", async ({ page }) => {
    await serveIndex(
      page,
      guides(30, () => "Alpha"),
    );
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
      await serveIndex(page, [testPage("/long", "Long", `${"word ".repeat(30)}needle ${"word ".repeat(30)}`)]);
      const { rows } = await openDialog(page);
      await page.keyboard.type("needle");
      const text = (await rows.first().locator(".DocSearch-Hit-text").textContent()) ?? "";
      expect(text.replaceAll("…", "").trim().split(/\s+/)).toHaveLength(words);
    });
  }

  test("only this language and current docs are searched; /docs/ in front of a path goes, elsewhere it stays", async ({ page }) => {
    await serveIndex(page, [
      testPage("/docs/quick-start", "Tide one", "x"),
      testPage("/blog/docs/welcome", "Tide two", "x"),
      { ...testPage("/old", "Tide of an old version", "x"), tag: "docs-default-1.0" },
      { ...testPage("/fr", "Tide en français", "x"), language: "fr" },
    ]);
    const { rows } = await openDialog(page);
    await page.keyboard.type("tide");
    await expect(rows).toHaveCount(2);
    expect(await rows.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")).sort())).toEqual([
      "/blog/docs/welcome",
      "/quick-start",
    ]);
  });

  test("opens at its heading on another page, with the focus there", async ({ page }) => {
    const { rows, dialog, status } = await openDialog(page);
    await page.keyboard.type("slippage tolerance");
    await expect(status).toContainText("for “slippage tolerance”");
    const link = rows.locator('a[href*="#"]').first();
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(dialog).toHaveCount(0);
    await expectAtTop(page, href);
  });

  test("opens at its heading on the same page, from any place, and again", async ({ page }) => {
    await page.goto("/quick-start");
    const id = (await page.locator("h2[id]").nth(2).getAttribute("id")) ?? "";
    const text = id.replaceAll("-", " ");
    await serveIndex(page, [testPage("/quick-start", "Quick start", `## ${text}`, "Words of this section.")]);
    const href = `/quick-start#${id}`;
    for (const from of [0, 5000, 0]) {
      await page.evaluate((top) => scrollTo(0, top), from);
      await page.keyboard.press("Control+k");
      const { field, rows } = searchDialog(page);
      await field.fill(text);
      await expect(rows.first().locator("a")).toHaveAttribute("href", href);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(href);
      await expectAtTop(page, href);
    }
  });

  test("Enter before the answer waits for it, and opens its first result", async ({ page }) => {
    const { field, rows, dialog } = await openDialog(page);
    await page.keyboard.type("fees");
    await expect(rows.first()).toBeVisible();
    const { release } = await hold(page, "**/search-index/**");
    await field.fill("slippage tolerance");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(400);
    await expect(page).toHaveURL("/quick-start");
    await expect(dialog).toBeVisible();
    await release();
    await expect(page).toHaveURL(/slippage-tolerance|glossary/);
  });

  test("arrows choose a row, and the field names it", async ({ page }) => {
    const { field, rows } = await openDialog(page);
    await page.keyboard.type("fees");
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(rows.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await rows.nth(1).getAttribute("id")) ?? "none");
    const lists = ((await field.getAttribute("aria-controls")) ?? "").split(" ");
    for (const id of lists) await expect(page.locator(`#${id}`)).toHaveCount(1);
  });

  test("a modified click opens a new tab and leaves the dialog open", async ({ page, context }) => {
    const { rows, dialog } = await openDialog(page);
    await page.keyboard.type("fees");
    await expect(searchDialog(page).status).toContainText("for “fees”");
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
    await expect(page).toHaveURL("/quick-start");
    const [second] = await Promise.all([context.waitForEvent("page"), searchDialog(page).field.press("Control+Enter")]);
    await expect(second).toHaveURL(href ?? "none");
    await expect(dialog).toBeVisible();
  });

  test("hits never inject markup, neither in results nor in recent searches", async ({ page }) => {
    const { errors } = watch(page);
    await page.addInitScript(() => Object.assign(window, { alert: () => Object.assign(document.documentElement.dataset, { injected: "yes" }) }));
    await serveIndex(page, [testPage("/quick-start", "Coin<T> <img src=x onerror=alert(1)>", "Body <b>bold</b> & <mark>x</mark> needle")]);
    const { rows, field } = await openDialog(page);
    await page.keyboard.type("coin");
    await expect(rows.first().locator(".DocSearch-Hit-title")).toHaveText("Coin<T> <img src=x onerror=alert(1)>");
    await expect(rows.first().locator("mark")).toHaveText("Coin");
    await field.fill("needle");
    await expect(rows.first().locator(".DocSearch-Hit-text")).toHaveText("Body <b>bold</b> & <mark>x</mark> needle");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+k");
    await field.fill("");
    await expect(rows.first()).toContainText("Coin<T> <img src=x onerror=alert(1)>");
    await expect(page.locator(".DocSearch-Dropdown img, .DocSearch-Dropdown b")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-injected", "yes");
    expect(errors).toEqual([]);
  });

  test("no request leaves the origin", async ({ page }) => {
    const { foreign } = watch(page);
    const { rows } = await openDialog(page);
    await page.keyboard.type("fees");
    await expect(rows.first()).toBeVisible();
    expect(foreign).toEqual([]);
  });

  test("no results: the text, up to three suggestions, and the report link only where it is configured", async ({ page }) => {
    await configureSearch(page, { reportUrl: "https://example.com/report?q={query}" });
    const { dialog, field, rows } = await openDialog(page);
    await page.keyboard.type("fees");
    await expect(rows.first()).toBeVisible();
    await field.fill("zzzqq xx");
    await expect(dialog).toContainText('No results for "zzzqq xx"');
    await expect(dialog).toContainText("Try searching for:");
    await expect(dialog.locator(".DocSearch-Prefill")).toHaveCount(3);
    await expect(dialog).toContainText("Believe this query should return results? Let us know.");
    await expect(dialog.getByRole("link", { name: "Let us know." })).toHaveAttribute("href", "https://example.com/report?q=zzzqq%20xx");
    await dialog.locator(".DocSearch-Prefill").first().click();
    await expect(rows.first()).toBeVisible();
    await expect(field).toBeFocused();
  });

  test("no results without a report link say nothing of one", async ({ page }) => {
    const { dialog } = await openDialog(page);
    await page.keyboard.type("zzzqqxx");
    await expect(dialog).toContainText('No results for "zzzqqxx"');
    await expect(dialog).not.toContainText("Believe");
  });
});

test.describe("status", () => {
  test("is stalled after 300 ms, not before, and idle again with the answer", async ({ page }) => {
    const { container, rows } = await openDialog(page);
    const { release } = await hold(page, "**/search-index/**");
    const start = Date.now();
    await page.keyboard.press("f");
    await expect(container).toHaveClass(/DocSearch-Container--Stalled/, { timeout: 2000 });
    expect(Date.now() - start).toBeGreaterThanOrEqual(280);
    await release();
    await expect(rows.first()).toBeVisible();
    await expect(container).not.toHaveClass(/Stalled/);
  });

  test("an error stays, is announced, and the next key recovers; nothing is left uncaught", async ({ page }) => {
    const { errors } = watch(page);
    const { dialog, container, field, rows, status } = await openDialog(page);
    await page.keyboard.type("fees");
    await expect(rows.first()).toBeVisible();
    const fail = (route: Route) => route.abort();
    await page.route("**/search-index/**", fail);
    await field.fill("liquidity mining");
    await expect(dialog).toContainText("Unable to fetch results");
    await expect(dialog).toContainText("You might want to check your network connection.");
    await expect(container).toHaveClass(/DocSearch-Container--Errored/);
    await expect(status).toHaveText("Unable to fetch results. You might want to check your network connection.");
    await expect(rows).toHaveCount(0);
    await page.waitForTimeout(800);
    await expect(container).toHaveClass(/DocSearch-Container--Errored/);
    await page.unroute("**/search-index/**", fail);
    await field.press("End");
    await page.keyboard.press("Backspace");
    await expect(rows.first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("an error on its way does not show over a query that was emptied", async ({ page }) => {
    const { dialog, field } = await openDialog(page);
    await page.route("**/search-index/**", (route) => route.abort());
    await page.keyboard.type("fees");
    await field.fill("");
    await page.waitForTimeout(1200);
    await expect(dialog).toContainText("No recent searches");
  });

  test("counts are announced", async ({ page }) => {
    await serveIndex(
      page,
      guides(3, () => "Alpha"),
    );
    const { field, status } = await openDialog(page);
    await page.keyboard.type("tide");
    await expect(status).toHaveText("3 results for “tide”");
    await field.fill("zzz");
    await expect(status).toHaveText("No results for “zzz”");
    await field.fill("");
    await expect(status).toHaveText("");
  });
});

test.describe("stored searches", () => {
  const hits = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => ({ objectID: `${name}${n}`, url: `/${name}-${n}`, title: `${name} ${n}` }));

  test("7 recent searches, 4 beside favourites, 10 favourites", async ({ page }) => {
    await storeSearches(page, "RECENT", hits(12, "recent"));
    const { dialog } = await openDialog(page);
    await expect(dialog.getByRole("tree", { name: "Recent" }).getByRole("treeitem")).toHaveCount(7);
    await storeSearches(page, "FAVORITE", hits(12, "favourite"));
    await page.reload();
    await page.keyboard.press("Control+k");
    await expect(dialog.getByRole("tree", { name: "Recent" }).getByRole("treeitem")).toHaveCount(4);
    await expect(dialog.getByRole("tree", { name: "Favorite" }).getByRole("treeitem")).toHaveCount(10);
  });

  test("a chosen section is stored under the index's name, also when its text was found", async ({ page }) => {
    await serveIndex(page, [testPage("/quick-start", "Start", "## Deep part", "Only here: needle.")]);
    const { rows } = await openDialog(page);
    await page.keyboard.type("needle");
    await rows.first().locator("a").click();
    await expect(page).toHaveURL("/quick-start#deep-part");
    expect(await storedTitles(page, "RECENT")).toEqual(["Deep part"]);
  });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    test(`are saved and removed with motion ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await storeSearches(page, "RECENT", hits(3, "recent"));
      const { dialog, rows } = await openDialog(page);
      await rows.first().getByRole("button", { name: "Save this search" }).click();
      await expect(dialog.getByRole("tree", { name: "Favorite" }).getByRole("treeitem")).toHaveCount(1);
      await dialog.getByRole("tree", { name: "Recent" }).getByRole("button", { name: "Remove this search from history" }).first().click();
      await expect(rows).toHaveCount(2);
      await dialog.getByRole("button", { name: "Remove this search from favorites" }).click();
      await expect(rows).toHaveCount(1);
      expect([await storedTitles(page, "RECENT"), await storedTitles(page, "FAVORITE")]).toEqual([["recent 2"], []]);
    });
  }

  for (const text of ["{oops", '"text"', '[1,{"objectID":5}]', "null"]) {
    test(`that are broken do not break the dialog: ${text}`, async ({ page }) => {
      const { errors } = watch(page);
      await storeSearches(page, "RECENT", text);
      await storeSearches(page, "FAVORITE", text);
      const { dialog } = await openDialog(page);
      await expect(dialog).toContainText("No recent searches");
      expect(errors).toEqual([]);
    });
  }

  test("lead nowhere but to web addresses, and their texts are text", async ({ page }) => {
    await storeSearches(page, "RECENT", [{ objectID: "1", url: "javascript:alert(1)", title: "<img src=x onerror=alert(1)>" }]);
    const { rows } = await openDialog(page);
    await expect(rows.first()).toContainText("<img src=x onerror=alert(1)>");
    await expect(rows.first().locator("a")).toHaveAttribute("href", "/");
    await expect(rows.locator("img")).toHaveCount(0);
  });
});

test.describe("modal dialog", () => {
  test("is one to assistive technology, and the page behind it is out of reach", async ({ page }) => {
    const { dialog, container } = await openDialog(page);
    await expect(dialog).toHaveAttribute("aria-modal", "true");
    for (const name of ["role", "tabindex", "aria-expanded"]) await expect(container).not.toHaveAttribute(name);
    await page.keyboard.type("fees");
    await expect(searchDialog(page).rows.first()).toBeVisible();
    for (const name of ["role", "tabindex", "aria-expanded", "aria-controls"]) await expect(container).not.toHaveAttribute(name);
    await expect(page.locator("#___gatsby")).toHaveAttribute("inert");
  });

  test("Tab stays inside, both ways, and no Algolia logo is shown", async ({ page }) => {
    const { field, dialog, rows } = await openDialog(page);
    await page.keyboard.type("fees");
    await expect(rows.first()).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(dialog.getByRole("link", { name: /^See all/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(rows.first().locator("a")).toBeFocused();
    await expect(dialog.locator(".DocSearch-Logo")).toBeHidden();
    await expect(dialog).not.toContainText("Algolia");
  });

  test("covers a phone's screen and leaves the page where it was", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/quick-start");
    await page.evaluate(() => scrollTo(0, 1000));
    await page.keyboard.press("Control+k");
    const { dialog, container } = searchDialog(page);
    await expect(dialog).toBeVisible();
    expect(await container.evaluate((element) => Object.values(element.getBoundingClientRect().toJSON()).slice(0, 4))).toEqual([0, 0, 390, 800]);
    expect(await page.evaluate(() => scrollY)).toBe(1000);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(1000);
  });

  test("a crash inside it never takes the page down", async ({ page }) => {
    await page.goto("/quick-start");
    await page.evaluate(() => {
      const original = window.getSelection.bind(window);
      let calls = 0;
      window.getSelection = () => (++calls > 1 && document.documentElement.dataset.mended === undefined ? null : original());
    });
    const { button, dialog, field } = searchDialog(page);
    await button.click();
    await expect(page.getByRole("alert")).toContainText("Search stopped because of an error.");
    await expect(page.locator("h1")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { mended: "yes" }));
    await button.click();
    await expect(field).toBeFocused();
  });

  test("going back in history closes it", async ({ page }) => {
    await page.goto("/quick-start");
    await live(page);
    await page.getByRole("link", { name: "Vision and mission" }).first().click();
    await expect(page.locator("h1")).toHaveText("Vision and mission");
    await page.keyboard.press("Control+k");
    await expect(searchDialog(page).dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/quick-start");
    await expect(searchDialog(page).dialog).toHaveCount(0);
  });
});

for (const width of [390, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`no axe violation in any state at ${width} px, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const found: string[] = [];
      const check = async (state: string) => {
        found.push(...(await axeViolations(page)).map((violation) => `${state}: ${violation}`));
      };
      await page.goto("/quick-start");
      const { button, dialog, field, rows, container } = searchDialog(page);
      await check("closed");
      await page.route(`**/${dialogScript()}`, (route) => route.abort());
      await button.click();
      await page.getByRole("alert").waitFor();
      await check("not loaded");
      await page.unroute(`**/${dialogScript()}`);
      await button.click();
      await expect(field).toBeFocused();
      await check("empty");
      await page.keyboard.type("fees");
      await expect(rows.first()).toBeVisible();
      await check("results");
      await page.keyboard.press("Enter");
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await field.fill("");
      await expect(dialog.getByRole("tree", { name: "Recent" })).toBeVisible();
      await check("recents");
      await rows.first().getByRole("button", { name: "Save this search" }).click();
      await expect(dialog.getByRole("tree", { name: "Favorite" })).toBeVisible();
      await check("favourites");
      await field.fill("zzzqqxx");
      await expect(dialog).toContainText("No results for");
      await check("none");
      const { release } = await hold(page, "**/search-index/**");
      await field.fill("liquidity mining");
      await expect(container).toHaveClass(/Stalled/);
      await check("stalled");
      await page.route("**/search-index/**", (route) => route.abort());
      await release();
      await field.fill("governance votes");
      await expect(dialog).toContainText("Unable to fetch results");
      await check("error");
      expect(found).toEqual([]);
    });
  }
}

/** The heading of an address is just below the navbar, and has the focus. */
async function expectAtTop(page: Page, href: string): Promise<void> {
  const id = decodeURIComponent(href.split("#")[1] ?? "");
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeFocused();
  await expect
    .poll(async () => {
      const { top, isEnd } = await heading.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        isEnd: Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight,
      }));
      return top > 50 && (top < 140 || isEnd);
    })
    .toBe(true);
}
