import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Switches that keep a test browser quiet and able to run as root. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium on this machine: `CHROME_PATH`, the system's, or the test runner's own. Undefined when this machine has none. */
export function findChromium(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const onPath = (env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [env.CHROME_PATH, ...onPath, ...PLACES, chromium.executablePath()].find(
    (file) => file !== undefined && file !== "" && existsSync(file),
  );
}

/** Like {@link findChromium}. @throws Error that says how to get a browser when this machine has none */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome, and there is none on this machine.\nRun npm run browser to download one, or set CHROME_PATH to the program file of yours.",
  );
}
