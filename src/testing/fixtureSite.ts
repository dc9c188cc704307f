import { cpSync, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { SiteCopy } from "./siteCopy";

/** The folder in which the fixture site is built, for every browser test until a source changes. */
export const TEST_SITE = path.resolve(".test-site");
/** The built pages of the fixture site. */
export const TEST_SITE_PUBLIC = path.join(TEST_SITE, "public");
const FIXTURES = "src/testing/sites/full";
const BUILT = path.join(TEST_SITE, "built.json");
const built = z.object({ at: z.number(), seconds: z.number() });

/**
 * Builds the fixture site from nothing: the project with the content of `src/testing/sites/full`, and with the pages that a folder
 * of `src` adds for its own browser tests, in its `e2e/site`.
 * @returns the seconds it took @throws Error with the output of a build that failed
 */
export async function buildTestSite(): Promise<number> {
  const start = Date.now();
  const copy = SiteCopy.make(TEST_SITE);
  copy.remove("content");
  const added = readdirSync("src").map((folder) => `src/${folder}/e2e/site`);
  for (const site of [FIXTURES, ...added.filter((folder) => existsSync(folder))])
    cpSync(site, copy.root, { recursive: true });
  const { status, output } = await copy.build();
  if (status !== 0) throw new Error(`The fixture site does not build:\n${output}`);
  const seconds = Math.round((Date.now() - start) / 1000);
  copy.write("built.json", JSON.stringify({ at: start, seconds }));
  return seconds;
}

/** Builds the fixture site unless it is built already and no source has changed since; says so, and how long it takes. */
export async function ensureTestSite(): Promise<void> {
  const last = existsSync(BUILT) ? built.parse(JSON.parse(readFileSync(BUILT, "utf8"))) : undefined;
  if (last && lastChange() < last.at) return;
  const why = last ? "Sources have changed" : "The test site is not built yet";
  console.log(`${why}: building it takes about ${last?.seconds ?? 60} seconds.`);
  console.log(`Built in ${await buildTestSite()} seconds.`);
}

/** When a file that the fixture site is made of was last changed, as milliseconds of time. */
function lastChange(): number {
  const files = ["src", "plugins", "static"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const times = [...files, "gatsby-config.ts", "package-lock.json"].map(
    (file) => statSync(file).mtimeMs,
  );
  return Math.max(...times);
}
