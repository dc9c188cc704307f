import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commitOf, recordsDigest } from "./buildInfo";

const root = mkdtempSync(path.join(tmpdir(), "build-info-"));
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
afterAll(() => rmSync(root, { recursive: true }));

test("the commit of a build is unknown outside a repository, and with changes that are not committed", () => {
  const nothing = { commit: null, committed: null };
  expect(commitOf(root)).toEqual(nothing);
  git("init", "--quiet");
  writeFileSync(path.join(root, "a.txt"), "one");
  expect(commitOf(root)).toEqual(nothing);
  git("add", "a.txt");
  git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "One");
  expect(commitOf(root)).toEqual({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    committed: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+Z]/),
  });
  writeFileSync(path.join(root, "a.txt"), "two");
  expect(commitOf(root)).toEqual(nothing);
});

test("the digest of the search records is the one that the search wrote", () => {
  expect(recordsDigest(root)).toBeNull();
  mkdirSync(path.join(root, "search-index"));
  writeFileSync(path.join(root, "search-index/records.json"), '{"sha256":"abc"}');
  expect(recordsDigest(root)).toBe("abc");
});
