/**
 * `npm test`: types, lint, unused code, unit tests, builds, checks of the built site, browser tests; one closing count.
 * It runs six Gatsby builds: `content/` into `public/`, an owner's site three times for the integration tests (from nothing,
 * after edits, by plain Gatsby), and the sites `full` and `manyPosts` for the browser tests.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { findFirefox } from "../testing/firefox";
import { flakyTitles, playwrightReport, secondsByFile } from "./playwrightReport";

type Count = { passed: number; failed: number };

const reports = mkdtempSync(path.join(tmpdir(), "site-test-"));
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

function main(): void {
  check("types", "npx", ["tsc", "-p", "."]);
  check("lint", "npx", ["biome", "check", "."]);
  check("unused code", "npx", ["knip"]);
  jest("unit", "slow");
  if (existsSync("content/editorial")) check("editorial plan", "npm", ["run", "check:content"]);
  if (check("production build", "npm", ["run", "build"])) {
    jest("content");
    if (check("a browser", "npm", ["run", "browser"])) {
      jest("integration");
      browser();
    } else failures.push("integration and browser tests did not run: there is no browser");
  } else failures.push("checks of the built site and browser tests did not run: the build failed");
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** A step that passes or fails as a whole. */
function check(name: string, command: string, args: readonly string[]): boolean {
  const passed = run(name, command, args);
  add(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
  return passed;
}

function jest(project: string, ...more: readonly string[]): void {
  const file = path.join(reports, `${project}.json`);
  run(`${project} tests`, "npx", [
    "jest",
    "--config",
    "src/testing/jest.config.cjs",
    "--selectProjects",
    project,
    ...more,
    "--json",
    `--outputFile=${file}`,
    ...(project === "unit" ? [] : ["--runInBand"]),
  ]);
  const schema = z.object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
  });
  const result = readReport(file, schema);
  add(
    `${project} tests`,
    result
      ? {
          passed: result.numPassedTests,
          failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        }
      : { passed: 0, failed: 1 },
  );
}

function browser(): void {
  const file = path.join(reports, "browser.json");
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const firefox = findFirefox();
  console.log(
    firefox
      ? `Some of them run in Firefox, too: ${firefox}`
      : "They do not run in Firefox: this machine has no Firefox that they can drive.",
  );
  run("browser tests", "npx", [
    "playwright",
    "test",
    "--config",
    "src/testing/e2e/playwright.config.ts",
  ]);
  const result = readReport(file, playwrightReport);
  const slowest = secondsByFile(result?.suites ?? []).slice(0, 12);
  console.log(
    `Slowest files: ${slowest.map(([name, s]) => `${name} ${s.toFixed(0)} s`).join(", ")}`,
  );
  const { expected, unexpected, flaky } = result?.stats ?? { expected: 0, unexpected: 1, flaky: 0 };
  add("browser tests", { passed: expected, failed: unexpected + flaky });
  for (const title of result?.suites.flatMap(flakyTitles) ?? [])
    failures.push(`  flaky, passed at the second try only: ${title}`);
}

function run(name: string, command: string, args: readonly string[]): boolean {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" },
  });
  console.log(
    `── ${name}: ${status === 0 ? "passed" : "failed"} after ${((Date.now() - start) / 1000).toFixed(0)} s`,
  );
  return status === 0;
}

function readReport<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

function add(name: string, { passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed}`);
}

main();
rmSync(reports, { recursive: true, force: true });
