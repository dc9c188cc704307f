import { expect, test } from "@playwright/test";
import { axeViolations } from "../support/axe";
import { COMMON_WORD, START } from "../support/harbour";
import { hold } from "../support/requests";
import { searchDialog } from "../support/searchDialog";

for (const { width, colorScheme } of [
  { width: 1280, colorScheme: "light" },
  { width: 390, colorScheme: "dark" },
] as const) {
  test(`no axe violations in any state at ${width} px, ${colorScheme}`, { tag: "@slow" }, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found: string[] = [];
    const check = async (state: string, within = ".DocSearch-Container") => {
      found.push(
        ...(await axeViolations(page, { within })).map((violation) => `${state}: ${violation}`),
      );
    };
    await page.goto(START.path);
    const { button, dialog, field, rows, container } = searchDialog(page);
    await check("closed", "[data-navbar]");
    await button.click();
    await expect(field).toBeFocused();
    await check("empty");
    await page.keyboard.type(COMMON_WORD);
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
    await page.route("**/search-index/**", (route) => route.abort());
    const { release } = await hold(page, "**/search-index/**"); // falls through to the previous route
    await field.fill("night lights"); // its words are in a part of the index that no query has needed yet
    await expect(container).toHaveClass(/Stalled/);
    await check("stalled");
    release();
    await expect(dialog).toContainText("Unable to fetch results");
    await check("error");
    expect(found).toEqual([]);
  });
}
