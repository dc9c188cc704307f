import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { playwrightReport, type Suite } from "../../tools/playwrightReport";
import type { TestReference } from "../specCoverage";
import { escaped, titlePattern } from "../titlePattern";

/** Titles of the tests that ran, by their outcome. */
export type Outcome = { readonly green: readonly string[]; readonly red: readonly string[] };

const jestReport = z.object({
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

/** Runs tests by Jest in a copy of the project. @throws Error when a test file could not be run at all */
export async function runJest(
  root: string,
  project: "unit" | "content",
  tests: readonly TestReference[],
): Promise<Outcome> {
  const report = path.join(root, "jest-report.json");
  await run(root, [
    ...["jest", "--config", "src/testing/jest.config.cjs"],
    ...["--selectProjects", project, ...(project === "unit" ? ["slow"] : [])],
    ...["--testPathPatterns", tests.map(({ file }) => `/${escaped(file)}$`).join("|")],
    ...["--testNamePattern", titlePattern(tests.map(({ title }) => title))],
    ...["--testTimeout", "20000", "--json", `--outputFile=${report}`],
  ]);
  const { numRuntimeErrorTestSuites, testResults } = jestReport.parse(readReport(report));
  if (numRuntimeErrorTestSuites > 0)
    throw new Error(testResults.map(({ message }) => message).join("\n"));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = (status: string) =>
    results.filter((result) => result.status === status).map(({ title }) => title);
  return { green: titles("passed"), red: titles("failed") };
}

/** Runs browser tests on the site that is served at the first port. */
export async function runPlaywright(
  tests: readonly TestReference[],
  port: number,
): Promise<Outcome> {
  const report = path.resolve("test-results", `mutation-${port}.json`);
  await run(
    ".",
    [
      ...["playwright", "test", "--config", "src/testing/e2e/playwright.config.ts"],
      ...["--project", "engine", "--retries", "0", "--reporter", "json"],
      ...["--timeout", "60000", "--grep", titlePattern(tests.map(({ title }) => title))],
      ...new Set(tests.map(({ file }) => `/${escaped(file)}$`)),
    ],
    { E2E_SERVED: "1", E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const specs = playwrightReport.parse(readReport(report)).suites.flatMap(specsOf);
  const titles = (isGreen: boolean) =>
    specs
      .filter(({ tests: runs }) => runs.every(({ status }) => status === "expected") === isGreen)
      .map(({ title }) => title);
  return { green: titles(true), red: titles(false) };
}

function specsOf({ specs, suites = [] }: Suite): Suite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readReport(file: string): unknown {
  if (!existsSync(file)) throw new Error("The tests wrote no report.");
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return report;
}

/** Runs a command to its end; this process meanwhile serves the site. */
async function run(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { CI: _, ...own } = process.env;
  const child = spawn("npx", args, {
    cwd,
    stdio: "ignore",
    env: { ...own, GATSBY_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0", ...env },
  });
  await new Promise((resolve) => child.on("close", resolve));
}
