/**
 * `npm run browser`: makes sure that there is a Chromium for the browser tests. Downloads one into Playwright's own cache if the
 * machine has none; if that fails, root on Debian installs the system's package instead, and the headless shell with it.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findWholeChromium, lacksHeadlessShell, requireChromium } from "../testing/chromium";
import { runTool } from "./runTool";

const MINUTE_MS = 60_000;

function main(): void {
  if (!findWholeChromium()) install("npx", ["playwright", "install", "chromium"], 10);
  if (mayChangeSystem()) {
    if (!findWholeChromium()) {
      install("apt-get", ["update"], 10);
      install("apt-get", ["install", "-y", "chromium"], 10);
    }
    // Optional: it only saves time, and older systems lack it.
    if (lacksHeadlessShell()) install("apt-get", ["install", "-y", "chromium-headless-shell"], 2);
  }
  console.log(`Browser tests use ${requireChromium()}`);
}

/** Whether this is root on Debian, so a container or a CI job, where the system's package may be installed. */
function mayChangeSystem(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function install(command: string, args: readonly string[], minutes: number): void {
  spawnSync(command, args, {
    stdio: "inherit",
    timeout: minutes * MINUTE_MS,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

void runTool(main);
