import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { markFinished, markUnfinished } from "../../plugins/site-seal/unfinished";

const temporary = mkdtempSync(path.join(tmpdir(), "gatsby-cache-"));
afterAll(() => rmSync(temporary, { recursive: true }));
const root = path.join(temporary, "site");

/** Whether Gatsby's cache outlives the beginning of a command; Gatsby itself finds no site there. */
function isKept(command: string, published: string, env = {}, folder = root): boolean {
  const kept = path.join(folder, ".cache/kept.txt");
  mkdirSync(path.join(folder, ".cache"), { recursive: true });
  mkdirSync(path.join(folder, "public", published), { recursive: true });
  writeFileSync(kept, "");
  const { PATH, HOME } = process.env;
  const { status } = spawnSync(process.execPath, [path.resolve("src/tools/gatsby.cjs"), command], {
    cwd: folder,
    env: { PATH, HOME, ...env },
  });
  expect(status).toBe(1);
  return existsSync(kept);
}

test("a build starts without a cache whose data is not in public/ or has another base path", () => {
  expect(isKept("build", "")).toBe(false);
  expect(isKept("build", "page-data")).toBe(true);
  expect(isKept("build", "page-data", { PATH_PREFIX: "/docs" })).toBe(false);
});

test("a build starts without the cache of a build that was stopped while writing", () => {
  expect(isKept("build", "page-data")).toBe(true);
  markUnfinished(path.join(root, "public"));
  expect(isKept("build", "page-data")).toBe(false);
  markFinished(path.join(root, "public"));
});

test("a build starts without a cache that was made in another folder", () => {
  expect(isKept("build", "page-data")).toBe(true);
  const moved = path.join(temporary, "moved");
  renameSync(root, moved);
  expect(isKept("build", "page-data", {}, moved)).toBe(false);
});

test("development keeps it, since it makes the data when a page asks for it", () => {
  rmSync(path.join(root, "public"), { recursive: true, force: true });
  expect(isKept("develop", "")).toBe(true);
});
