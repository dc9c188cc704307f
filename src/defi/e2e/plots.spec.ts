import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "../../testing/e2e/support/axe";
import { openLive } from "../../testing/e2e/support/live";

/** The page of the fixture site with plots. */
const PAGE = "/figures/plots";

test("without JavaScript a plot and its data are readable", { tag: "@slow" }, async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(PAGE);
  await expect(page.locator("main svg[role=img]")).toHaveCount(2);
  await expect(page.getByText("Data of the figure")).toHaveCount(1);
  // Its marker is at the edge of the text, where a frame would touch it.
  const data = page.locator("details", { hasText: "Data of the figure" });
  await expect(data).toHaveCSS("border-left-width", "0px");
  await page.getByText("Data of the figure").click();
  await expect(page.locator("main table").getByRole("cell").first()).toBeVisible();
});

test("plots are readable in print and in forced colors", { tag: "@slow" }, async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: "print" });
  await expect(
    page.getByRole("img", {
      name: /^Plot\. Vertical axis: Price impact, %\. Horizontal axis: Trade size/,
    }),
  ).toBeVisible();
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  const strokes = await page
    .locator("svg[role=img]")
    .nth(1)
    .locator("path")
    .evaluateAll((paths) =>
      paths.map(
        (path) => `${getComputedStyle(path).stroke} ${getComputedStyle(path).strokeDasharray}`,
      ),
    );
  expect(new Set(strokes).size).toBe(strokes.length);
});

test.describe("a plot's values", () => {
  const values = (page: Page) => page.locator("[data-readout]").first().locator("dl");

  test("appear under the pointer and disappear with it", { tag: "@slow" }, async ({ page }) => {
    await page.goto(PAGE);
    const plot = page.locator("[data-readout]").first();
    await plot.scrollIntoViewIfNeeded();
    const box = await plot.locator("svg[role=img]").boundingBox();
    if (!box) throw new Error("The plot has no box.");
    await expect(async () => {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height / 2);
      await expect(values(page)).toContainText("A = 100", { timeout: 1_000 });
    }).toPass(); // the first movement loads the code
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await expect(values(page)).toContainText("0.000M");
    await page.mouse.move(0, 0);
    await expect(values(page)).toHaveCount(0);
  });

  test("are read with the arrow keys, and announced", async ({ page }) => {
    await openLive(page, PAGE);
    const slider = page.getByRole("slider", { name: /^Values of “/ }).first();
    await slider.focus();
    await slider.press("Home");
    await expect(slider).toHaveAttribute(
      "aria-valuetext",
      /^USDX in the pool: 0\.000M\. .*1:1 line: 2\.000M/,
    );
    await slider.press("ArrowRight");
    await expect(slider).not.toHaveAttribute("aria-valuetext", /0\.000M\./);
    expect(await axeViolations(page, { within: "[data-readout]" })).toEqual([]);
  });

  test("are marked at the inputs of a calculator on the page", { tag: "@slow" }, async ({
    page,
  }) => {
    await openLive(page, "/figures/calculators");
    const ratio = page
      .locator("#calculator-il")
      .getByRole("textbox", { name: "New price ÷ old price" });
    await expect(page.getByRole("slider", { name: /^Values of “/ })).toHaveCount(1);
    const mark = page.locator("[data-place]");
    await expect(mark).toHaveCount(0);
    await ratio.fill("1");
    await expect(mark.locator("line")).toHaveAttribute("x1", "50%"); // of 0.1 to 10, by ratio
    const heights = () =>
      mark.locator("circle").evaluateAll((all) => all.map((dot) => dot.getAttribute("cy")));
    expect(new Set(await heights()).size).toBe(1); // no loss on any of the lines
    await ratio.fill("4");
    await expect.poll(async () => new Set(await heights()).size).toBe(3);
    await ratio.fill("1000");
    await expect(mark).toHaveCount(0); // beyond the end of the axis
  });
});
