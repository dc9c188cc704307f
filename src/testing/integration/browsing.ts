import { type Browser, chromium, type Page } from "@playwright/test";
import { launchOptions } from "../chromium";
import { serveFolder } from "../serveFolder";

/** A browser page on a built site. */
export type Visit = {
  readonly page: Page;
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

/**
 * Serves a built site on this machine and opens a browser for it.
 * @param basePath path of the site on its host
 */
export async function visit(folder: string, basePath: string): Promise<Visit> {
  const server = await serveFolder(folder, basePath);
  const browser: Browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page, url: server.url, close };
}

/** Errors of the console and of a page, and files that were not found, from now on. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on(
    "console",
    (message) =>
      message.type() === "error" && faults.push(`${message.text()} ${message.location().url}`),
  );
  page.on("pageerror", (error) => faults.push(error.message));
  page.on(
    "response",
    (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
  );
  return faults;
}

/** Navigates and searches a site. @returns its faults, and a hit that leads away from it */
export async function browse({ page, url }: Visit): Promise<readonly string[]> {
  const faults = faultsOf(page);
  await page.goto(`${url}/getting-started`);
  await page
    .getByRole("navigation", { name: "Docs sidebar" })
    .getByRole("link", { name: "Questions and answers" })
    .click();
  await page.waitForURL(`${url}/questions`);
  await page.getByRole("heading", { level: 1, name: "Questions and answers" }).waitFor();
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("combobox").fill("escrow");
  await dialog
    .getByRole("treeitem", { name: /escrow/i })
    .first()
    .waitFor(); // not a recent search
  await page.keyboard.press("Enter");
  await page.waitForURL((to) => to.href.startsWith(`${url}/vaults/`));
  await page.goto(`${url}/search?q=zephyrine`);
  const hit = page.locator("main ol > li a").first();
  await hit.waitFor();
  const target = (await hit.getAttribute("href")) ?? "";
  await hit.click();
  await page.waitForURL((to) => to.pathname === target.split("#")[0]);
  const { origin, pathname } = new URL(page.url());
  const isInside = `${origin}${pathname}/`.startsWith(`${url}/`);
  return isInside ? faults : [...faults, `${target} is outside ${url}`];
}
