import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LAST_FILES } from "../../src/domain/generatedRoutes";
import { UNFINISHED_FILE } from "./unfinished";

/** `/build.json`: what this build was made from, and what it made. */
export type BuildFacts = {
  /** The commit that was built; null outside a repository, and with uncommitted changes. */
  readonly commit: string | null;
  /** When it was committed, in ISO 8601; null without a commit. */
  readonly committed: string | null;
  /** Digest of the framework's scripts. A tab of another build can tell from it that the site has changed. */
  readonly build: string;
  /** SHA-256 of the search records and synonyms, in hexadecimal: the hosted index has the same one. */
  readonly records: string | null;
  /** SHA-256 of each file of `public/`, in hexadecimal, by its path; without `build.json` and `SHA256SUMS`. */
  readonly files: Readonly<Record<string, string>>;
};

export const [BUILD_FILE = "", SUMS_FILE = ""] = LAST_FILES.map((file) => file.slice(1));

/** The commit of a folder. @returns nulls when git, a repository or a commit is missing, or files have been changed since */
export function commitOf(root: string): Pick<BuildFacts, "commit" | "committed"> {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  try {
    if (git("status", "--porcelain", "--untracked-files=normal", "--", ".") !== "")
      return { commit: null, committed: null };
    const [commit = null, committed = null] = git("log", "-1", "--format=%H %cI").split(" ");
    return { commit, committed };
  } catch {
    return { commit: null, committed: null };
  }
}

/** Files that are not listed: the two that list the others, and the marker that is removed after they are written. */
const UNLISTED: readonly string[] = [BUILD_FILE, SUMS_FILE, UNFINISHED_FILE];

/** The files of a built site by name, without the two that list them, sorted. @param leftOut true for files of earlier builds */
export function siteFiles(folder: string, leftOut: (file: string) => boolean): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .filter((file) => !UNLISTED.includes(file) && !leftOut(file))
    .sort();
}

/** Digests of all files below a folder, sorted by path. @param leftOut paths that are not listed */
export function digestsOf(
  folder: string,
  leftOut: (file: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    siteFiles(folder, leftOut).map((file) => [file, sha256(readFileSync(path.join(folder, file)))]),
  );
}

/** `build.json` as text, with a line for each file. */
export function buildJson(facts: BuildFacts): string {
  return `${JSON.stringify(facts, null, 1)}\n`;
}

/** `SHA256SUMS` as `sha256sum --check` reads it; the last line is that of `build.json`. */
export function sha256Sums(facts: BuildFacts): string {
  const lines = [...Object.entries(facts.files), [BUILD_FILE, sha256(buildJson(facts))]];
  return `${lines.map(([file, digest]) => `${digest}  ${file}`).join("\n")}\n`;
}

/** The digest of the search records that `site-search` wrote; null without one. */
export function recordsDigest(publicDir: string): string | null {
  const file = path.join(publicDir, "search-index/records.json");
  if (!existsSync(file)) return null;
  const { sha256: digest }: { readonly sha256?: string } = JSON.parse(readFileSync(file, "utf8"));
  return digest ?? null;
}

/** The SHA-256 digest of a file, in hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
