import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../chromium";

const PORT = Number(process.env.E2E_PORT ?? 9100);
const executablePath = findChromium();

export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results",
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 60_000,
  reporter: [["dot"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `npx gatsby serve --host 127.0.0.1 --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    cwd: "../../..",
    reuseExistingServer: true,
    timeout: 60_000,
  },
});
