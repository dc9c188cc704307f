import { expect, type Page, test } from "@playwright/test";
import { live } from "../../testing/e2e/support/live";
import { hold, withConnection } from "../../testing/e2e/support/requests";

/** The page of the fixture site whose calculators cover every kind of input. */
const PAGE = "/figures/calculators";

/** Opens a page whose scripts do not load until they are released. */
async function openEarly(page: Page, path: string, scripts: string) {
  await withConnection(page, { saveData: true }); // otherwise a calculator in view makes the page interactive at once
  const held = await hold(page, scripts);
  await page.goto(path);
  return { ...held, swap: page.locator("#calculator-swap") };
}

const caret = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return [field.value, field.selectionStart, field.selectionEnd];
  });

for (const [awaited, scripts] of [
  ["the page", "**/*.js"],
  ["the calculator alone", "**/calc-*.js"],
] as const) {
  test(`an amount typed while ${awaited} is loading stays, with focus and caret, and is used in the result`, {
    tag: "@slow",
  }, async ({ page }) => {
    const { release, swap } = await openEarly(page, PAGE, scripts);
    const field = swap.getByLabel("You pay, USDX");
    await field.click();
    if (awaited !== "the page") await live(page);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("2000");
    await page.keyboard.press("Enter"); // must not send the form
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    await expect(swap).toHaveAttribute("data-live", "awaited");
    release();
    await expect(swap).toHaveAttribute("data-live", "");
    await expect(field).toBeFocused();
    expect(await caret(page)).toEqual(["2000", 1, 1]);
    await page.keyboard.type("0");
    await expect(field).toHaveValue("20000");
    await expect(swap.getByRole("status").first()).toContainText("9,775.08 ALPHA");
    await expect(page).toHaveURL(/swap\.amountIn=20000/);
  });
}

test("two amounts typed early are both used, in place of those in the address", {
  tag: "@slow",
}, async ({ page }) => {
  const { release } = await openEarly(page, `${PAGE}?il.deposit=5&il.ratio=9`, "**/calc-*.js");
  const il = page.locator("#calculator-il");
  await il.getByLabel("Deposit, USDX").fill("100");
  await il.getByRole("textbox", { name: "New price ÷ old price" }).fill("4");
  release();
  await expect(il.getByRole("status").first()).toContainText("−20.00%");
  await expect(page).toHaveURL(/il\.deposit=100/);
  await expect(page).toHaveURL(/il\.ratio=4/);
});

test("a choice and a button pressed early take effect as well", { tag: "@slow" }, async ({
  page,
}) => {
  const { release } = await openEarly(page, PAGE, "**/calc-*.js");
  const widget = page.locator("#calculator-widget");
  await widget.getByLabel("theme").selectOption("dark");
  const entry = page.locator("#calculator-tokenEntry");
  await entry.getByRole("button", { name: "A placeholder address" }).click();
  release();
  await expect(widget.locator("pre").first()).toContainText("theme=dark");
  await expect(entry.getByRole("status").first()).toContainText("bad faAddress");
});

test("without its scripts the text stays", { tag: "@slow" }, async ({ page }) => {
  const { swap } = await openEarly(page, PAGE, "**/*.js");
  await swap.getByLabel("You pay, USDX").fill("2000");
  await expect(swap.getByLabel("You pay, USDX")).toHaveValue("2000");
});
