import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeRecordsFile } from "../../plugins/site-search-push/stamp";
import { original } from "../testing/searchPush";

const folder = mkdtempSync(path.join(tmpdir(), "search-index-"));
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
beforeAll(() => {
  const whole = writeRecordsFile(original);
  write("whole.json", whole);
  write("cut.json", whole.slice(0, 400));
  write("empty.json", "");
  write("other.json", "{}");
  write("changed.json", whole.replace("Swap", "Swop"));
  mkdirSync(path.join(folder, "folder"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const MAKE_IT = "Make it with ALGOLIA_PUSH=dry npm run build.";

/** Runs a command without any variable of the search. @returns what it prints */
function run(args: readonly string[]): Promise<string> {
  const child = spawn(
    process.execPath,
    [path.resolve("src/tools/run.cjs"), "searchIndex", ...args],
    { cwd: folder, env: { PATH: process.env.PATH } },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      output += text.toString();
    });
  return new Promise((resolve) => child.on("close", (code) => resolve(`${code} ${output.trim()}`)));
}

test.each<[string, readonly string[], string]>([
  ["no file", ["push"], `1 There is no file records.json. ${MAKE_IT}`],
  ["a file that is not there", ["push", "old.json"], `1 There is no file old.json. ${MAKE_IT}`],
  ["a folder", ["push", "folder"], `1 folder is a folder. ${MAKE_IT}`],
  [
    "half a file",
    ["push", "cut.json"],
    `1 cut.json is broken or cut off: it is no JSON. ${MAKE_IT}`,
  ],
  ["an empty file", ["push", "empty.json"], `1 empty.json is empty. ${MAKE_IT}`],
  [
    "another file",
    ["push", "other.json"],
    `1 other.json is not a file of records: stamp and synonyms and records are missing or of another kind. ${MAKE_IT}`,
  ],
  [
    "a changed file",
    ["diff", "changed.json"],
    `1 changed.json was changed after the build that wrote it. ${MAKE_IT}`,
  ],
  [
    "nothing to compare",
    ["diff"],
    "1 Name the records of the build before: npm run search:diff -- old.json records.json",
  ],
  ["one file to compare", ["diff", "whole.json"], `1 There is no file records.json. ${MAKE_IT}`],
  ["two files", ["diff", "whole.json", "whole.json"], "0 The search records do not change."],
  [
    "an unknown option",
    ["promote", "--lokal"],
    "1 Unknown option '--lokal'. Use --local, --site <address>, or nothing: the index names its site.",
  ],
  [
    "no variables",
    ["promote"],
    "1 ALGOLIA_APP_ID, ALGOLIA_WRITE_KEY, ALGOLIA_INDEX_NAME are missing. Set them.",
  ],
  ["no command", [], '1 There is no command "". Give one of push, promote, drift, diff.'],
])("%s: what is wrong, and what to do", async (_, args, expected) => {
  expect(await run(args)).toBe(expected);
});
