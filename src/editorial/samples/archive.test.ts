import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkArchives, packProject } from "./archive";

const PROJECT = "content/examples/tide";
const root = mkdtempSync(path.join(tmpdir(), "archive-"));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeAll(() => {
  write(`${PROJECT}/package.json`, "{}");
  write(`${PROJECT}/test/tide.ts`, "export const high = 4;\n".repeat(100));
  for (const name of [".env", ".env.local", "test/.env"]) write(`${PROJECT}/${name}`, "KEY=secret");
  write(`${PROJECT}/.env.example`, "KEY=");
  write(`${PROJECT}/.git/config`, "[remote]");
  write(`${PROJECT}/höhe.txt`, "4");
  write(`${PROJECT}/node_modules/x/index.js`, "x");
});
afterAll(() => rmSync(root, { recursive: true }));

test("a ZIP contains the project's files, without keys and packages, and other programs can read it", () => {
  writeFileSync(path.join(root, "tide.zip"), packProject(root, PROJECT));
  const script =
    "import zipfile; z = zipfile.ZipFile('tide.zip'); print(z.testzip(), z.namelist(), z.read('tide/test/tide.ts').count(b'high'))";
  const { stdout, error } = spawnSync("python3", ["-c", script], { cwd: root, encoding: "utf8" });
  if (error) return; // Python is not installed on this machine
  expect(stdout.trim()).toBe(
    "None ['tide/.env.example', 'tide/höhe.txt', 'tide/package.json', 'tide/test/tide.ts'] 100",
  );
});

test("an archive that is missing or outdated is reported, a current one is not", () => {
  expect(checkArchives(root)).toHaveLength(1);
  writeFileSync(path.join(root, `${PROJECT}.zip`), packProject(root, PROJECT));
  expect(checkArchives(root)).toEqual([]);
  write(`${PROJECT}/test/tide.ts`, "export const high = 5;\n");
  expect(checkArchives(root).map(({ message }) => message)).toEqual([
    "The archive differs from content/examples/tide.",
  ]);
});
