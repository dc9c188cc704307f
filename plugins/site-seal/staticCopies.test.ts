import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeGoneCopies, staticCopies } from "./staticCopies";

const root = mkdtempSync(path.join(tmpdir(), "static-copies-"));
const cacheDir = path.join(root, ".cache/seal");
afterAll(() => rmSync(root, { recursive: true }));
const write = (file: string, text = "") => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const build = (pages: readonly string[] = []) =>
  removeGoneCopies(root, cacheDir, staticCopies(cacheDir), pages);
const left = (...names: readonly string[]) =>
  names.filter((name) => existsSync(path.join(root, "public", name)));

test("a file removed from static/ is removed from public/, unless a page now has its name", () => {
  const names = ["price list.pdf", "img/old.html", "fees/index.html", "index.html", "icon.svg"];
  for (const name of names) {
    write(`static/${name}`);
    write(`public/${name}`);
  }
  write("public/robots.txt");
  build();
  expect(left(...names)).toEqual(names);
  for (const name of names.slice(0, 4)) rmSync(path.join(root, "static", name));
  build(["/", "/fees"]);
  expect(left(...names, "robots.txt")).toEqual([
    "fees/index.html",
    "index.html",
    "icon.svg",
    "robots.txt",
  ]);
  rmSync(path.join(root, "static"), { recursive: true });
  build();
  expect(left("icon.svg")).toEqual([]);
});

test("a half-written list removes nothing", () => {
  write(".cache/seal/static-files.json", '["robots.txt"');
  build();
  expect(left("robots.txt")).toEqual(["robots.txt"]);
});
