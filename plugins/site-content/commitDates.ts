import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Content } from "./model/types";

/**
 * When each file of the folders was last changed by a commit: path from the project's root → ISO 8601 time. Folders may be in
 * different repositories; those outside of one have no dates.
 * @param root absolute path of the project
 * @param warn called with the reason where Git fails, or knows only the newest commits
 */
export function commitDates(
  root: string,
  folders: readonly string[],
  warn: (message: string) => void,
): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const present = folders.filter((folder) => existsSync(path.join(root, folder)));
  for (const folder of new Set(present)) {
    let date = "";
    for (const entry of readLog(root, folder, warn).split(/[\0\n]/)) {
      const file = `${folder}/${entry}`;
      if (entry.startsWith(TIME))
        date = new Date(Number(entry.slice(TIME.length)) * 1000).toISOString();
      else if (entry !== "" && !dates.has(file)) dates.set(file, date); // the newest commit comes first
    }
  }
  return dates;
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

function readLog(root: string, folder: string, warn: (message: string) => void): string {
  // Git would take a folder with the files of a bare repository for one, and run programs that its configuration names; unlike
  // `.git`, those can be files of a commit.
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "safe.bareRepository=explicit", ...args], {
      cwd: path.join(root, folder),
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
      maxBuffer: 256 * 1024 * 1024,
      stdio: "pipe",
    });
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() === "true")
      throw new Error(
        "The clone is shallow. Run git fetch --unshallow; in GitHub Actions, give actions/checkout fetch-depth: 0.",
      );
    return git("log", "-z", "--name-only", "--format=%x01%ct", "--relative", "--", ".");
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const reason = stderr?.trim() || message;
    if (!/not a git repository \(or any/.test(reason))
      warn(`Pages of ${folder} show no date of their last change. ${reason}`);
    return "";
  }
}
