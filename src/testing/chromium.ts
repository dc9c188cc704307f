import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
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

/** A Chromium on this machine: `CHROME_PATH`, the system's, or the test runner's own. Undefined when there is none. */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string | undefined {
  const onPath = (env.PATH ?? "").split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [env.CHROME_PATH, ...onPath, ...PLACES, chromium.executablePath()].find((file) => file !== undefined && file !== "" && existsSync(file));
}

/**
 * Finds a Chromium or installs one: with the test runner's installer, else as root from the system's packages.
 * @throws Error that says what to do when neither works
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found; installing one…");
  const attempts: readonly (readonly [string, readonly string[]])[] = [
    ["npx", ["playwright", "install", "chromium"]],
    ...(process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") ? APT : []),
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: "inherit", timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium or Chrome, and none could be found or installed.\nInstall one (https://www.chromium.org, or your system's package chromium), or set CHROME_PATH to its program file, and run npm test again.",
  );
}

const APT: readonly (readonly [string, readonly string[]])[] = [
  ["apt-get", ["update"]],
  ["apt-get", ["install", "-y", "chromium"]],
];
