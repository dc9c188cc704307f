/** `npm run browser-test -- tabs`: runs the browser tests of the files whose path contains the word, or with Playwright's options. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensureTestSite } from "../testing/fixtureSite";
import { ensureBrowser, serveTestSites } from "./testing/browser";

export async function main(args: readonly string[]): Promise<void> {
  ensureBrowser();
  await ensureTestSite();
  const { env, stop } = await serveTestSites();
  const project = args.some((arg) => arg.startsWith("--project")) ? [] : ["--project", "engine"];
  const config = ["playwright", "test", "--config", "src/testing/e2e/playwright.config.ts"];
  const child = spawn("npx", [...config, ...args, ...project, "--reporter", "list"], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, "close");
  process.exitCode = Number(status);
  stop();
}
