/**
 * `npm run browser`: makes sure that there is a Chromium for the browser tests. Downloads one into Playwright's own cache when the
 * machine has none; where that fails, root on Debian installs the system's package instead.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findChromium, requireChromium } from "../testing/chromium";

const MINUTES = 60_000;

function main(): void {
  if (!findChromium()) install("npx", ["playwright", "install", "chromium"]);
  if (!findChromium() && mayChangeSystem()) {
    install("apt-get", ["update"]);
    install("apt-get", ["install", "-y", "chromium"]);
  }
  console.log(`Browser tests use ${requireChromium()}`);
}

/** Root on Debian is a container or a CI job, which may get the package of its system. */
function mayChangeSystem(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

function install(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: "inherit",
    timeout: 10 * MINUTES,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
