import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildIndex } from "../../src/search/engine/buildIndex";
import { readPointer } from "../../src/search/engine/indexFormat";
import { recordsOf, TEST_SITE, testPage } from "../../src/testing/searchIndex";
import { writeIndex } from "./writeIndex";

const filesOf = (text: string) =>
  buildIndex(recordsOf([testPage("/fees", "Fees", text)]), { siteUrl: TEST_SITE, synonyms: [] });
let publicDir: string;
const home = (...names: string[]) => path.join(publicDir, "search-index", ...names);
const pointed = () => readPointer(JSON.parse(readFileSync(home("current.json"), "utf8")));

beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), "site-search-"));
});
afterEach(() => rmSync(publicDir, { recursive: true, force: true }));

test("writes every file into the folder that the pointer names", () => {
  const files = filesOf("Text.");
  const folder = writeIndex(publicDir, files);
  expect(pointed()).toBe(folder);
  expect(readdirSync(home(folder)).sort()).toEqual(Object.keys(files).sort());
  expect(readFileSync(home(folder, "index.json"), "utf8")).toBe(files["index.json"]);
});

test("the same content has the same folder, different content another one, and indexes of earlier builds are removed", () => {
  const first = writeIndex(publicDir, filesOf("Text."));
  expect(writeIndex(publicDir, filesOf("Text."))).toBe(first);
  const second = writeIndex(publicDir, filesOf("Other text."));
  expect(second).not.toBe(first);
  expect(readdirSync(home()).sort()).toEqual([second, "current.json"].sort());
});

test("a write that fails leaves the old index and its pointer as they were", () => {
  const folder = writeIndex(publicDir, filesOf("Text."));
  const broken = { ...filesOf("Other text."), "no/such/folder.json": "" };
  expect(() => writeIndex(publicDir, broken)).toThrow("ENOENT");
  expect(pointed()).toBe(folder);
  expect(existsSync(home(folder, "index.json"))).toBe(true);
});

test("a damaged folder is written again", () => {
  const files = filesOf("Text.");
  const folder = writeIndex(publicDir, files);
  writeFileSync(home(folder, "index.json"), "damaged");
  writeIndex(publicDir, files);
  expect(readFileSync(home(folder, "index.json"), "utf8")).toBe(files["index.json"]);
});

test.each([[{}], [null], [{ folder: "../x" }], ["<html>"]])(
  "a pointer that is something else is an error: %j",
  (value) => expect(() => readPointer(value)).toThrow("names no folder"),
);
