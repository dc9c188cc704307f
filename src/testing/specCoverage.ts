import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");

/** False where the owner deleted `src/defi`, with its tests. */
export const HAS_DEFI = existsSync(path.join(root, "src/defi"));

/** A test that the table refers to: the name of its file, and its title or, for a table of tests, its pattern. */
export type TestReference = { readonly file: string; readonly title: string };
type CoverageRow = { readonly clause: string; readonly tests: readonly TestReference[] };

const ROW = /^\| (?!Clause |Promise |-{3})(.*?)\s*\| (.*) \|$/gm;
const REFERENCE = /`([\w.-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g;

/** The rows of `.github/spec-coverage.md`: each clause of the specification with the tests that cover it. */
export function readCoverage(): readonly CoverageRow[] {
  const table = readFileSync(path.join(root, ".github/spec-coverage.md"), "utf8");
  return [...table.matchAll(ROW)].map(([, clause = "", tests = ""]) => ({
    clause,
    tests: [...tests.matchAll(REFERENCE)].map(([, file = "", title = ""]) => ({ file, title })),
  }));
}

/** All test files of the project, as paths from its root. */
export function testFiles(): readonly string[] {
  return ["src", "plugins"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
}
