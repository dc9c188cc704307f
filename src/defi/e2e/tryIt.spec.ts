import { expect, type Locator, test } from "@playwright/test";
import { live } from "../../testing/e2e/support/live";

/** The fixture page that ends with the form of `GET /quote`. */
const PAGE = "/figures/calculators";
const FORM = "#calculator-quote";

/** Prefetched whenever the browser is idle, because the reader may follow a link. */
const isAhead = (url: string) => /\/page-data\.json$|\.js$/.test(url);

/** The code block of a request or response, as the reader copies it. */
const code = (form: Locator, label: string) =>
  form.getByRole("group", { name: `Code: ${label}`, exact: true });

test.describe("the form that answers GET /quote inside the page", () => {
  test("shows request, response and route for the reader's numbers, and sends nothing", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.goto(PAGE);
    await live(page);
    const form = page.locator(FORM);
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute("data-live", "");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (!isAhead(request.url())) requests.push(request.url());
    });
    await form.getByLabel("Sell, USDX").fill("1,000.5");
    await form.getByLabel("slippageBps").fill("25");
    await form.getByLabel("excludeVenues").selectOption("pool-1");
    await form.getByLabel("Base URL of the samples").fill("https://quotes.harbour.example/v9/");
    for (const language of ["cURL", "TypeScript", "Python"])
      await expect(code(form, `Request with ${language}`)).toContainText(
        "quotes.harbour.example/v9",
      );
    const curl = code(form, "Request with cURL");
    for (const part of ["amountIn=100050000000", "slippageBps=25", "excludeVenues=pool-1"])
      await expect(curl).toContainText(part);
    const answer = code(form, "Response, status 200");
    await expect(answer).toContainText("pool-2");
    await expect(answer).not.toContainText("pool-1");
    await expect(form.getByRole("table")).not.toContainText("pool-1");
    expect(requests).toEqual([]);
  });

  test("says what is wrong with an amount, and what the service responds when it is too small", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.goto(PAGE);
    await live(page);
    const form = page.locator(FORM);
    await form.scrollIntoViewIfNeeded();
    const amount = form.getByLabel("Sell, USDX");
    await expect(form).toHaveAttribute("data-live", "");
    await amount.fill("0.123456789");
    await expect(form).toContainText("USDX has 8 decimals; write fewer.");
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await amount.fill("0.00000001");
    await expect(code(form, "Response, status 422")).toContainText("error");
  });

  test("is readable without JavaScript, with the numbers of the page", { tag: "@slow" }, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto(PAGE);
    const form = page.locator(FORM);
    await expect(code(form, "Request with cURL")).toContainText("amountIn=5000000000000");
    await expect(code(form, "Response, status 200")).toContainText('"2417276838913"');
  });
});
