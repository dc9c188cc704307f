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

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The Chromium for tests on this machine: `CHROME_PATH`, a headless shell, or {@link findWholeChromium}. Undefined when this
 * machine has none.
 */
export function findChromium(env: Env = process.env): string | undefined {
  return find([env.CHROME_PATH]) ?? findHeadlessShell(env) ?? findWholeChromium(env);
}

/** Chromium without the parts for a screen, in which tests take two thirds of the time. Undefined when this machine has none. */
export function findHeadlessShell(env: Env = process.env): string | undefined {
  return find(onPath(["chromium-headless-shell", "chrome-headless-shell"], env));
}

/** A Chromium that can also show its pages: the system's, or the test runner's own. Undefined when this machine has none. */
export function findWholeChromium(env: Env = process.env): string | undefined {
  return find([...onPath(NAMES, env), ...PLACES, chromium.executablePath()]);
}

function onPath(names: readonly string[], { PATH = "" }: Env): string[] {
  const folders = PATH.split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function find(files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file !== undefined && file !== "" && existsSync(file));
}

/** Like {@link findChromium}. @throws Error that says how to get a browser when this machine has none */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome, and there is none on this machine.\nRun npm run browser to download one, or set CHROME_PATH to the program file of yours.",
  );
}
