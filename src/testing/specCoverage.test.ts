import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { EVERY_TIME, UNABLE } from "./e2e/firefoxTests";
import { MUTATIONS } from "./mutations/all";
import { HAS_DEFI, readCoverage, testFiles } from "./specCoverage";

const root = path.resolve(__dirname, "../..");
const rows = readCoverage();
const files = testFiles();

const known = new Map<string, readonly string[]>();

/** Caches {@link readTitles} per file. */
function titlesOf(file: string): readonly string[] {
  const titles = known.get(file) ?? readTitles(file);
  known.set(file, titles);
  return titles;
}

/** Titles of all tests of a file: as written, such as `opens by ${name}`, and with the first value of each row of a table. */
function readTitles(file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (title && ts.isCallExpression(node) && isTest(node.expression)) {
      if (ts.isStringLiteralLike(title))
        titles.push(
          title.text,
          ...rowsOf(node.expression).map((row) => title.text.replace("%s", row)),
        );
      else if (ts.isTemplateExpression(title)) titles.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** The first values of the rows of `test.each([…])` that are strings. */
function rowsOf(callee: ts.Expression): readonly string[] {
  const table = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  if (!table || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return first && ts.isStringLiteralLike(first) ? [first.text] : [];
  });
}

/** True for `test`, `test.each(…)`, `it.only` and the like. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === "test" || callee.text === "it";
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text !== "describe" && isTest(callee.expression);
  return ts.isCallExpression(callee) && isTest(callee.expression);
}

test("every row of the table refers to a test, and no clause has two rows", () => {
  expect(rows.filter(({ tests }) => tests.length === 0)).toStrictEqual([]);
  expect(new Set(rows.map(({ clause }) => clause)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(100);
});

/** Files that exist only in `src/defi` cannot be looked for without it. */
const filesNamed = (name: string) => files.filter((each) => path.basename(each) === name);
const browserTests = files.filter((file) => file.endsWith(".spec.ts"));

test.each(
  rows.flatMap(({ tests }) => tests).filter(({ file }) => HAS_DEFI || filesNamed(file).length > 0),
)("$file has a test with the title $title", ({ file, title }) => {
  expect(filesNamed(file).flatMap(titlesOf)).toContain(title);
});

test.each(
  [...EVERY_TIME, ...UNABLE].filter(
    (title) => HAS_DEFI || browserTests.flatMap(titlesOf).includes(title),
  ),
)("a browser test has the title %j, which Firefox runs or leaves out", (title) => {
  expect(browserTests.flatMap(titlesOf)).toContain(title);
});

describe("the table of mutations", () => {
  test("breaks every clause of the coverage table except the one whose test takes minutes", () => {
    const broken = new Set(MUTATIONS.map(({ clause }) => clause));
    expect([...broken].filter((name) => !rows.some(({ clause }) => clause === name))).toEqual([]);
    const whole = rows.map(({ clause }) => clause).filter((clause) => !broken.has(clause));
    expect(whole).toEqual(["Base path, in the browser"]);
  });

  test.each(MUTATIONS.filter(({ file }) => HAS_DEFI || !file.startsWith("src/defi/")))(
    "$clause: the text to be replaced occurs once in $file",
    ({ clause, file, find, replace, red }) => {
      const places = readFileSync(path.join(root, file), "utf8").split(find).length - 1;
      expect({ find, places }).toEqual({ find, places: 1 });
      expect(replace).not.toBe(find);
      const row = rows.find((each) => each.clause === clause);
      expect(row?.tests.map((reference) => reference.file)).toContain(red);
    },
  );
});
