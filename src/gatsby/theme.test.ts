import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isBundled, themeProblems } from "./theme";

const root = mkdtempSync(path.join(tmpdir(), "theme-"));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ["content", "static"]) mkdirSync(path.join(root, folder));
for (const file of ["content/a.png", "content/a.woff2", "static/b.png", "a.css"])
  writeFileSync(path.join(root, file), "");

const problemsOf = (css: string, pathPrefix = "/docs") => {
  writeFileSync(path.join(root, "content/theme.css"), css);
  return themeProblems(root, pathPrefix, ["https://img.example.com"]).map(
    ({ line, message }) => `${line}: ${message}`,
  );
};

test("a sheet may name files beside it, in static/ and of allowed hosts", () => {
  expect(
    problemsOf(`:root { --color-accent: #123456; --own: 1px; margin: var(--own); }
      @font-face { src: url("a.woff2") format("woff2"); }
      a { background: url(a.png), url('/docs/b.png'), url(https://img.example.com/c.png), url(data:image/png;base64,AA) }`),
  ).toEqual([]);
});

test.each([
  ["a { color: red", '1: Syntax error: Expected "}" to go with "{".'],
  ["\n@import url(x.css);", "2: @import is ignored."],
  ["a { src: url(missing.png) }", '1: "missing.png" is not a file of this site.'],
  ["a { src: url(../static/b.png) }", '1: "../static/b.png" is not a file of this site.'],
  ["a { src: url(/b.png) }", '1: "/b.png" is not a file of this site.'],
  ["a { src: url(//x.example/b.png) }", '1: "//x.example/b.png" is not a file of this site.'],
  ["a { src: url('!!./x.js!a.png') }", '1: "!!./x.js!a.png" is not a file of this site.'],
])("%j has a problem", (css, problem) => {
  expect(problemsOf(css)).toEqual([problem]);
});

test("a link to a file elsewhere is no style sheet", () => {
  rmSync(path.join(root, "content/theme.css"));
  expect(themeProblems(root, "", [])).toEqual([]);
  symlinkSync(path.join(root, "a.css"), path.join(root, "content/theme.css"));
  expect(themeProblems(root, "", []).map(({ message }) => message)).toEqual([
    "This is not a plain file.",
  ]);
  rmSync(path.join(root, "content/theme.css"));
});

test.each([
  ["a.png", true],
  ["fonts/a.woff2", true],
  ["!!./x.js!a.png", false],
  ["./x.js!a.png", false],
  ["x.js", false],
  ["/a.png", false],
])("the bundler reads %s: %s", (address, bundled) => {
  expect(isBundled(address)).toBe(bundled);
});
