/** `npm run update` on an owner's checkout: new site, own component, own colours, `src/defi` deleted. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SiteCopy } from "../siteCopy";
import { changeComponents, NAME } from "./ownerSite";

const TOKENS = "src/styles/tokens.css";
const engine = SiteCopy.make();
const folder = mkdtempSync(path.join(tmpdir(), "owner-"));
const owner = new SiteCopy(path.join(folder, "site"));
afterAll(() => {
  engine.dispose();
  rmSync(folder, { recursive: true });
});

function git(copy: SiteCopy, ...args: readonly string[]): string {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  const { status, stdout, stderr } = spawnSync("git", [...identity, ...args], {
    cwd: copy.root,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function commit(copy: SiteCopy, message: string): void {
  git(copy, "add", "-A");
  git(copy, "commit", "-q", "-m", message);
}

beforeAll(async () => {
  git(engine, "init", "-q");
  commit(engine, "Engine");
  git(engine, "clone", "-q", engine.root, owner.root);
  git(owner, "config", "user.name", "Owner");
  git(owner, "config", "user.email", "owner@example.com");
  symlinkSync(path.resolve("node_modules"), path.join(owner.root, "node_modules"));
  expect((await owner.script("new:site", NAME, "--yes")).status).toBe(0);
  changeComponents(owner);
  owner.replace(TOKENS, /$/, "\n/* the owner's */\n");
  commit(owner, "My site");

  engine.replace("src/components/mdx/registry.ts", "/**", "// A newer engine.\n/**");
  engine.replace(TOKENS, /^/, "/* the engine's */\n");
  engine.write("content/docs/new-example.md", "# Of the example\n");
  engine.write("src/defi/newer.ts", "export const NEWER = 1;\n");
  engine.write("src/newer.ts", "export const NEWER = 1;\n");
  commit(engine, "Newer engine");
});

test("takes the engine, keeps what the owner changed, leaves content and static alone, and checks the content", async () => {
  const pages = git(owner, "rev-parse", "HEAD:content", "HEAD:static");
  const { status, output } = await owner.script("update", engine.root);
  expect([status, output]).toEqual([0, expect.stringContaining("Update the engine to")]);
  expect(output).toContain("no problems found");
  expect(git(owner, "rev-parse", "HEAD:content", "HEAD:static")).toBe(pages);
  expect(owner.read("src/newer.ts")).toContain("NEWER");
  expect(owner.read("src/components/mdx/registry.ts")).toMatch(/A newer engine[\s\S]*OwnApr/);
  expect(owner.read(TOKENS)).toMatch(/the engine's[\s\S]*the owner's/);
  expect(git(owner, "ls-files", "src/defi")).toBe("");
  expect(git(owner, "status", "--porcelain")).toBe("");
});

test("says that there is nothing newer", async () => {
  expect((await owner.script("update", engine.root)).output).toContain("has that engine already");
});

test("names what both changed, and what was deleted here stays deleted", async () => {
  owner.remove("src/early/menu.ts");
  engine.replace("src/early/menu.ts", /^/, "// newer\n");
  engine.replace(TOKENS, "/* the engine's */", "/* the engine's, again */");
  commit(engine, "Newest engine");
  owner.replace(TOKENS, "/* the engine's */", "/* mine */");
  commit(owner, "My colours");
  const { status, output } = await owner.script("update", engine.root);
  expect(status).toBe(1);
  expect(output).toContain(`changed here and in the engine:\n  ${TOKENS}\n`);
  expect(git(owner, "ls-files", "src/early/menu.ts")).toBe("");
});

test("refuses while there are uncommitted changes", async () => {
  const { status, output } = await owner.script("update", engine.root);
  expect([status, output]).toEqual([1, expect.stringContaining("uncommitted changes")]);
});
