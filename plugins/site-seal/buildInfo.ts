import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Which commit a site was built from. Both are null outside a repository, and with changes that are not committed. */
export type Commit = {
  readonly commit: string | null;
  /** When it was committed, in ISO 8601. */
  readonly committed: string | null;
};

/** The last file that a build writes into `public/`: without it, a build is running, was stopped or has failed. */
export const BUILD_FILE = "build.json";

/** The commit of a folder. */
export function commitOf(root: string): Commit {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  try {
    if (git("status", "--porcelain", "--", ".") !== "") return { commit: null, committed: null };
    const [commit = null, committed = null] = git("log", "-1", "--format=%H %cI").split(" ");
    return { commit, committed };
  } catch {
    return { commit: null, committed: null }; // no git, no repository or no commit
  }
}

/** The SHA-256 of the search records that `site-search` wrote, which the hosted index has as well; null without one. */
export function recordsDigest(publicDir: string): string | null {
  const file = path.join(publicDir, "search-index/records.json");
  if (!existsSync(file)) return null;
  const { sha256 }: { readonly sha256?: string } = JSON.parse(readFileSync(file, "utf8"));
  return sha256 ?? null;
}
