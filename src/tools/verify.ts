/**
 * `npm run verify -- <address of the site>`: builds the commit that a site says it was built from, and compares every file with
 * what the site serves. Whoever trusts the commit then trusts the site. It needs git, and runs `npm ci` and a build.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { canParse } from "../domain/canParse";
import { withoutEndSlashes } from "../domain/routes";
import { compareFiles } from "./compareFiles";
import { runTool } from "./runTool";
import { get, servedDigests } from "./servedFiles";

const buildSchema = z.object({
  /** A full commit hash: Git would take other text for an option or a branch. */
  commit: z
    .string()
    .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
    .nullable(),
  files: z.record(z.string(), z.string()),
});

async function main(): Promise<void> {
  const [address] = process.argv.slice(2);
  if (address === undefined || !canParse(address))
    throw new Error("Name the address of the site: npm run verify -- https://docs.example.com");
  const base = withoutEndSlashes(address);
  const { commit, files } = buildSchema.parse(await (await get(`${base}/build.json`)).json());
  if (commit === null)
    throw new Error(
      `${base} was built from changes that are not committed, so nobody can rebuild it.`,
    );
  const { pathname } = new URL(base);
  const prefix = pathname === "/" ? "" : pathname;
  console.log(`${base} says that it was built from commit ${commit}; building that.`);
  const rebuilt = buildCommit(commit, prefix);
  const problems = compareFiles(rebuilt, files, await servedDigests(base, Object.keys(rebuilt)));
  for (const problem of problems) console.error(`  ✖ ${problem}`);
  console.log(
    problems.length === 0
      ? `All ${Object.keys(rebuilt).length} files match the commit.`
      : `${problems.length} differences: what is served does not match the commit.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Builds a commit in a folder of its own. @returns digests of its files */
function buildCommit(commit: string, prefix: string): Readonly<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), "verify-"));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production", PATH_PREFIX: prefix, ALGOLIA_PUSH: "" },
    });
  try {
    execFileSync("git", ["clone", "--quiet", "--no-checkout", process.cwd(), folder]);
    run("git", "checkout", "--quiet", "--detach", commit);
    run("npm", "ci", "--include=dev");
    run("npm", "run", "build", "--", ...(prefix === "" ? [] : ["--prefix-paths"]));
    return buildSchema.parse(
      JSON.parse(readFileSync(path.join(folder, "public/build.json"), "utf8")),
    ).files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

void runTool(main);
