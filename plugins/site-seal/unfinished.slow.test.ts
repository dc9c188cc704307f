import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { markFinished, markUnfinished, UNFINISHED_FILE } from "./unfinished";

const root = mkdtempSync(path.join(tmpdir(), "unfinished-"));
const mark = path.join(root, "public", UNFINISHED_FILE);
afterEach(() => rmSync(path.join(root, "public"), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

const STATE =
  "{ store: { getState: () => ({ pages: new Map(), staticQueryComponents: new Map() }) } }";

test("a build marks the folder before it writes there", () => {
  const register = path.resolve("plugins/site-content/markdown/registerTypescript.cjs");
  const hooks = JSON.stringify(path.resolve("plugins/site-seal/gatsby-node.ts"));
  const args = ["-r", register, "-e", `require(${hooks}).onPreBuild(${STATE})`];
  const { stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect([stderr, existsSync(mark)]).toEqual(["", true]);
});

test("the mark is removed at the end of a build", () => {
  markUnfinished(path.join(root, "public"));
  markFinished(path.join(root, "public"));
  expect(existsSync(mark)).toBe(false);
});
