import { expect, type Page } from "@playwright/test";

type Part = {
  readonly name: string;
  /** CSS selector of the element once it is open. */
  readonly part: string;
  /** Opens the element. False when the page has none. */
  readonly open: (page: Page) => Promise<boolean>;
};

const MENU = "#siteMenu";
const TOC = "main details[data-print=hide]";

/** Each starts from what the previous one left open. */
const NARROW: readonly Part[] = [
  { name: "table of contents", part: TOC, open: (page) => openAll(page, TOC) },
  {
    name: "side panel",
    part: MENU,
    open: (page) => press(page, "[aria-label='Toggle navigation bar']"),
  },
  {
    name: "every category in the panel",
    part: MENU,
    open: (page) => openAll(page, `${MENU} nav details`),
  },
  {
    name: "main menu of the panel",
    part: MENU,
    open: (page) => press(page, `${MENU} [data-menu-show=primary]`),
  },
  {
    name: "language dropdown of the panel",
    part: MENU,
    open: (page) => openAll(page, `${MENU} [data-dropdown]`),
  },
];

const WIDE: readonly Part[] = [
  {
    name: "language dropdown",
    part: "header [data-dropdown]",
    open: (page) => openAll(page, "header [data-dropdown]"),
  },
  {
    name: "every category of the sidebar",
    part: MENU,
    open: (page) => openAll(page, `${MENU} nav details`),
  },
];

const BOTH: readonly Part[] = [
  {
    name: "picture",
    part: "dialog[open]",
    open: (page) => press(page, "main a[aria-label^='Enlarge']"),
  },
];

/** Opens everything that a page of this width can open, one after another, and shows each while it is open. */
export async function eachOpenPart(
  page: Page,
  width: number,
  show: (name: string, part: string) => Promise<void>,
): Promise<void> {
  const isWide = width > 996;
  for (const parts of [BOTH, isWide ? WIDE : NARROW]) {
    for (const { name, part, open } of parts) {
      if (!(await open(page))) continue;
      await expect(page.locator(part).first()).toBeVisible();
      await show(name, part);
    }
    for (let open = 0; open < 2; open++) await page.keyboard.press("Escape"); // a dropdown in the panel, then the panel
  }
}

async function press(page: Page, selector: string): Promise<boolean> {
  const control = page.locator(selector).locator("visible=true").first();
  if ((await control.count()) === 0) return false;
  await control.click();
  return true;
}

/** Opens folded elements without clicking each of them: a page has up to twenty. */
function openAll(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((all) => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>(all)];
    if (!folded[0]?.checkVisibility()) return false;
    for (const details of folded) details.open = true;
    return true;
  }, selector);
}
