/**
 * `npm test`: types, lint, unused code, unit tests, builds, checks of the built site, browser tests; one closing count. It runs
 * six Gatsby builds: `content/` into `public/`, an owner's site three times for the integration tests (from nothing, after edits,
 * by plain Gatsby), and the sites `full` and `manyPosts` for the browser tests. Steps that leave a processor idle run in
 * parallel.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { findFirefox } from "../testing/firefox";
import { outputOf } from "../testing/outputOf";
import { flakyTitles, playwrightReport, secondsByFile } from "./playwrightReport";
import { TestSites } from "./testSites";

/**
 * Environment variables that a shell may have set for a deployment: the tests' sites have addresses and searches of their own.
 */
const OF_DEPLOYMENT = /^(?:GATSBY_)?ALGOLIA_|^PATH_PREFIX$/;

type Count = { passed: number; failed: number };

const OF_BUILDS = "integration and browser tests";

const reports = mkdtempSync(path.join(tmpdir(), "site-test-"));
const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

async function main(): Promise<void> {
  for (const name of Object.keys(process.env))
    if (OF_DEPLOYMENT.test(name)) delete process.env[name];
  await Promise.all([
    check("types", "npx", ["tsc", "-p", "."]),
    check("lint", "npx", ["biome", "check", "."]),
    check("unused code", "npx", ["knip"]),
  ]);
  const [isBuilt] = await Promise.all([
    check("production build", "npm", ["run", "build"]),
    existsSync("content/editorial") && check("editorial plan", "npm", ["run", "check:content"]),
  ]);
  await jest(["unit", "slow"]);
  if (!isBuilt) failures.push(`content, ${OF_BUILDS} did not run: the build failed`);
  else if (await check("a browser", "npm", ["run", "browser"])) await builtSites();
  else {
    await jest(["content"]);
    failures.push(`${OF_BUILDS} did not run: there is no browser`);
  }
  if (failures.length > 0)
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

async function builtSites(): Promise<void> {
  const sites = await TestSites.start();
  try {
    const [areServed] = await Promise.all([contentBeside(sites), jest(["integration"])]);
    if (areServed) await browser(sites.firstPort);
    else add("sites of the browser tests", { passed: 0, failed: 1 });
  } finally {
    await sites.stop();
  }
}

/** Checks the build of `content/` once the sites of the browser tests are built: a processor is idle from then on. */
async function contentBeside(sites: TestSites): Promise<boolean> {
  const areServed = await sites.areServed();
  await jest(["content"], { live: false });
  return areServed;
}

/** A step that passes or fails as a whole. */
async function check(name: string, command: string, args: readonly string[]): Promise<boolean> {
  const passed = await run(name, command, args, { live: false });
  add(name, { passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
  return passed;
}

async function jest(
  [project, ...more]: readonly [string, ...string[]],
  output: { readonly live?: boolean } = {},
): Promise<void> {
  const file = path.join(reports, `${project}.json`);
  const command = [
    "jest",
    "--config",
    "src/testing/jest.config.cjs",
    "--selectProjects",
    project,
    ...more,
    "--json",
    `--outputFile=${file}`,
    ...(project === "unit" ? [] : ["--runInBand"]),
  ];
  await run(`${project} tests`, "npx", command, output);
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

async function browser(firstPort: number): Promise<void> {
  const file = path.join(reports, "browser.json");
  const firefox = findFirefox();
  console.log(
    firefox
      ? `Some of them run in Firefox, too: ${firefox}`
      : "They do not run in Firefox: this machine has no Firefox that they can drive.",
  );
  await run(
    "browser tests",
    "npx",
    ["playwright", "test", "--config", "src/testing/e2e/playwright.config.ts"],
    { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_SERVED: "1", E2E_PORT: String(firstPort) } },
  );
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

/**
 * Runs a command to its end.
 * @param live whether its output is shown as it comes; otherwise at its end, since others run in parallel
 */
async function run(
  name: string,
  command: string,
  args: readonly string[],
  { live = true, env = {} }: { live?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<boolean> {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const child = spawn(command, args, {
    stdio: live ? "inherit" : ["ignore", "pipe", "pipe"],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0", ...env },
  });
  const { status, output } = await outputOf(child);
  console.log(
    `${output}── ${name}: ${status === 0 ? "passed" : "failed"} after ${((Date.now() - start) / 1000).toFixed(0)} s`,
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

void main().finally(() => rmSync(reports, { recursive: true, force: true }));
