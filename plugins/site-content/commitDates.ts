import { execFileSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { relativeTo } from "./model/files/source";
import type { Content } from "./model/types";

/**
 * When each file of the folders was last changed by a commit: path from the project's root → ISO 8601 time, from one `git log`
 * per folder, which may be in another repository. Omits folders outside a repository, all without Git, and shallow clones, which
 * would date every file by their only commit.
 * @param root absolute path of the project
 */
export function commitDates(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const folder of new Set(folders)) {
    let date = "";
    for (const entry of readLog(path.join(root, folder)).split(/[\0\n]/)) {
      const file = `${folder}/${entry}`;
      if (entry.startsWith(TIME))
        date = new Date(Number(entry.slice(TIME.length)) * 1000).toISOString();
      else if (entry !== "" && !dates.has(file)) dates.set(file, date); // the newest commit comes first
    }
  }
  return dates;
}

/**
 * Why Git cannot read a project's repository, for example because another user owns it, and what to do about it.
 * @returns undefined where Git works, and where there is no repository
 */
export function gitFault(root: string, env = process.env): string | undefined {
  if (repositoryOf(root) === undefined) return undefined;
  try {
    execFileSync("git", ["rev-parse", "--git-dir"], {
      cwd: root,
      env,
      encoding: "utf8",
      stdio: "pipe",
    });
    return undefined;
  } catch (error) {
    const said = firstLine(error);
    const fix = /dubious ownership/.test(said)
      ? `Let Git trust this folder: git config --global --add safe.directory ${JSON.stringify(/'([^']+)'/.exec(said)?.[1] ?? root)}`
      : "Make `git status` work in this folder.";
    return `Git cannot read this repository: ${said}\nPages show no date of their last change, and /build.json names no commit. ${fix}`;
  }
}

/**
 * The folder of the repository that a folder is in, symbolic links followed. Git itself would take a folder with the files of a
 * bare repository for one, and run programs that its configuration names; unlike `.git`, those can be files of a commit.
 */
function repositoryOf(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const real = realpathSync(folder);
  if (existsSync(path.join(real, ".git"))) return real;
  const parent = path.dirname(real);
  return parent === real ? undefined : repositoryOf(parent);
}

/** What Git printed, or why it could not be started. */
function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr: string | null; message: string };
  return (stderr?.trim() || message).split("\n", 1)[0] ?? "";
}

/**
 * Why pages of these folders have no date of their last change although Git works, and what to do about it.
 * @param root absolute path of the project @returns undefined when none of them is in a shallow clone
 */
export function shallowFault(root: string, folders: readonly string[]): string | undefined {
  const shallow = [...new Set(folders)].filter((folder) =>
    isShallow(repositoryOf(path.join(root, folder))),
  );
  if (shallow.length === 0) return undefined;
  return `Git has only the newest commits of ${shallow.join(", ")} (a shallow clone).\nPages from there show no date of their last change. Fetch the others: git fetch --unshallow; in GitHub Actions, give actions/checkout fetch-depth: 0.`;
}

/** The docs with these dates, except pages whose front matter gives one. */
export function withCommitDates(content: Content, dates: ReadonlyMap<string, string>): Content {
  const docs = content.docs.map((doc) => {
    const date = dates.get(doc.file);
    return date === undefined ? doc : { ...doc, lastUpdate: { date, ...doc.lastUpdate } };
  });
  return { ...content, docs };
}

const TIME = "\u0001";
const LOG_MAX_BYTES = 256 * 1024 * 1024;

function readLog(folder: string): string {
  const repository = repositoryOf(folder);
  if (repository === undefined || isShallow(repository)) return "";
  const below = relativeTo(repository, realpathSync(folder));
  return git(
    repository,
    ...["--literal-pathspecs", "log", "-z", "--name-only", "--format=%x01%ct"],
    ...(below === "" ? [] : [`--relative=${below}/`, "--", below]),
  );
}

function isShallow(repository: string | undefined): boolean {
  if (repository === undefined) return false;
  return git(repository, "rev-parse", "--is-shallow-repository").trim() === "true";
}

/** What Git prints in a repository; nothing without a commit or Git: pages then say nothing about their age. */
function git(cwd: string, ...args: string[]): string {
  try {
    return execFileSync("git", args, {
      cwd,
      encoding: "utf8",
      maxBuffer: LOG_MAX_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return "";
  }
}
