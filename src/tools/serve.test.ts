import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUILD_FILE } from "../../plugins/site-seal/buildInfo";
import { serveFolder } from "../testing/serveFolder";

const root = mkdtempSync(path.join(tmpdir(), "serve-"));
const folderWith = (name: string, ...files: readonly string[]) => {
  const publicDir = path.join(root, name, "public");
  mkdirSync(publicDir, { recursive: true });
  for (const file of files) writeFileSync(path.join(publicDir, file), "");
  return path.join(root, name);
};
const built = folderWith("built", "index.html", BUILD_FILE);
const stopped = folderWith("stopped", "index.html");
afterAll(() => rmSync(root, { recursive: true }));

function serve(cwd: string, port: string) {
  const args = [path.resolve("src/tools/run.cjs"), "serve", port];
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

const NO_BUILD = "There is no complete build in public/. Run npm run build first.\n";

test.each([
  ["what is not a port", built, "90000", '"90000" is not a port. Write a number up to 65535.\n'],
  ["a word", built, "docs", '"docs" is not a port. Write a number up to 65535.\n'],
  ["a folder without a build", root, "9000", NO_BUILD],
  ["a folder with a build that was stopped", stopped, "9000", NO_BUILD],
])("%s is refused", (_what, cwd, port, message) => {
  expect(serve(cwd, port)).toMatchObject({ status: 1, stderr: message });
});
