import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeStaleFiles } from "./staleFiles";

const root = mkdtempSync(path.join(tmpdir(), "stale-"));
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text = "") => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const left = (...names: string[]) =>
  names.filter((name) => existsSync(path.join(root, "public", name)));

test("copies of deleted pages are removed, everything else stays", () => {
  removeStaleFiles(root, new Set()); // a first build
  const names = ["pools.md", "swap.md", "notes.md", "index.html", ".well-known/security.txt"];
  for (const name of names) write(`public/${name}`);
  write("static/notes.md");
  write(
    "public/build.json",
    JSON.stringify({ files: Object.fromEntries(names.map((n) => [n, ""])) }),
  );
  removeStaleFiles(root, new Set(["swap.md"]));
  expect(left(...names)).toEqual(["swap.md", "notes.md", "index.html"]);
});

test("anything but a list from a build removes nothing", () => {
  write("public/build.json", '{"files":{"pools.md":'); // its writing was stopped
  removeStaleFiles(root, new Set());
  write("public/build.json", "[]");
  write("public/pools.md");
  removeStaleFiles(root, new Set());
  expect(left("pools.md")).toEqual(["pools.md"]);
});
