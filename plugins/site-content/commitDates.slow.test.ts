import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load, source } from "../../src/testing/builders";
import { commitDates, withCommitDates } from "./commitDates";

const folder = mkdtempSync(path.join(tmpdir(), "commit-dates-"));
const root = path.join(folder, "site"); // the project may be a folder of its repository
const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
    cwd,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: "ignore",
  });

/** The dates of the folders' files, and the warnings. */
function read(site: string, ...folders: string[]) {
  const warnings: string[] = [];
  return { dates: commitDates(site, folders, (message) => warnings.push(message)), warnings };
}

function commit(date: string, ...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), date);
  }
  git(root, date, "add", ".");
  git(root, date, "commit", "-m", date);
}

beforeAll(() => {
  mkdirSync(root);
  git(folder, "", "init", "-b", "main");
  commit("2026-01-02T03:04:05Z", "content/docs/a.md", "content/docs/Größe (2).md");
  commit("2026-03-01T00:00:00+02:00", "content/docs/a.md", "src/b.ts");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("each file has the time of its last commit, whatever its name", () => {
  expect([...read(root, "content").dates].sort()).toStrictEqual([
    ["content/docs/Größe (2).md", "2026-01-02T03:04:05.000Z"],
    ["content/docs/a.md", "2026-02-28T22:00:00.000Z"],
  ]);
});

test("files in another repository, such as a second source's, have the times of its commits", () => {
  const other = path.join(folder, "../", `${path.basename(folder)}-contracts`);
  mkdirSync(path.join(other, "docs"), { recursive: true });
  git(other, "", "init", "-b", "main");
  writeFileSync(path.join(other, "docs/pool.md"), "# Pool\n");
  git(other, "", "add", ".");
  git(other, "2025-05-06T07:08:09Z", "commit", "-m", "Pool");
  const docs = path.relative(root, path.join(other, "docs"));
  expect(read(root, "content", docs, "gone").dates.get(`${docs}/pool.md`)).toBe(
    "2025-05-06T07:08:09.000Z",
  );
  rmSync(other, { recursive: true });
});

test("a shallow clone knows no dates, and the build says so once for each of its folders", () => {
  const clone = path.join(folder, "clone");
  git(folder, "", "clone", "--depth", "1", `file://${folder}`, clone);
  const { dates, warnings } = read(path.join(clone, "site"), "content", "content", "gone");
  expect(dates.size).toBe(0);
  expect(warnings).toEqual([
    expect.stringMatching(/^Pages of content show no date .* Run git fetch --unshallow/),
  ]);
});

test("a bare repository that is committed as content runs nothing", () => {
  const trap = path.join(folder, "trap");
  const content = path.join(trap, "content");
  mkdirSync(content, { recursive: true });
  git(trap, "", "init", "-b", "main");
  writeFileSync(path.join(content, "a.md"), "# A\n");
  git(trap, "", "add", ".");
  git(trap, "2026-01-02T03:04:05Z", "commit", "-m", "A");
  const tree = execFileSync("git", ["rev-parse", "HEAD:content"], { cwd: trap, encoding: "utf8" });
  const signed = `tree ${tree.trim()}\nauthor A <a@b.example> 1 +0000\ncommitter A <a@b.example> 1 +0000\ngpgsig -----BEGIN PGP SIGNATURE-----\n x\n -----END PGP SIGNATURE-----\n\nA\n`;
  const head = execFileSync("git", ["hash-object", "-w", "-t", "commit", "--stdin"], {
    cwd: trap,
    encoding: "utf8",
    input: signed,
  });
  cpSync(path.join(trap, ".git/objects"), path.join(content, "objects"), { recursive: true });
  mkdirSync(path.join(content, "refs"));
  writeFileSync(path.join(content, "HEAD"), head);
  const mark = path.join(folder, "ran");
  writeFileSync(path.join(content, "run.sh"), `#!/bin/sh\ntouch "${mark}"\n`);
  chmodSync(path.join(content, "run.sh"), 0o755);
  writeFileSync(
    path.join(content, "config"),
    "[core]\n\tbare = false\n\tworktree = .\n[log]\n\tshowSignature = true\n[gpg]\n\tprogram = ./run.sh\n",
  );
  expect(read(trap, "content")).toEqual({
    dates: new Map(),
    warnings: [expect.stringContaining("cannot use bare repository")],
  });
  expect(existsSync(mark)).toBe(false);
});

test("a folder behind a symbolic link has the dates of its target", () => {
  symlinkSync(path.join(root, "content"), path.join(folder, "linked"));
  expect([...read(folder, "linked").dates.keys()].sort()).toEqual([
    "linked/docs/Größe (2).md",
    "linked/docs/a.md",
  ]);
});

test("a folder that is itself a repository has that repository's dates, and one outside none", () => {
  expect(read(folder, ".").dates.get("./site/content/docs/a.md")).toBe("2026-02-28T22:00:00.000Z");
  const outside = mkdtempSync(path.join(tmpdir(), "no-repository-"));
  expect(read(outside, ".")).toEqual({ dates: new Map(), warnings: [] });
  rmSync(outside, { recursive: true });
});

test("a repository that Git does not read gives a warning in Git's words", () => {
  const broken = mkdtempSync(path.join(tmpdir(), "broken-repository-"));
  writeFileSync(path.join(broken, ".git"), "gitdir: nowhere");
  expect(read(broken, ".").warnings).toEqual([
    expect.stringMatching(/^Pages of \. show no date .*not a git repository/),
  ]);
  rmSync(broken, { recursive: true });
});

test.each([
  ["names nothing", "", { date: "2026-01-02" }],
  [
    "names only who changed it",
    "last_update: { author: Ada }\n",
    { date: "2026-01-02", author: "Ada" },
  ],
  [
    "names a day",
    "last_update: { date: 2026-03-04 }\n",
    { date: expect.stringMatching(/^2026-03-04/) },
  ],
])(
  "a page has the date of its last commit when its front matter %s",
  async (_, front, expected) => {
    const content = await load([source("content/docs/a.md", `---\ntitle: A\n${front}---\n\na\n`)]);
    const dates = new Map([["content/docs/a.md", "2026-01-02"]]);
    expect(withCommitDates(content, dates).docs[0]?.lastUpdate).toStrictEqual(expected);
  },
);
