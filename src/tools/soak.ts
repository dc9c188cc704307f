/**
 * `npm run soak [rounds]`: 1,000 random reader actions in one tab, with slow and failing requests, then as many random addresses.
 * Not part of `npm test`, which runs a short one that never varies. `RANDOM_SEED` repeats a run.
 */
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  "npx",
  [
    ...["playwright", "test", "--config", "src/testing/e2e/playwright.config.ts"],
    ...["--project", "engine", "--retries", "0", "--reporter", "list", "soak", "anyAddress"],
  ],
  {
    stdio: "inherit",
    env: {
      RANDOM_SEED: String(Date.now() % 1_000_000),
      ...process.env,
      RANDOM_ROUNDS: process.argv[2] ?? "1000",
    },
  },
);
process.exitCode = status ?? 1;
