import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";

const NAMES = ["firefox", "firefox-esr"];
const PLACES = ["/Applications/Firefox.app/Contents/MacOS/firefox"];
/** Oldest version that works: earlier ones lack commands that Playwright needs. */
const OLDEST = 150;

/** The script that starts Firefox for Playwright; it needs a system that can run such scripts. */
export const FIREFOX_STARTER = path.resolve(__dirname, "firefoxRelay.cjs");

/**
 * A Firefox on this machine that the tests can drive: `FIREFOX_PATH`, or the system's. Undefined if neither exists. A snap's does
 * not count: it cannot read the profile that Playwright creates for it.
 */
export function findFirefox(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  if (process.platform === "win32") return undefined;
  if (env.FIREFOX_PATH) return env.FIREFOX_PATH;
  const onPath = (env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...PLACES].find((file) => existsSync(file) && isUsable(file));
}

function isUsable(file: string): boolean {
  if (/\bsnap\b/.test(realpathSync(file))) return false;
  const { stdout } = spawnSync(file, ["--version"], { encoding: "utf8", timeout: 20_000 });
  const [, version] = /^Mozilla Firefox (\d+)\./m.exec(stdout ?? "") ?? [];
  return version !== undefined && Number(version) >= OLDEST;
}
