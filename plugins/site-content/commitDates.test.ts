import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commitDates } from "./commitDates";

const folder = mkdtempSync(path.join(tmpdir(), "commit-dates-"));
const root = path.join(folder, "site"); // the project may be a folder of its repository
const git = (cwd: string, date: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], {
    cwd,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: "ignore",
  });

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
  expect([...commitDates(root, ["content"])].sort()).toStrictEqual([
    ["content/docs/Größe (2).md", "2026-01-02T03:04:05.000Z"],
    ["content/docs/a.md", "2026-02-28T22:00:00.000Z"],
  ]);
});

test("a shallow clone knows no dates", () => {
  const clone = path.join(folder, "clone");
  git(folder, "", "clone", "--depth", "1", `file://${folder}`, clone);
  expect(commitDates(path.join(clone, "site"), ["content"]).size).toBe(0);
});

test("neither does a folder outside a repository", () => {
  const outside = mkdtempSync(path.join(tmpdir(), "no-repository-"));
  expect(commitDates(outside, ["content"]).size).toBe(0);
  rmSync(outside, { recursive: true });
});
