/** `npm test`: types, lint, unused code, unit tests, two production builds, checks of the built site, browser tests; one closing count. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { ensureChromium } from "../testing/chromium";

type Count = { passed: number; failed: number };

const reports = mkdtempSync(path.join(tmpdir(), "site-test-"));
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

function main(): void {
  check("types", "npx", ["tsc", "-p", "."]);
  check("lint", "npx", ["biome", "check", "."]);
  check("unused code", "npx", ["knip"]);
  jest("unit");
  if (check("production build", "npm", ["run", "build"])) {
    jest("integration");
    browser();
  } else failures.push("checks of the built site and browser tests did not run: the build failed");
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** A step that passes or fails as a whole. */
function check(name: string, command: string, args: readonly string[]): boolean {
  const passed = run(name, command, args);
  add(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
  return passed;
}

function jest(project: string): void {
  const file = path.join(reports, `${project}.json`);
  run(`${project} tests`, "npx", [
    "jest",
    "--selectProjects",
    project,
    "--json",
    `--outputFile=${file}`,
    ...(project === "integration" ? ["--runInBand"] : []),
  ]);
  const schema = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numRuntimeErrorTestSuites: z.number() });
  const result = readReport(file, schema);
  add(
    `${project} tests`,
    result ? { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites } : { passed: 0, failed: 1 },
  );
}

function browser(): void {
  try {
    process.env.CHROME_PATH = ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    add("browser tests", { passed: 0, failed: 1 });
    return;
  }
  const file = path.join(reports, "browser.json");
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  run("browser tests", "npx", ["playwright", "test", "--config", "src/testing/e2e/playwright.config.ts"]);
  const result = readReport(file, z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) }));
  add("browser tests", result ? { passed: result.stats.expected + result.stats.flaky, failed: result.stats.unexpected } : { passed: 0, failed: 1 });
}

function run(name: string, command: string, args: readonly string[]): boolean {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0" } });
  console.log(`── ${name}: ${status === 0 ? "passed" : "failed"} after ${((Date.now() - start) / 1000).toFixed(0)} s`);
  return status === 0;
}

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

function add(name: string, { passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed}`);
}

main();
rmSync(reports, { recursive: true, force: true });
