import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sharedFile, writeShared } from "./sharedFile";

const folder = mkdtempSync(path.join(tmpdir(), "shared-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a menu replaces that of the previous build, and no other file", () => {
  for (const own of ["posts-2026.json", "posts-0123456789.json.map"])
    writeFileSync(path.join(folder, own), "");
  writeShared(folder, "sidebar", sharedFile("sidebar", [1]));
  writeShared(folder, "posts", sharedFile("posts", [1]));
  const second = sharedFile("posts", [2]);
  writeShared(folder, "posts", second);
  writeShared(folder, "sidebar", undefined);
  expect(readdirSync(folder).sort()).toStrictEqual(
    ["posts-2026.json", "posts-0123456789.json.map", second.path.slice(1)].sort(),
  );
  expect(readFileSync(path.join(folder, second.path), "utf8")).toBe("[2]");
});
