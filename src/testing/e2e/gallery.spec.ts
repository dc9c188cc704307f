import { expect, type Page, test } from "@playwright/test";
import { site } from "../product";

const GALLERY = "/component-gallery";
const GLOSSARY = `/${site.product.slug}-hyper-amm/glossary`;
const CONTENTS = "/table-of-contents";

const term = (page: Page) => page.locator("[data-term]").first();
const definition = (page: Page) => term(page).locator("[role=tooltip]");

test.describe("Term", () => {
  test("its definition shows on hover, stays under the pointer, and Escape dismisses it without moving anything", async ({ page }) => {
    await page.goto(GALLERY, { waitUntil: "networkidle" });
    await expect(definition(page)).toBeHidden();
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    await definition(page).hover();
    await expect(definition(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(definition(page)).toBeHidden();
    await page.mouse.move(0, 0);
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
  });

  test("its definition shows on focus, Escape dismisses it and keeps the focus, and it names the link's description", async ({ page }) => {
    await page.goto(GALLERY, { waitUntil: "networkidle" });
    const link = term(page).getByRole("link");
    await link.focus();
    await expect(definition(page)).toBeVisible();
    await expect(link).toHaveAccessibleDescription((await definition(page).textContent()) ?? "");
    await page.keyboard.press("Escape");
    await expect(definition(page)).toBeHidden();
    await expect(link).toBeFocused();
    await link.blur();
    await link.focus();
    await expect(definition(page)).toBeVisible();
  });

  test("every definition stays inside a window of 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(GALLERY, { waitUntil: "networkidle" });
    for (const one of await page.locator("[data-term]").all()) {
      await one.getByRole("link").focus();
      const box = await one.locator("[role=tooltip]").boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    }
  });

  test("the first tap shows the definition, the second follows the link", async ({ browser }) => {
    const page = await (await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })).newPage();
    await page.goto(GALLERY, { waitUntil: "networkidle" });
    await term(page).getByRole("link").tap();
    await expect(definition(page)).toBeVisible();
    await expect(page).toHaveURL(GALLERY);
    await term(page).getByRole("link").tap();
    await expect(page).toHaveURL(new RegExp(`${GLOSSARY}#`));
  });

  test("without JavaScript it is a link whose definition shows on hover", async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(GALLERY);
    await term(page).hover();
    await expect(definition(page)).toBeVisible();
    await term(page).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${GLOSSARY}#`));
  });
});

test.describe("Figure and pictures", () => {
  test("a picture opens large by keyboard; Escape and Close return the focus to it", async ({ page }) => {
    await page.goto(GALLERY, { waitUntil: "networkidle" });
    const link = page.getByRole("link", { name: /^Enlarge: A text file/ });
    await link.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("without JavaScript a picture is a link to its file", async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(GALLERY);
    for (const link of await page.getByRole("link", { name: /^Enlarge:/ }).all()) {
      const response = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(response.headers()["content-type"]).toMatch(/^image\//);
    }
    await expect(page.getByRole("link", { name: /^Enlarge:/ })).toHaveCount(2);
  });

  test("a figure has its caption and credit", async ({ page }) => {
    await page.goto(GALLERY);
    await expect(page.getByText("A bitmap with a caption and a credit. (this site)")).toBeVisible();
  });
});

test.describe("Checklist", () => {
  test("ticks are counted, kept on the device and cleared", async ({ page }) => {
    await page.goto(GALLERY, { waitUntil: "networkidle" });
    const list = page.getByRole("group", { name: "Checklist" });
    await list.getByRole("checkbox").nth(0).check();
    await list.getByText("A third line.").click();
    await expect(list.getByRole("status")).toHaveText("2 of 3 ticked");
    await page.reload({ waitUntil: "networkidle" });
    await expect(list.getByRole("checkbox").nth(0)).toBeChecked();
    await expect(list.getByRole("checkbox").nth(1)).not.toBeChecked();
    await list.getByRole("button", { name: "Clear ticks" }).click();
    await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("checklist.gallery"))).toBe("[]");
  });
});

test.describe("Tabs", () => {
  test("a link to a heading inside a closed tab opens it; the choice stands in the URL", async ({ page }) => {
    await page.goto(`${GALLERY}?network=mainnet#heading-in-a-tab`, { waitUntil: "networkidle" });
    await expect(page.locator("#heading-in-a-tab")).toBeVisible();
    await page.getByRole("tab", { name: "Mainnet" }).click();
    await expect(page).toHaveURL(/network=mainnet/);
    await expect(page.locator("#heading-in-a-tab")).toBeHidden();
  });
});

test("Steps number tasks and name the result; Details open by keyboard; Cards are one link each", async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.getByText("Result: The form shows a quote.")).toBeVisible();
  const details = page.locator("details", { hasText: "Closed at first" }).last();
  await details.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(details).toHaveAttribute("open", "");
  await expect(page.getByRole("listitem").filter({ hasText: "A card with a text" }).getByRole("link")).toHaveCount(1);
});

test("ParamTable, ApiEndpoint, MoveFn, NetworkTable, StatusBadge, RiskCallout and ExampleValue say in words what they mean", async ({ page }) => {
  await page.goto(GALLERY);
  const parameters = page.getByRole("table", { name: "Parameters with a default." });
  await expect(parameters.getByRole("row", { name: /amountIn/ })).toContainText("required");
  await expect(parameters.getByRole("row", { name: /slippageBps/ })).toContainText("optional");
  await expect(page.getByRole("region", { name: "GET /quote" })).toContainText("Authentication: none · Stability: example");
  await expect(page.getByRole("region", { name: "pool::add_liquidity" })).toContainText("131076");
  await expect(page.getByRole("table", { name: /Network settings/ }).first()).toContainText("https://rpc-testnet.supra.com");
  for (const word of ["planned", "in progress", "available", "retired"]) await expect(page.getByText(word, { exact: true })).toBeVisible();
  await expect(page.getByText("Who bears it")).toBeVisible();
  await expect(page.getByText("Example value").first()).toBeVisible();
  const confirmed = page.getByRole("link", { name: /^https:\/\/www\.w3\.org/ });
  await expect(confirmed).toBeVisible();
  await expect(confirmed.locator("xpath=..")).not.toContainText("Example value");
});

test("Formula has its reading in words and its symbols", async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.getByText("In words: Both balances multiplied stay the same.")).toBeVisible();
  await expect(page.getByText("balances of the pool")).toBeVisible();
});

test("every control of the gallery can be reached by keyboard and shows its focus", async ({ page }) => {
  await page.goto(GALLERY, { waitUntil: "networkidle" });
  await page.locator(".prose a, .prose button").first().focus();
  const seen = new Set<string>();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    const state = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element) return undefined;
      const outlines = [getComputedStyle(element), getComputedStyle(element, "::after")];
      return { name: element.outerHTML.slice(0, 120), ring: outlines.some(({ outlineStyle }) => outlineStyle !== "none") };
    });
    expect(state?.ring, state?.name).toBe(true);
    seen.add(state?.name ?? "");
  }
  expect(seen.size).toBeGreaterThan(40);
});

test.describe("/table-of-contents", () => {
  test("filters pages by reader and by text, announces the count, and keeps the wish in the URL", async ({ page }) => {
    await page.goto(CONTENTS, { waitUntil: "networkidle" });
    const filter = page.getByRole("search", { name: "Filter the pages" });
    const items = page.locator("[data-filter-item]:visible");
    const total = await items.count();
    await expect(filter.getByRole("status")).toHaveText(`All ${total} pages`);
    await filter.getByLabel("Token creators").check();
    const forCreators = await items.count();
    expect(forCreators).toBeGreaterThan(5);
    expect(forCreators).toBeLessThan(total);
    await expect(filter.getByRole("status")).toHaveText(`${forCreators} of ${total} pages`);
    await filter.getByRole("searchbox").fill("curve");
    expect(await items.count()).toBeLessThan(forCreators);
    await expect(items.filter({ hasText: "How it works" })).toHaveCount(1);
    await expect(page).toHaveURL(/filter=curve&for=token-creator/);
    await page.reload({ waitUntil: "networkidle" });
    await expect(filter.getByRole("searchbox")).toHaveValue("curve");
    await expect(filter.getByLabel("Token creators")).toBeChecked();
    await filter.getByRole("searchbox").fill("zzz");
    await expect(filter.getByRole("status")).toHaveText("No pages match");
    await filter.getByRole("button", { name: "Clear filter" }).click();
    await expect(items).toHaveCount(total);
    await expect(page).toHaveURL(CONTENTS);
  });

  test("without JavaScript it is the whole list", async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(CONTENTS);
    expect(await page.locator("[data-filter-item]:visible").count()).toBeGreaterThan(50);
    await expect(page.getByRole("search", { name: "Filter the pages" })).toHaveCount(0);
  });
});

test.describe("glossary", () => {
  test("filters terms, hides empty groups with their headings, and a link to a hidden term shows it", async ({ page }) => {
    await page.goto(GLOSSARY, { waitUntil: "networkidle" });
    const filter = page.getByRole("search", { name: "Filter the terms" });
    await expect(filter.getByRole("status")).toHaveText("All 70 terms");
    await filter.getByRole("searchbox").fill("quorum");
    await expect(page.locator("#quorum")).toBeVisible();
    await expect(page.locator("#slippage")).toBeHidden();
    await expect(page.getByRole("heading", { name: /Trading and pools/ })).toBeHidden();
    await expect(page.getByRole("heading", { name: /Governance and rewards/ })).toBeVisible();
    await page.evaluate(() => {
      location.hash = "#slippage";
    });
    await expect(page.locator("#slippage")).toBeVisible();
    await expect(filter.getByRole("searchbox")).toHaveValue("");
  });

  test("letters lead to the index, the index to the terms, and every term has its own address", async ({ page }) => {
    await page.goto(GLOSSARY, { waitUntil: "networkidle" });
    await page.getByRole("navigation", { name: "Terms by letter" }).getByRole("link", { name: "I", exact: true }).click();
    await expect(page).toHaveURL(/#letter-i$/);
    await page.locator("dd").getByRole("link", { name: "Impermanent loss (IL)" }).first().click();
    await expect(page).toHaveURL(/#impermanent-loss$/);
    await expect(page.locator("#impermanent-loss")).toBeInViewport();
  });
});

test("the FAQ filters its questions", async ({ page }) => {
  await page.goto("/support/faq?filter=approval", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: /approval step/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Do I need an account?" })).toBeHidden();
});
