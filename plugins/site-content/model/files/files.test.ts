import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isPlainFile } from "./files";

describe("a file that a page refers to", () => {
  const root = mkdtempSync(path.join(tmpdir(), "files-"));
  const folder = path.join(root, "content");
  beforeAll(() => {
    mkdirSync(path.join(folder, "docs"), { recursive: true });
    mkdirSync(path.join(root, "keys"));
    for (const file of ["content/docs/a.png", "keys/a.png"])
      writeFileSync(path.join(root, file), "");
    symlinkSync("a.png", path.join(folder, "docs/link.png"));
    symlinkSync("../keys", path.join(folder, "keys"));
    symlinkSync("docs", path.join(folder, "same"));
    symlinkSync("content", path.join(root, "linked"));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ["lies where its path says", "docs/a.png", true],
    ["is a folder", "docs", false],
    ["is missing", "docs/b.png", false],
    ["is a symbolic link", "docs/link.png", false],
    ["lies behind a linked folder, outside", "keys/a.png", false],
    ["lies behind a linked folder, inside", "same/a.png", false],
    ["lies outside", "../keys/a.png", true], // which paths may lead out is for those who ask
  ])("%s", (_, file, isPlain) => expect(isPlainFile(folder, file)).toBe(isPlain));

  test("may be in a content folder that is itself a symbolic link", () =>
    expect(isPlainFile(path.join(root, "linked"), "docs/a.png")).toBe(true));
});
