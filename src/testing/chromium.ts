import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Headless shells: Chromium without a user interface, which halves the time of tests. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
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
 * The Chromium for tests on this machine: `CHROME_PATH`, a headless shell, or {@link findWholeChromium}. Undefined if this
 * machine has none.
 */
export function findChromium(env: Env = process.env): string | undefined {
  return find([env.CHROME_PATH]) ?? findHeadlessShell(env) ?? findWholeChromium(env);
}

/**
 * Like {@link findChromium}, but undefined for the test runner's own Chromium: given no program, the runner uses its headless
 * shell.
 */
export function chromiumToLaunch(): string | undefined {
  const found = findChromium();
  return found === chromium.executablePath() ? undefined : found;
}

/**
 * A Chromium that can also show its pages: `CHROME_PATH`, the system's, or the test runner's own. Undefined if this machine has
 * none.
 */
export function findWholeChromium(env: Env = process.env): string | undefined {
  const named = SHELLS.includes(path.basename(env.CHROME_PATH ?? "")) ? undefined : env.CHROME_PATH;
  return find([named]) ?? findSystemChromium(env) ?? find([chromium.executablePath()]);
}

/** True when tests would use the system's Chromium because its headless shell is missing. */
export function lacksHeadlessShell(env: Env = process.env): boolean {
  const found = findChromium(env);
  return found !== undefined && found !== env.CHROME_PATH && found === findSystemChromium(env);
}

function findHeadlessShell(env: Env): string | undefined {
  return find(onPath(SHELLS, env));
}

function findSystemChromium(env: Env): string | undefined {
  return find([...onPath(NAMES, env), ...PLACES]);
}

function onPath(names: readonly string[], { PATH = "" }: Env): string[] {
  const folders = PATH.split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

function find(files: readonly (string | undefined)[]): string | undefined {
  return files.find((file) => file !== undefined && file !== "" && existsSync(file));
}

/** Like {@link findChromium}. @throws Error that says how to get a browser if this machine has none */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome, and this machine has neither.\nRun npm run browser to download one, or set CHROME_PATH to the program file of yours.",
  );
}
