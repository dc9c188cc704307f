import { expect, test } from "@playwright/test";
import { pastedText } from "../support/clipboard";
import { ARRIVALS, NEXT, START, UNLISTED } from "../support/harbour";
import { live, openLive } from "../support/live";

test("breadcrumbs, version badge, paginator and table of contents", async ({ page }) => {
  await page.goto(START.path);
  await expect(
    page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem"),
  ).toHaveText(["", "Get started", "First berth"]);
  await expect(
    page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Home page" }),
  ).toHaveAttribute("href", "/");
  await expect(page.getByText("Version: Next")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Docs pages" }).getByRole("link")).toHaveText([
    "Previous« Welcome",
    `Next${NEXT.title} »`,
  ]);
  const levels = await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map(
        (link) =>
          document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)))
            ?.tagName,
      ),
    );
  expect(new Set(levels)).toEqual(new Set(["H2", "H3"]));
  await expect(page.locator(".prose h4")).toHaveCount(1); // which the table of contents omits
});

test("a page's own address is encoded wherever it occurs in its head and data", {
  tag: "@slow",
}, async ({ page }) => {
  const path = "/help/Report%20a%20problem%20(v2)";
  const html = await (await page.request.get(path)).text();
  for (const tag of [/<link[^>]*rel="canonical"[^>]*>/, /<meta[^>]*property="og:url"[^>]*>/])
    expect(tag.exec(html)?.[0]).toContain(`${path}"`);
  expect(html).toContain(`"item":"https://docs.harbour.example${path}"`);
  expect(html).not.toMatch(/https?:[^"<]*Report a problem/);
});

test("right-to-left text has its list markers on the right, and its code left to right", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto(UNLISTED);
  await expect(page.locator(".prose ul")).toHaveCSS("padding-right", "24px");
  await expect(page.locator(".prose ul")).toHaveCSS("padding-left", "0px");
  await expect(page.locator(".prose code")).toHaveCSS("direction", "ltr");
});

test("the heading being read is marked in the table of contents", async ({ page }) => {
  await page.goto(START.path);
  const last = page.locator(".prose > h2").last();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(
    page.getByRole("navigation", { name: "On this page" }).locator("[data-active]"),
  ).toHaveText((await last.evaluate((heading) => heading.firstChild?.textContent)) ?? "no heading");
});

test("scroll to top appears while scrolling up past 300 px and goes to the top", async ({
  page,
}) => {
  await page.goto(START.path);
  const button = page.getByRole("button", { name: "Scroll back to top" });
  await expect(button).toBeHidden();
  await live(page);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1800);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1800);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("the accessible name of a heading is its text, and that of its link says what it is as well", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto(START.path);
  const heading = page.locator(".prose > h2").first();
  const text = (await heading.locator("> span").textContent()) ?? "no text";
  await expect(heading).toHaveAccessibleName(text);
  await expect(heading.getByRole("link")).toHaveAccessibleName(`Direct link to ${text}`);
});

test("scroll to top is instant with reduced motion, and animated without", {
  tag: "@slow",
}, async ({ page }) => {
  await page.goto(START.path);
  const places: number[] = [];
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => scrollTo(0, 900));
    places.push(
      await page.evaluate(() => {
        document.querySelector<HTMLElement>("[data-scroll-to-top]")?.click();
        return scrollY;
      }),
    );
  }
  expect(places).toEqual([0, 765]);
});

test("skip link is first in the tab order and skips the navigation", async ({ page }) => {
  for (const path of ["/", "/blog", "/about", "/nowhere"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to main content" });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}#pageContent`);
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus"), path).toHaveCount(1);
  }
});

test("the page is copied as Markdown, and screen readers are told", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLive(page, ARRIVALS);
  await page.clock.install();
  await page.getByRole("button", { name: "Copy page as Markdown" }).press("Enter");
  await expect(page.getByRole("status").getByText("Copied", { exact: true })).toBeAttached();
  expect(await pastedText(page)).toMatch(/^# /);
});

test("code is copied without its removed lines, and the button says Copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install({ time: 0 });
  await openLive(page, ARRIVALS);
  const block = page.locator("figure:has(pre)", { hasText: "- const depth = 9;" });
  const button = (name: string) => block.getByRole("button", { name });
  await block.hover();
  await page.clock.pauseAt(3_600_000);
  await button("Copy code to clipboard").click();
  await expect(button("Copied")).toBeVisible();
  await page.clock.runFor(999);
  await expect(button("Copied")).toBeVisible();
  await page.clock.runFor(1);
  await expect(button("Copy code to clipboard")).toBeVisible();
  expect(await pastedText(page)).toBe("+ const depth = 9.5;");
});
