import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildJson, commitOf, digestsOf, recordsDigest, sha256Sums } from "./buildFacts";

const root = mkdtempSync(path.join(tmpdir(), "build-facts-"));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
afterAll(() => rmSync(root, { recursive: true }));

describe("the commit of a build", () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "pipe" });
  const NOTHING = { commit: null, committed: null };

  test("is unknown outside a repository, and with changes that are not committed", () => {
    expect(commitOf(root)).toEqual(NOTHING);
    git("init", "--quiet");
    write("a.txt", "one");
    expect(commitOf(root)).toEqual(NOTHING);
    git("add", "a.txt");
    git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "--quiet", "-m", "One");
    expect(commitOf(root)).toEqual({
      commit: expect.stringMatching(/^[0-9a-f]{40}$/),
      committed: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+Z]/),
    });
    write("a.txt", "two");
    expect(commitOf(root)).toEqual(NOTHING);
  });
});

test("every file is listed by its digest, except the lists themselves", () => {
  write("public/index.html", "<p>");
  write("public/blog/rss.xml", "<rss>");
  write("public/kept/old.js", "old");
  write("public/build.json", "{}");
  write("public/SHA256SUMS", "");
  write("public/unfinished.txt", "");
  const files = digestsOf(path.join(root, "public"), (file) => file.startsWith("kept/"));
  expect(files).toEqual({ "blog/rss.xml": sha256("<rss>"), "index.html": sha256("<p>") });
  expect(Object.keys(files)).toEqual(["blog/rss.xml", "index.html"]);
});

test("SHA256SUMS is what sha256sum checks, build.json included", () => {
  const folder = path.join(root, "checked");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "a b.html"), "one");
  const facts = {
    commit: null,
    committed: null,
    build: "b",
    records: null,
    files: digestsOf(folder, () => false),
  };
  writeFileSync(path.join(folder, "build.json"), buildJson(facts));
  writeFileSync(path.join(folder, "SHA256SUMS"), sha256Sums(facts));
  const lines = readFileSync(path.join(folder, "SHA256SUMS"), "utf8").trimEnd().split("\n");
  expect(lines).toEqual([
    `${sha256("one")}  a b.html`,
    `${sha256(readFileSync(path.join(folder, "build.json"), "utf8"))}  build.json`,
  ]);
});

test("the digest of the search records is the one that the search wrote", () => {
  expect(recordsDigest(path.join(root, "public"))).toBeNull();
  write("public/search-index/records.json", '{"records":2,"sha256":"abc"}');
  expect(recordsDigest(path.join(root, "public"))).toBe("abc");
});
