import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { markUnfinished } from "../../plugins/site-seal/unfinished";
import { serveFolder } from "../testing/serveFolder";

const root = mkdtempSync(path.join(tmpdir(), "serve-"));
const built = path.join(root, "built");
mkdirSync(path.join(built, "public"), { recursive: true });
writeFileSync(path.join(built, "public/index.html"), "");
const stopped = path.join(root, "stopped");
mkdirSync(path.join(stopped, "public"), { recursive: true });
writeFileSync(path.join(stopped, "public/index.html"), "");
markUnfinished(path.join(stopped, "public"));
afterAll(() => rmSync(root, { recursive: true }));

function serve(
  cwd: string,
  port: string,
): { readonly status: number | null; readonly stderr: string } {
  const register = path.resolve("plugins/site-content/markdown/registerTypescript.cjs");
  const args = ["-r", register, path.resolve("src/tools/serve.ts"), port];
  return spawnSync(process.execPath, args, { cwd, encoding: "utf8", timeout: 60_000 });
}

test("a port that another program uses is reported, with what to do", async () => {
  const { url, close } = await serveFolder(path.join(built, "public"));
  const { port } = new URL(url);
  const { status, stderr } = serve(built, port);
  close();
  expect(stderr).toBe(
    `Another program is using port ${port}. Stop it, or serve on another port: npm run serve -- ${Number(port) + 1}\n`,
  );
  expect(status).toBe(1);
});

test.each([
  ["what is not a port", built, "90000", '"90000" is not a port. Write a number up to 65535.\n'],
  ["a word", built, "docs", '"docs" is not a port. Write a number up to 65535.\n'],
  ["a folder without a build", root, "9000", "There is no build; run npm run build first.\n"],
  [
    "a folder with a build that was stopped",
    stopped,
    "9000",
    "The build in public/ is not complete: it is still running, or was stopped. Run npm run build first.\n",
  ],
])("%s is refused", (_what, cwd, port, message) => {
  expect(serve(cwd, port)).toMatchObject({ status: 1, stderr: message });
});
