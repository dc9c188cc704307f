import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ICON_FILES } from "../../../../src/domain/iconFiles";
import { staticProblems } from "./staticFiles";

test("missing icons and files that the build writes over are reported", () => {
  const root = mkdtempSync(path.join(tmpdir(), "static-files-"));
  try {
    const [missing, ...icons] = ICON_FILES;
    for (const name of [...icons, "/robots.txt", "/own.txt", "/.well-known/security.txt"]) {
      const file = path.join(root, "static", name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, "");
    }
    expect(staticProblems(root).map(({ file, rule }) => [file, rule])).toEqual([
      [`static${missing}`, "incomplete-site"],
      ["static/robots.txt", "ignored-file"],
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
