import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = realpathSync(mkdtempSync(path.join(tmpdir(), "own-folder-")));
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  for (const name of ["public", ".cache"])
    rmSync(path.join(root, name), { recursive: true, force: true });
});

const env = { PATH: process.env.PATH, HOME: process.env.HOME };
/** A folder whose path alone is longer than the address of a socket may be. */
const deep = path.join(root, "d".repeat(120));

/** What a build says in the folder, where Gatsby itself finds no site. */
function build(cwd = root, more = {}): { readonly status: number | null; readonly stderr: string } {
  const args = [path.resolve("src/tools/gatsby.cjs"), "build"];
  const options = { cwd, env: { ...env, ...more }, encoding: "utf8", timeout: 60_000 } as const;
  return spawnSync(process.execPath, args, options);
}

/** A command that has taken the folder and goes on. */
async function runningCommand(more = {}): Promise<ChildProcess> {
  const file = JSON.stringify(path.resolve("src/tools/ownFolder.cjs"));
  const code = `require(${file}).takeFolder(() => { setInterval(() => {}, 1e6); console.log("taken"); })`;
  const child = spawn(process.execPath, ["-e", code], {
    cwd: root,
    env: { ...env, ...more },
    stdio: "pipe",
  });
  await once(child.stdout, "data");
  return child;
}

test.each([
  ["", {}],
  [", also where the folder for temporary files has a long path", { TMPDIR: deep }],
])(
  "a second build in a folder ends at once and says why%s; one after a killed build starts",
  async (_, more) => {
    mkdirSync(deep, { recursive: true });
    const first = await runningCommand(more);
    try {
      expect(build(root, more)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(`Another build, or npm run dev, is running in ${root}.`),
      });
    } finally {
      const ended = once(first, "exit");
      first.kill("SIGKILL");
      await ended;
    }
    const after = build(root, more);
    expect(after.status).toBe(1); // it did not hang
    expect(after.stderr).not.toContain("Another build");
  },
);

test("continues without a lock if its address is used by something that cannot be removed", () => {
  const file = path.resolve("src/tools/ownFolder.cjs");
  const code = "require(process.argv[1]).takeFolder(() => console.log('taken'), process.argv[2])";
  const options = { env, encoding: "utf8", timeout: 60_000 } as const;
  const { status, stdout } = spawnSync(process.execPath, ["-e", code, file, root], options);
  expect([status, stdout]).toEqual([0, "taken\n"]);
});

test("folders that cannot be written to are reported together, with the cause", () => {
  for (const name of ["public", ".cache"]) writeFileSync(path.join(root, name), "a file");
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain(".cache/ cannot be written: EEXIST");
  expect(stderr).toContain("public/ cannot be written: EEXIST");
  expect(stderr.split("\n")).toHaveLength(4);
});

test("a folder whose path Gatsby cannot read is reported with the character", () => {
  const copy = path.join(root, "site (1)");
  mkdirSync(copy);
  expect(build(copy)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`The path of this folder has the character (: ${copy}.`),
  });
});
