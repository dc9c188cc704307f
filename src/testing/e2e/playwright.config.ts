import { existsSync } from "node:fs";
import { defineConfig, webkit } from "@playwright/test";
import { CHROMIUM_ARGS, chromiumToLaunch } from "../chromium";
import { FIREFOX_STARTER, findFirefox } from "../firefox";
import { titlePattern } from "../titlePattern";
import { ADDRESSES, FIRST_PORT, SITES } from "./addresses";
import { EVERY_TIME, NOT_IN_FIREFOX, UNABLE } from "./firefoxTests";

const executablePath = chromiumToLaunch();
const firefoxPath = findFirefox();
if (firefoxPath) process.env.FIREFOX_PATH = firefoxPath; // for the starter script and the workers, which need not look again
const ENGINE_TESTS = ["testing/e2e/**/*.spec.ts", "defi/**/*.spec.ts"];

const servers = SITES.map((site, index) => ({
  command: `node -r ./plugins/site-content/markdown/registerTypescript.cjs src/testing/serveSite.ts ${site} ${FIRST_PORT + index}`,
  port: FIRST_PORT + index,
  cwd: "../../..",
  /** A server that is left running saves building its site while tests are written. */
  reuseExistingServer: !process.env.CI,
  gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 } as const,
  timeout: 600_000,
}));

const chromium = {
  launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
};

/** The `engine` tests in Firefox: a few of them, or with `FIREFOX_TESTS=all` all that Playwright can run there. */
function firefox() {
  const isAll = process.env.FIREFOX_TESTS === "all";
  return {
    name: "firefox",
    testMatch: ENGINE_TESTS,
    testIgnore: NOT_IN_FIREFOX,
    grepInvert: new RegExp(titlePattern(UNABLE)),
    ...(!isAll && { grep: new RegExp(titlePattern(EVERY_TIME)) }),
    use: {
      browserName: "firefox" as const,
      channel: "moz-firefox",
      baseURL: ADDRESSES.full,
      launchOptions: { executablePath: FIREFOX_STARTER },
    },
  };
}

/** The `engine` tests that Firefox runs each time, in Playwright's own WebKit, which has Safari's engine. */
const safari = {
  name: "webkit",
  testMatch: ENGINE_TESTS,
  testIgnore: NOT_IN_FIREFOX,
  grep: new RegExp(titlePattern(EVERY_TIME)),
  use: { browserName: "webkit" as const, baseURL: ADDRESSES.full },
};

/**
 * Two kinds of browser tests: `engine` tests what this project does, on builds of the sites in `src/testing/sites`; `content`
 * checks whatever is in `content/`, on the build in `public/`.
 */
export default defineConfig({
  testDir: "../..",
  outputDir: "../../../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["dot"], ["json"]],
  projects: [
    ...(firefoxPath ? [firefox()] : []),
    ...(existsSync(webkit.executablePath()) ? [safari] : []),
    {
      name: "engine",
      testMatch: ENGINE_TESTS,
      use: { ...chromium, baseURL: ADDRESSES.full },
    },
    {
      name: "content",
      testMatch: "testing/site-checks/*.spec.ts",
      use: { ...chromium, baseURL: ADDRESSES.public },
    },
  ],
  /** `npm run mutate:spec` serves its own site. */
  webServer: process.env.E2E_SERVED ? [] : servers,
});
