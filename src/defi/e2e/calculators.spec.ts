import { expect, type Locator, test } from "@playwright/test";
import { axeViolations } from "../../testing/e2e/support/axe";
import { pastedText } from "../../testing/e2e/support/clipboard";
import { watchFirstPaint } from "../../testing/e2e/support/firstPaint";
import { live, openLive } from "../../testing/e2e/support/live";
import { hold, navigate, watch, withConnection } from "../../testing/e2e/support/requests";
import { openCalculator } from "./support";

/** The page of the fixture site whose calculators cover every kind of input. */
const PAGE = "/figures/calculators";

const answer = (calculator: Locator) => calculator.locator('[aria-live="polite"]');

test.describe("a calculator", () => {
  test("shows a spinner after 200 ms while its code is loading", { tag: "@slow" }, async ({
    page,
  }) => {
    await withConnection(page, { saveData: true });
    const { release } = await hold(page, "**/calc-*.js");
    await openLive(page, "/");
    await navigate(page, PAGE);
    const spinner = page.locator("main .spinner").first();
    await expect(spinner).toHaveCSS("animation-delay", "0s, 0.2s");
    await expect(spinner).toHaveCSS("opacity", "1");
    release();
    await expect(page.locator("#calculator-swap")).toBeVisible();
    await expect(page.locator("main .spinner")).toHaveCount(0);
  });

  test("is printed without spinner and buttons, and with each input next to its label", {
    tag: "@slow",
  }, async ({ page }) => {
    await hold(page, "**/calc-*.js");
    await page.goto(PAGE);
    await live(page);
    const calculator = page.locator("#calculator-swap");
    await expect(calculator.locator(".spinner")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(calculator.locator(".spinner")).toBeHidden();
    await expect(calculator.locator("> p").first()).toHaveCSS("break-after", "avoid");
    const field = calculator.locator("div:has(> label)").first();
    await expect(field).toHaveCSS("break-inside", "avoid");
    const buttons = page.locator("[id^=calculator-] button");
    expect(await buttons.count()).toBeGreaterThan(0);
    await expect(buttons.filter({ visible: true })).toHaveCount(0);
  });

  test("computes while the reader types, accepts separators, and announces the answer", async ({
    page,
  }) => {
    const swap = await openCalculator(page, PAGE, "swap");
    await expect(answer(swap)).toContainText("4,935.79 ALPHA");
    const input = swap.getByLabel("You pay, USDX");
    await input.fill("20 000");
    await expect(answer(swap)).toContainText("9,775.08 ALPHA");
    await input.fill("20,000.00");
    await expect(answer(swap)).toContainText("9,775.08 ALPHA");
    await expect(answer(swap)).toHaveAttribute("role", "status");
  });

  test("explains an error at its input, in words, and shows no result until it is corrected", async ({
    page,
  }) => {
    const swap = await openCalculator(page, PAGE, "swap");
    const input = swap.getByLabel("You pay, USDX");
    await input.fill("ten");
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).toHaveAccessibleDescription("Enter a number, such as 1,234.5.");
    await expect(answer(swap)).toHaveText(
      "Correct the marked input to see the result.You pay: Enter a number, such as 1,234.5.",
    );
    await input.fill("10");
    await expect(input).toHaveAttribute("aria-invalid", "false");
    await expect(answer(swap)).toContainText("ALPHA");
  });

  test("says how it reads a comma that may be a thousands separator", { tag: "@slow" }, async ({
    page,
  }) => {
    const swap = await openCalculator(page, PAGE, "swap");
    const input = swap.getByLabel("You pay, USDX");
    await input.fill("10,00");
    await expect(input).toHaveAccessibleDescription("Read as 10.00.");
    await expect(input).toHaveAttribute("aria-invalid", "false");
    await input.fill("10,000");
    await expect(input).toHaveAccessibleDescription("");
  });

  test("Reset restores the worked example and a clean address", { tag: "@slow" }, async ({
    page,
  }) => {
    const swap = await openCalculator(page, PAGE, "swap");
    await swap.getByLabel("You pay, USDX").fill("1");
    await expect(page).toHaveURL(`${PAGE}?swap.amountIn=1`);
    await swap.getByRole("button", { name: "Reset" }).click();
    await expect(answer(swap)).toContainText("4,935.79 ALPHA");
    await expect(page).toHaveURL(PAGE);
  });

  test("a shared link restores the inputs, does not scroll while typing, and opens at the calculator", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const il = await openCalculator(page, PAGE, "il");
    const before = await page.evaluate(() => scrollY);
    await il.getByRole("textbox", { name: "New price ÷ old price" }).fill("4");
    await expect(page).toHaveURL(/il\.ratio=4/);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await il.getByRole("button", { name: "Copy link to this result" }).click();
    await expect(il.getByText("Link copied")).toBeVisible();
    const said = il.getByText("Link copied");
    await said.evaluate((status) => {
      const hear = () => status.setAttribute("data-heard", status.textContent);
      new MutationObserver(hear).observe(status, { childList: true, subtree: true });
    });
    await il.getByRole("button", { name: "Copy link to this result" }).click();
    await expect(said).toHaveAttribute("data-heard", "Link copied"); // a second time as well
    const link = await pastedText(page);
    const other = await context.newPage();
    await other.goto(link);
    await expect(
      other.locator("#calculator-il").getByRole("textbox", { name: "New price ÷ old price" }),
    ).toHaveValue("4");
    await expect(answer(other.locator("#calculator-il"))).toContainText("−20.00%");
    await expect(other.locator("#calculator-il")).toBeInViewport();
  });

  test("works with the keyboard alone: input, slider, adding and removing a row", {
    tag: "@slow",
  }, async ({ page }) => {
    const split = await openCalculator(page, PAGE, "split");
    await split.getByLabel("Order, USDX").focus();
    await page.keyboard.press("Tab");
    await expect(split.getByRole("slider")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(split.getByLabel("Order, USDX")).toHaveValue("51000");
    await split.getByRole("button", { name: "Remove pool 3" }).focus();
    await page.keyboard.press("Enter");
    await expect(split.getByRole("button", { name: "Add a pool" })).toBeFocused();
    await expect(split.getByRole("group", { name: "Pool 3" })).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(
      split.getByRole("group", { name: "Pool 3" }).getByRole("textbox").first(),
    ).toBeFocused();
  });

  test("the response explorer gives the meaning of the field with the focus", {
    tag: "@slow",
  }, async ({ page }) => {
    const explorer = await openCalculator(page, PAGE, "response");
    await explorer.getByRole("radio", { name: "minAmountOut" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(answer(explorer)).toContainText("slippageBps");
  });

  test("the abort-code decoder, the token-entry check and the widget's snippet work", {
    tag: "@slow",
  }, async ({ page }) => {
    const decoder = await openCalculator(page, PAGE, "abortCode");
    await expect(answer(decoder)).toContainText("131076 is category 2 (out_of_range), reason 4");
    const entry = await openCalculator(page, PAGE, "tokenEntry");
    await entry.getByRole("button", { name: "A placeholder address" }).click();
    await expect(answer(entry)).toContainText("bad faAddress");
    const widget = await openCalculator(page, PAGE, "widget");
    await widget.getByLabel("theme").selectOption("dark");
    await expect(widget.locator("pre").first()).toContainText("theme=dark");
  });

  test("the page does not shift when it starts, and requests nothing from other sites", {
    tag: "@slow",
  }, async ({ page }) => {
    const { foreign } = watch(page);
    const firstPaint = await watchFirstPaint(page);
    await openCalculator(page, PAGE, "il");
    expect((await firstPaint()).shifted).toBeLessThan(0.001);
    expect(foreign).toEqual([]);
  });

  test("has no axe violations with an error shown, in both modes, with reduced motion", {
    tag: "@slow",
  }, async ({ page }) => {
    const split = await openCalculator(page, PAGE, "split");
    await split.getByLabel("Order, USDX").fill("x");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
      expect(await axeViolations(page, { within: "#calculator-split" })).toEqual([]);
    }
  });
});

test("without JavaScript the results are readable", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(PAGE);
  await expect(answer(page.locator("#calculator-il"))).toContainText(
    "28,284.27 USDX against 30,000.00 USDX held",
  );
  await expect(page.locator("#calculator-il noscript p")).toBeVisible(); // text selectors ignore noscript
  await expect(page.locator("#calculator-il").getByLabel("Deposit, USDX")).toBeDisabled();
  await expect(page.locator("main button:visible")).toHaveCount(0);
});

test("calculators whose code cannot be loaded say so, a single notice offers Retry, and the page stays usable", {
  tag: "@slow",
}, async ({ page }) => {
  const pattern = "**/calc-*.js";
  await page.route(pattern, (route) => route.abort());
  await page.goto(PAGE);
  await live(page);
  const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(notice).toHaveCount(1);
  await expect(
    page.getByText("This part of the page (Calculator) could not be loaded.").first(),
  ).toBeVisible();
  await expect(page.locator("h1")).toBeVisible();
  await page.unroute(pattern);
  await notice.getByRole("button", { name: "Retry" }).click();
  await live(page);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Inputs" }).first()).toBeVisible();
});
