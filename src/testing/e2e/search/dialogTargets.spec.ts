import { expect, type Page, test } from "@playwright/test";
import { slugify } from "../../../domain/slugs";
import { testPage } from "../../searchIndex";
import { GALLERY, START } from "../support/harbour";
import { settled } from "../support/live";
import { hold, watch } from "../support/requests";
import { openDialog, searchDialog, serveIndex } from "../support/searchDialog";

test.describe("a result", () => {
  test("opens at its heading on another page, with the focus on it", async ({ page }) => {
    const { rows, dialog, status } = await openDialog(page);
    await page.keyboard.type("spring tides");
    await expect(status).toContainText("for “spring tides”");
    const link = rows.locator('a[href*="#"]').first();
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(dialog).toHaveCount(0);
    await expectAtTop(page, href);
  });

  test("opens at its heading on the same page, from any position, and again", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.goto(START.path);
    const id = (await page.locator("h2[id]").nth(2).getAttribute("id")) ?? "";
    const text = id.replaceAll("-", " ");
    await serveIndex(page, [
      testPage(START.path, START.title, `## ${text}`, "Words of this section."),
    ]);
    const href = `${START.path}#${id}`;
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

  test("Enter before the answer opens its first result once it is there", {
    tag: "@slow",
  }, async ({ page }) => {
    const { dialog } = await openDialog(page);
    const { release } = await hold(page, "**/search-index/**");
    await page.keyboard.type("boarding");
    await page.keyboard.press("Enter");
    await settled(page);
    await expect(page).toHaveURL(START.path);
    await expect(dialog).toBeVisible();
    release();
    await expect(page).toHaveURL(/boarding/);
    await expect(dialog).toHaveCount(0);
  });

  test("opens a heading that is folded away, on another page and on the same one", {
    tag: "@slow",
  }, async ({ page }) => {
    const folded = ["Heading in details", "Heading in a tab"];
    const sections = folded.flatMap((heading) => [`## ${heading}`, "Words."]);
    await serveIndex(page, [testPage(`${GALLERY}?network=mainnet`, "Gallery", ...sections)]);
    for (const headings of [folded, folded.toReversed()]) {
      await page.goto(START.path);
      for (const heading of headings) {
        const id = slugify(heading);
        await expect(page.locator(`#${id}`)).toBeHidden();
        await page.keyboard.press("Control+k");
        const { field, rows } = searchDialog(page);
        await field.fill(heading);
        await expect(rows.first()).toContainText(heading);
        await page.keyboard.press("Enter");
        await expect(page.locator(`#${id}`)).toBeVisible();
        await expectAtTop(page, `#${id}`);
      }
    }
  });

  test("hits never inject markup, neither in results nor in recent searches", async ({ page }) => {
    const { errors } = watch(page);
    await page.addInitScript(() =>
      Object.assign(window, {
        alert: () => Object.assign(document.documentElement.dataset, { injected: "yes" }),
      }),
    );
    await serveIndex(page, [
      testPage(
        START.path,
        "Coin<T> <img src=x onerror=alert(1)>",
        "Body <b>bold</b> & <mark>x</mark> needle",
      ),
    ]);
    const { rows, field } = await openDialog(page);
    await page.keyboard.type("coin");
    await expect(rows.first().locator(".DocSearch-Hit-title")).toHaveText(
      "Coin<T> <img src=x onerror=alert(1)>",
    );
    await expect(rows.first().locator("mark")).toHaveText("Coin");
    await field.fill("needle");
    await expect(rows.first().locator(".DocSearch-Hit-text")).toHaveText(
      "Body <b>bold</b> & <mark>x</mark> needle",
    );
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+k");
    await field.fill("");
    await expect(rows.first()).toContainText("Coin<T> <img src=x onerror=alert(1)>");
    await expect(page.locator(".DocSearch-Hit img, .DocSearch-Hit b")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveAttribute("data-injected", "yes");
    expect(errors).toEqual([]);
  });
});

/** Expects the heading that an address points to just below the navbar, with the focus. */
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
