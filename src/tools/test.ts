/**
 * `npm test`: what a person runs before a pull request. `npm run test:full`: what CI adds. Each ends with one closing count.
 * The second level is files named `*.slow.test.ts`, browser tests with the tag `@slow`, and the projects `integration` and `content`.
 */
import { buildTestSite, ensureTestSite, TEST_SITE } from "../testing/fixtureSite";
import { ensureBrowser, serveTestSites } from "./testing/browser";
import { Steps } from "./testing/steps";

async function firstLevel(steps: Steps): Promise<void> {
  await Promise.all([
    steps.check("types", "npm", "run", "-s", "types"),
    steps.check("lint", "npm", "run", "-s", "lint"),
  ]);
  const [isBuilt] = await Promise.all([
    steps.task("build of the fixture site", buildTestSite),
    steps.jest("unit"),
  ]);
  await Promise.all([
    steps.check("content", "npm", "run", "-s", "check:content"),
    isBuilt && builtSite(steps),
  ]);
}

async function builtSite(steps: Steps): Promise<void> {
  await steps.jest("site", { SITE_ROOT: TEST_SITE });
  await browserTests(steps, "--project", "engine", "--grep-invert", "@slow");
}

async function secondLevel(steps: Steps): Promise<void> {
  const [isBuilt, hasTestSite] = await Promise.all([
    steps.check("build of content/", "npm", "run", "-s", "build"),
    steps.task("build of the fixture site", ensureTestSite),
    steps.check("unused code", "npx", "knip"),
  ]);
  await Promise.all([
    (async () => {
      await steps.jest("slow");
      if (isBuilt) await steps.jest("site", { SITE_ROOT: "." });
    })(),
    steps.jest("integration", {}, "--runInBand"),
  ]);
  if (isBuilt && hasTestSite)
    await browserTests(steps, "--grep", "@slow", "--project", "engine", "content");
}

async function browserTests(steps: Steps, ...args: readonly string[]): Promise<void> {
  if (!(await steps.task("a browser", async () => ensureBrowser()))) return;
  const { env, stop } = await serveTestSites();
  await steps.browser(env, ...args);
  stop();
}

export async function main([level]: readonly string[]): Promise<void> {
  const steps = new Steps();
  await (level === "full" ? secondLevel(steps) : firstLevel(steps));
  steps.end();
}
