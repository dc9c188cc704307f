import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = mkdtempSync(path.join(tmpdir(), "gatsby-cache-"));
afterAll(() => rmSync(root, { recursive: true }));
const kept = path.join(root, ".cache/kept.txt");

/** Whether Gatsby's cache outlives the beginning of a command; Gatsby itself finds no site there. */
function isKept(command: string, published: string, env = {}): boolean {
  mkdirSync(path.join(root, ".cache"), { recursive: true });
  mkdirSync(path.join(root, "public", published), { recursive: true });
  writeFileSync(kept, "");
  const { PATH, HOME } = process.env;
  const { status } = spawnSync(process.execPath, [path.resolve("src/tools/gatsby.cjs"), command], {
    cwd: root,
    env: { PATH, HOME, ...env },
  });
  expect(status).toBe(1);
  return existsSync(kept);
}

test("a build begins without a cache whose data are not in public/, or have another base path", () => {
  expect(isKept("build", "")).toBe(false);
  expect(isKept("build", "page-data")).toBe(true);
  expect(isKept("build", "page-data", { PATH_PREFIX: "/docs" })).toBe(false);
});

test("development keeps it: it makes the data when a page asks for them", () => {
  rmSync(path.join(root, "public"), { recursive: true });
  expect(isKept("develop", "")).toBe(true);
});
