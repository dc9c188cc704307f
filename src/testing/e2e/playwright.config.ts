import { existsSync } from "node:fs";
import { defineConfig, firefox, webkit } from "@playwright/test";
import { launchOptions } from "../chromium";

const { TEST_SITE_URL: engineUrl, PUBLIC_URL: contentUrl } = process.env;
const ENGINE_TESTS = ["testing/e2e/**/*.spec.ts", "*/e2e/*.spec.ts"];
const chromium = { browserName: "chromium", launchOptions: launchOptions() } as const;

/** The tests in another engine, for who has it from `npx playwright install`: `npm run browser-test -- --project firefox`. */
const others = [firefox, webkit]
  .filter((browser) => existsSync(browser.executablePath()))
  .map((browser) => ({
    name: browser.name(),
    testMatch: ENGINE_TESTS,
    use: { browserName: browser.name() as "firefox" | "webkit", baseURL: engineUrl },
  }));

/**
 * Two kinds of browser tests: `engine` tests what this project does, on the fixture site; `content` checks whatever is in
 * `content/`, on the build in `public/`. `src/tools/browserTest.ts` serves both and starts them; the tag `@slow` marks the
 * second level.
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
    { name: "engine", testMatch: ENGINE_TESTS, use: { ...chromium, baseURL: engineUrl } },
    ...(contentUrl
      ? [
          {
            name: "content",
            testMatch: "testing/site-checks/*.spec.ts",
            use: { ...chromium, baseURL: contentUrl },
          },
        ]
      : []),
    ...others,
  ],
});
