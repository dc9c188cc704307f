import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exampleProjects } from "../../editorial/samples/archive";

test("every example project installs and passes its own tests, as for a reader who downloads it", () => {
  const failed = exampleProjects(process.cwd()).flatMap((project) => {
    const cwd = mkdtempSync(path.join(tmpdir(), "example-"));
    try {
      cpSync(project, cwd, { recursive: true, filter: (file) => !file.includes("node_modules") });
      return [["ci", "--prefer-offline", "--no-audit", "--no-fund"], ["test"]].flatMap((args) => {
        const { status, stdout, stderr } = spawnSync("npm", args, { cwd, encoding: "utf8" });
        return status === 0 ? [] : [`${project}: npm ${args.join(" ")}\n${stdout}${stderr}`];
      });
    } finally {
      rmSync(cwd, { recursive: true, force: true });
    }
  });
  expect(failed).toEqual([]);
});
