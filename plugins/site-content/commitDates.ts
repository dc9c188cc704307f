import { execFileSync } from "node:child_process";
import type { Content } from "./model/types";

/**
 * When each file of the folders was last changed by a commit: path from the project's root → ISO 8601 time, from one `git log`.
 * Empty outside a repository, without Git, and in a shallow clone, which would date every file by its only commit.
 * @param root absolute path of the project
 */
export function commitDates(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  const log = readLog(root, folders);
  const dates = new Map<string, string>();
  let date = "";
  for (const entry of log.split(/[\0\n]/)) {
    if (entry.startsWith(TIME))
      date = new Date(Number(entry.slice(TIME.length)) * 1000).toISOString();
    else if (entry !== "" && !dates.has(entry)) dates.set(entry, date); // the newest commit comes first
  }
  return dates;
}

/** The docs with these dates, but for pages whose front matter names one. */
export function withCommitDates(content: Content, dates: ReadonlyMap<string, string>): Content {
  const docs = content.docs.map((doc) => {
    const date = dates.get(doc.file);
    return date === undefined ? doc : { lastUpdate: { date }, ...doc };
  });
  return { ...content, docs };
}

const TIME = "\u0001";
const LOG_MAX_BYTES = 256 * 1024 * 1024;

function readLog(root: string, folders: readonly string[]): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: LOG_MAX_BYTES,
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return "";
    return git("log", "-z", "--relative", "--name-only", "--format=%x01%ct", "--", ...folders);
  } catch {
    return ""; // no repository, no commit yet, or no Git: pages then say nothing about their age
  }
}
