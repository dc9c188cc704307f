import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const table = readFileSync(path.join(root, ".github/spec-coverage.md"), "utf8");
const files = new Map(
  ["src", "plugins"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name): [string, string] => [path.basename(name), readFileSync(path.join(root, folder, name), "utf8")]),
  ),
);

const references = [...table.matchAll(/`([\w.-]+\.(?:test|spec)\.tsx?)` "([^"]+)"/g)].map(([, file = "", title = ""]): [string, string] => [file, title]);

test("the table names a test in every row", () => {
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && !/^\| (Clause|Promise|---)/.test(line));
  expect(rows.filter((row) => !/`[\w.-]+\.(test|spec)\.tsx?` "/.test(row))).toStrictEqual([]);
  expect(references.length).toBeGreaterThanOrEqual(rows.length);
});

test.each(references)("%s has a test with the words %j", (file, title) => {
  expect(files.get(file)).toContain(title);
});
