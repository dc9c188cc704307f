import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { outputOf } from "../../testing/outputOf";

type Env = Readonly<Record<string, string>>;

/**
 * Variables that a shell may have set for a deployment: the tests' sites have addresses and searches of their own.
 */
const OF_DEPLOYMENT = /^(?:GATSBY_)?ALGOLIA_|^PATH_PREFIX$/;

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Runs the steps of a level, prints the output of each at its end, and counts what passed and failed. */
export class Steps {
  private passed = 0;
  private failed = 0;
  private readonly failures: string[] = [];
  private readonly reports = mkdtempSync(path.join(tmpdir(), "site-test-"));

  constructor() {
    for (const name of Object.keys(process.env))
      if (OF_DEPLOYMENT.test(name)) delete process.env[name];
  }

  /** A command that passes or fails as a whole. */
  async check(name: string, command: string, ...args: readonly string[]): Promise<boolean> {
    const passed = await this.run(name, command, args);
    this.count(name, passed ? 1 : 0, passed ? 0 : 1);
    return passed;
  }

  /** Work of this process that passes unless it throws. */
  async task(name: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      this.count(name, 1, 0);
      return true;
    } catch (error) {
      console.log(`── ${name}: failed\n${error instanceof Error ? error.message : error}`);
      this.count(name, 0, 1);
      return false;
    }
  }

  /** A project of `jest.config.cjs`. @param options further options of Jest */
  async jest(project: string, env: Env = {}, ...options: readonly string[]): Promise<void> {
    const file = path.join(this.reports, `${project}.json`);
    const args = ["jest", "--selectProjects", project, "--config", "src/testing/jest.config.cjs"];
    const json = ["--json", `--outputFile=${file}`];
    await this.run(`${project} tests`, "npx", [...args, ...json, ...options], env);
    const report = existsSync(file)
      ? jestReport.parse(JSON.parse(readFileSync(file, "utf8")))
      : { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report;
    this.count(`${project} tests`, numPassedTests, numFailedTests + numRuntimeErrorTestSuites);
  }

  /** Browser tests. A test that passes only at the second try counts as failed. @param args of Playwright */
  async browser(env: Env, ...args: readonly string[]): Promise<void> {
    const file = path.join(this.reports, "browser.json");
    const config = ["playwright", "test", "--config", "src/testing/e2e/playwright.config.ts"];
    const reportTo = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    await this.run("browser tests", "npx", [...config, ...args], { ...env, ...reportTo });
    const report = existsSync(file)
      ? playwrightReport.parse(JSON.parse(readFileSync(file, "utf8")))
      : { stats: { expected: 0, unexpected: 1, flaky: 0 } };
    const { expected, unexpected, flaky } = report.stats;
    this.count("browser tests", expected, unexpected + flaky);
  }

  /** Prints what failed and the closing count, which becomes the exit code. */
  end(): void {
    if (this.failures.length > 0)
      console.log(`\nFailed:\n${this.failures.map((line) => `  ${line}`).join("\n")}`);
    console.log(`\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }

  private count(name: string, passed: number, failed: number): void {
    this.passed += passed;
    this.failed += failed;
    if (failed > 0) this.failures.push(`${name}: ${failed}`);
  }

  private async run(name: string, command: string, args: readonly string[], env: Env = {}) {
    const start = Date.now();
    console.log(`── ${name}: started`);
    const child = spawn(command, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", FORCE_COLOR: "0", ...env },
    });
    const { status, output } = await outputOf(child);
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    const passed = status === 0;
    console.log(`${output}── ${name}: ${passed ? "passed" : "failed"} after ${seconds} s`);
    return passed;
  }
}
