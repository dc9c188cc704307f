import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { installedChromium } from "../../testing/chromium";
import { TEST_SITE_PUBLIC } from "../../testing/fixtureSite";
import { serveFolder } from "../../testing/serveFolder";

/**
 * This header makes Chromium start a second process for each page that a test opens: a tenth of the time of these tests, or more.
 */
const SLOW_HEADER = "Cross-Origin-Opener-Policy";

/**
 * Makes sure that there is a Chromium: an installed one, or Playwright's own. Installs one otherwise: the system's package as root
 * on Debian, Playwright's elsewhere. @throws Error that says what to do if there is still none
 */
export function ensureBrowser(): void {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", "update");
    run("apt-get", "install", "-y", "chromium-headless-shell");
    if (!isThere()) run("apt-get", "install", "-y", "chromium");
  } else run("npx", "playwright", "install", "chromium");
  if (!isThere())
    throw new Error(
      "The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to its program file.",
    );
}

const isThere = () => installedChromium() !== undefined || existsSync(chromium.executablePath());

function run(command: string, ...args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Serves the built sites on this machine. @returns their addresses, as the browser tests read them, and how to stop */
export async function serveTestSites() {
  const testSite = await serveFolder(TEST_SITE_PUBLIC, "", 0, SLOW_HEADER);
  const hasBuild = existsSync(path.resolve("public/index.html"));
  const content = hasBuild ? await serveFolder(path.resolve("public")) : undefined;
  return {
    env: { TEST_SITE_URL: testSite.url, ...(content && { PUBLIC_URL: content.url }) },
    stop: () => {
      testSite.close();
      content?.close();
    },
  };
}
