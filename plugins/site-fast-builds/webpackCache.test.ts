import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cacheVersion, stableConstants } from "./webpackCache";

const root = mkdtempSync(path.join(tmpdir(), "cache-version-"));
afterAll(() => rmSync(root, { recursive: true }));
const config = path.join(root, "gatsby-node.js");
const write = (name: string, text: string): void => writeFileSync(path.join(root, name), text);

beforeEach(() => {
  write("package-lock.json", '{ "swc-loader": "0.2.7" }');
  write("package.json", '{ "browserslist": [] }');
  write("gatsby-node.js", "exports.a = 1;");
});

test("the cache of the same packages and build code is used again", () => {
  expect(cacheVersion(root, [config])).toBe(cacheVersion(root, [config]));
  expect(cacheVersion(root, [config])).toMatch(/^[0-9a-f]{20}$/);
});

test.each([
  ["package-lock.json", '{ "swc-loader": "0.2.8" }'],
  ["package.json", '{ "browserslist": ["safari >= 17"] }'],
  ["gatsby-node.js", "exports.a = 2;"],
])("a different %s invalidates it", (name, text) => {
  const before = cacheVersion(root, [config]);
  write(name, text);
  expect(cacheVersion(root, [config])).not.toBe(before);
});

test("text moved from one file to the next is a change, too", () => {
  write("package-lock.json", "ab");
  write("package.json", "c");
  const before = cacheVersion(root, []);
  write("package-lock.json", "a");
  write("package.json", "bc");
  expect(cacheVersion(root, [])).not.toBe(before);
});

test("a missing package-lock.json, as with other package managers, is accepted", () => {
  expect(cacheVersion(path.join(root, "nowhere"), [])).toMatch(/^[0-9a-f]{20}$/);
});

test("constants contain the site's variables, not those of one run", () => {
  const kept = {
    "process.env": "({})",
    "process.env.NODE_ENV": "1",
    "process.env.BUILD_STAGE": "2",
    "process.env.GATSBY_SITE": "3",
    EARLY_SCRIPT: "4",
  };
  expect(
    stableConstants({
      ...kept,
      "process.env.GITHUB_RUN_ID": "5",
      "process.env.ALGOLIA_ADMIN_KEY": "6",
    }),
  ).toEqual(kept);
});
