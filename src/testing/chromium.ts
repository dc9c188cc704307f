import { existsSync } from "node:fs";
import path from "node:path";

/** In order of speed: a headless shell halves the time of tests. */
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** Switches that keep a test browser quiet and able to run as root. */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The Chromium that `CHROME_PATH` names or that is installed; undefined if only Playwright's own can be used. */
export function installedChromium(): string | undefined {
  const onPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .sort((a, b) => NAMES.indexOf(path.basename(a)) - NAMES.indexOf(path.basename(b)));
  return [process.env.CHROME_PATH, ...onPath].find((file) => file && existsSync(file));
}

/** Launch options of every test browser. Without an installed Chromium, Playwright launches its own. */
export function launchOptions(): { readonly args: string[]; readonly executablePath?: string } {
  const executablePath = installedChromium();
  return { args: ARGS, ...(executablePath && { executablePath }) };
}
