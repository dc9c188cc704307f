import { expect, test } from "@playwright/test";
import { GALLERY, START } from "../support/harbour";
import { live, openLive } from "../support/live";
import { requestsOf } from "../support/requests";

test("ticks in a checklist are counted, kept on the device, and can be cleared", async ({
  page,
}) => {
  await openLive(page, GALLERY);
  const list = page.getByRole("group", { name: "Checklist" });
  await list.getByRole("checkbox").nth(0).check();
  await list.getByText("A third line.").click();
  await expect(list.getByRole("status")).toHaveText("2 of 3 ticked");
  await page.reload({ waitUntil: "networkidle" });
  await expect(list.getByRole("checkbox").nth(0)).toBeChecked();
  await expect(list.getByRole("checkbox").nth(1)).not.toBeChecked();
  await list.getByRole("button", { name: "Clear ticks" }).click();
  await expect(list.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(list.getByRole("checkbox").nth(0)).toBeFocused();
  await expect(list.getByRole("status")).toHaveText("Ticks cleared");
  expect(await page.evaluate(() => localStorage.getItem("checklist.gallery"))).toBe("[]");
});

test("wrapping lines of code lasts for this visit to the page", { tag: "@slow" }, async ({
  page,
}) => {
  await openLive(page, GALLERY);
  const block = page.locator("figure:has([aria-label='Toggle word wrap']) pre > code").first();
  await page.getByRole("button", { name: "Toggle word wrap" }).first().click();
  await expect(block).toHaveCSS("white-space", "pre-wrap");
  await page.reload();
  await live(page);
  await expect(block).toHaveCSS("white-space", "pre");
});

test("a #hash opens at its heading, below the navbar, and the heading links to itself", async ({
  page,
}) => {
  await page.goto(`${START.path}#check-the-tide`);
  const heading = page.locator("#check-the-tide");
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(60);
  const link = heading.locator("a");
  await expect(link).toHaveCSS("opacity", "0");
  await heading.hover();
  await expect(link).toHaveCSS("opacity", "1");
  await expect(link).toHaveAttribute("href", "#check-the-tide");
  await page.evaluate(() => history.replaceState(history.state, "", location.pathname));
  await link.click();
  await expect(page).toHaveURL(`${START.path}#check-the-tide`);
});

test("Steps number tasks and label the result; Details open by keyboard; Cards are one link each", async ({
  page,
}) => {
  await page.goto(GALLERY);
  await expect(page.getByText("Result: The lines are on the quay.")).toBeVisible();
  const details = page.locator("details", { hasText: "Closed at first" }).last();
  await details.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(details).toHaveAttribute("open", "");
  await expect(
    page.getByRole("listitem").filter({ hasText: "A card with a text" }).getByRole("link"),
  ).toHaveCount(1);
});

test("ParamTable, ApiEndpoint, MoveFn, NetworkTable, StatusBadge and ExampleValue say in words what they mean", async ({
  page,
}) => {
  await page.goto(GALLERY);
  const parameters = page.getByRole("figure", { name: "Parameters with a default." });
  await expect(parameters.locator("dt", { hasText: "length" })).toContainText("required");
  await expect(parameters.locator("dt", { hasText: "days" })).not.toContainText("required");
  await expect(page.getByRole("region", { name: "GET /quote" })).toContainText(
    "Authentication: none · Stability: example",
  );
  const long = page.getByRole("region", { name: /^POST/ });
  const address = await long.locator("code").boundingBox();
  const copy = await long.getByRole("button", { name: /^Copy the address/ }).boundingBox();
  expect(copy?.x, "the button stands beside an address of two lines").toBeGreaterThan(
    (address?.x ?? 0) + (address?.width ?? 0),
  );
  expect(copy?.width, "and is as large as elsewhere").toBe(28);
  await expect(page.getByRole("region", { name: "harbour::book" })).toContainText("131076");
  await expect(page.getByRole("table", { name: /Network settings/ }).first()).toContainText(
    "https://rpc-test.harbour.example",
  );
  for (const word of ["planned", "in progress", "available", "retired"])
    await expect(page.getByText(word, { exact: true })).toBeVisible();
  await expect(page.getByText("example", { exact: true }).first()).toBeVisible();
  const confirmed = page.getByRole("link", { name: /^https:\/\/www\.w3\.org/ });
  await expect(confirmed).toBeVisible();
  expect(await confirmed.evaluate((link) => link.nextSibling?.textContent)).toBe(".");
});

test("formulas load the font with their characters, and not the one with rare characters", {
  tag: "@slow",
}, async ({ page }) => {
  const rare = requestsOf(page, /site-math-rare/);
  await page.goto(GALLERY);
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => family.includes("Site Math") && status === "loaded",
        ).length,
    );
  await expect.poll(loaded).toBe(1);
  expect(rare).toEqual([]);
});
