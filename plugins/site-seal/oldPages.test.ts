import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { siteFiles } from "./buildFacts";
import { keepPages, removePages } from "./oldPages";

let root: string;
const inRoot = (...names: string[]) => path.join(root, ...names);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "old-pages-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string): void {
  mkdirSync(path.dirname(inRoot("public", name)), { recursive: true });
  writeFileSync(inRoot("public", name), "");
}

test("a folder with pages and no cache gets what Gatsby takes for a cache", () => {
  keepPages(root);
  expect(existsSync(inRoot(".cache"))).toBe(false);
  write("index.html");
  keepPages(root);
  expect(existsSync(inRoot(".cache/caches-lmdb"))).toBe(true);
});

test("pages and style sheets are removed, and nothing else", () => {
  const kept = ["feed.xml", "page-data/a.html", "page-data/index/page-data.json", "static/a.css"];
  for (const name of ["index.html", "docs/a/index.html", "styles.1f.css", ...kept]) write(name);
  removePages(inRoot("public"));
  expect(siteFiles(inRoot("public"), () => false)).toEqual(kept);
});

test("a site that was never built has none", () => {
  expect(() => removePages(inRoot("public"))).not.toThrow();
});
