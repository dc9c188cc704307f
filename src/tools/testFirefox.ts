/** `npm run test:firefox`: all browser tests that can run in Firefox. `npm test` runs a few of them. */
import { spawnSync } from "node:child_process";
import { findFirefox } from "../testing/firefox";

if (findFirefox()) {
  const { status } = spawnSync(
    "npx",
    [
      ...["playwright", "test", "--config", "src/testing/e2e/playwright.config.ts"],
      ...["--project", "firefox", "--reporter", "list", ...process.argv.slice(2)],
    ],
    { stdio: "inherit", env: { ...process.env, FIREFOX_TESTS: "all" } },
  );
  process.exitCode = status ?? 1;
} else {
  console.error("There is no Firefox on this machine. Install it, or set FIREFOX_PATH.");
  process.exitCode = 1;
}
