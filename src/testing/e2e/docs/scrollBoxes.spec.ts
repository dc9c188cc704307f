import { expect, type Page, test } from "@playwright/test";
import { GALLERY } from "../support/harbour";

const boxes = (page: Page) => page.locator(".scroll-x[role=group]");

test("a label that a reader's own spacing makes wider than its drawing is shown completely", {
  tag: "@slow",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(GALLERY);
  const drawing = boxes(page)
    .locator("> svg", { has: page.locator("text") })
    .first();
  await drawing.scrollIntoViewIfNeeded();
  /** How far the longest label extends beyond the drawing, and whether its first letter is there. */
  const longest = await drawing.evaluate((svg) => {
    const edge = svg.getBoundingClientRect().left;
    const labels = [...svg.querySelectorAll("text")].filter((text) => text.checkVisibility());
    for (const label of labels) label.style.letterSpacing = "2em";
    const left = (label: Element) => label.getBoundingClientRect().left;
    const label = labels.sort((a, b) => left(a) - left(b))[0];
    if (!label) return undefined;
    const { top, height } = label.getBoundingClientRect();
    const shown = document.elementFromPoint(left(label) + 4, top + height / 2);
    return { out: edge - left(label), isShown: label.contains(shown) };
  });
  expect(longest?.out).toBeGreaterThan(8);
  expect(longest?.isShown).toBe(true);
});

for (const { name, width, stays } of [
  { name: "stays in view on a phone", width: 390, stays: true },
  {
    name: "scrolls where text of twice the size leaves no room beside it",
    width: 210,
    stays: false,
  },
])
  test(`the first column of a table ${name}`, { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(GALLERY);
    const table = page.locator("table.first-stays").first();
    await table.evaluate((element) => {
      element.style.width = "40rem"; // as if it had more columns
      element.closest(".scroll-x")?.scrollTo({ left: 300, behavior: "instant" });
    });
    const left = () =>
      table.evaluate((element) => {
        const [cell, box] = [element.querySelector("td, tbody th"), element.closest(".scroll-x")];
        const [at, edge] = [cell, box].map((part) => part?.getBoundingClientRect().left ?? 0);
        return Math.round((at ?? 0) - (edge ?? 0));
      });
    expect((await left()) === 0).toBe(stays);
  });
