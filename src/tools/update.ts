/**
 * `npm run update -- <address or folder of the engine> [tag or branch]`: merges a newer engine into this site. `content/` and
 * `static/` stay as they are, what the owner changed elsewhere is merged, and files that both changed are named.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What belongs to the owner alone. */
const OWN = ["content", "static"];
const LOCK = "package-lock.json";

export function main([source, wanted = "HEAD"]: readonly string[]): void {
  if (!source)
    throw new Error("Name the engine: npm run update -- https://github.com/owner/engine [tag]");
  if (git("status", "--porcelain") !== "")
    throw new Error("There are uncommitted changes. Commit or stash them first.");
  git("fetch", "--no-tags", source, wanted);
  const engine = git("rev-parse", "FETCH_HEAD");
  const base = baseOf(engine);
  if (base === engine) {
    console.log("This site has that engine already.");
    return;
  }
  const lockBefore = git("rev-parse", `HEAD:${LOCK}`);
  const gone = foldersIn(base).filter((folder) => !foldersIn("HEAD").includes(folder));
  const [from, to] = [base, engine].map((commit) => withOwnFolders(commit, gone));
  tryGit("merge-recursive", String(from), "--", "HEAD", String(to));
  const conflicts = settle(engine);
  const message = `Update the engine to ${engine.slice(0, 10)}`;
  if (conflicts.length > 0)
    throw new Error(
      `These files were changed here and in the engine:\n${conflicts.map((file) => `  ${file}`).join("\n")}\nResolve the marks in them, then: git add -A && git commit -m "${message}" && npm install && npm run check:content\nTo give up: git reset --hard`,
    );
  const commit = git("commit-tree", git("write-tree"), "-p", "HEAD", "-p", engine, "-m", message);
  git("reset", "--hard", commit);
  console.log(`${message}: ${git("diff", "--shortstat", "HEAD^1").trim()}`);
  if (git("rev-parse", `HEAD:${LOCK}`) !== lockBefore) run("npm", "install");
  run("npm", "run", "-s", "check:content");
}

/**
 * The commit of the engine from which this site comes: the common ancestor of both, or for a site without the engine's history the
 * engine's commit with the same sources as this site's first.
 */
function baseOf(engine: string): string {
  const common = tryGit("merge-base", "HEAD", engine);
  if (common !== undefined) return common;
  const first = git("rev-list", "--max-parents=0", "HEAD").split("\n").at(-1);
  const sources = git("rev-parse", `${first}:src`);
  const same = git("rev-list", engine)
    .split("\n")
    .find((commit) => tryGit("rev-parse", `${commit}:src`) === sources);
  if (same) return same;
  throw new Error(
    "This site and that engine have no common commit, and none of the engine has the src/ of this site's first commit, so nothing tells what was changed here.",
  );
}

/** The folders of `src` in a commit. */
const foldersIn = (commit: string) =>
  git("ls-tree", "-d", "--name-only", commit, "src/").split("\n");

/**
 * A commit with the engine's files and this site's own folders, so that merging leaves those alone.
 * @param gone folders that this site has deleted
 */
function withOwnFolders(commit: string, gone: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-update-"));
  const env = { GIT_INDEX_FILE: path.join(folder, "index") };
  try {
    gitWith(env, "read-tree", commit);
    gitWith(env, "rm", "-r", "-q", "-f", "--cached", "--ignore-unmatch", ...OWN, ...gone);
    for (const name of OWN)
      if (tryGit("rev-parse", "-q", "--verify", `HEAD:${name}`) !== undefined)
        gitWith(env, "read-tree", `--prefix=${name}/`, `HEAD:${name}`);
    return git("commit-tree", gitWith(env, "write-tree"), "-m", "engine");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes the engine's list of packages, and leaves deleted what was deleted here. @returns the files that still conflict */
function settle(engine: string): string[] {
  git("checkout", engine, "--", LOCK);
  const unmerged = git("ls-files", "--unmerged", "-z").split("\0").filter(Boolean);
  const files = new Set(unmerged.map((line) => line.slice(line.indexOf("\t") + 1)));
  return [...files].filter((file) => {
    if (tryGit("cat-file", "-e", `HEAD:${file}`) !== undefined) return true;
    git("rm", "-q", "--cached", file);
    rmSync(file, { force: true });
    return false;
  });
}

function gitWith(env: Readonly<Record<string, string>>, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`git ${args.join(" ")} failed: ${stderr.trim()}`);
  return stdout.trim();
}

const git = (...args: readonly string[]) => gitWith({}, ...args);

/** What a command prints; undefined if it fails. */
function tryGit(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed; the engine is merged.`);
}
