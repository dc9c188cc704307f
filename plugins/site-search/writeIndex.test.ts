import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { buildIndex } from "../../src/search/index/buildIndex";
import { readPointer } from "../../src/search/index/indexLocation";
import { recordsOf, TEST_SITE, testPage } from "../../src/testing/searchIndex";
import { writeIndex } from "./writeIndex";

const filesOf = (text: string) =>
  buildIndex(recordsOf([testPage("/fees", "Fees", text)]), { siteUrl: TEST_SITE });
let publicDir: string;
const home = (...names: string[]) => path.join(publicDir, "search-index", ...names);
const pointed = () => readPointer(JSON.parse(readFileSync(home("current.json"), "utf8")));

beforeEach(() => {
  publicDir = mkdtempSync(path.join(tmpdir(), "site-search-"));
});
afterEach(() => rmSync(publicDir, { recursive: true, force: true }));

test("writes every file into the folder the pointer names: .bin compressed, .json for hosts to compress", () => {
  const files = filesOf("Text.");
  const { folder, files: count } = writeIndex(publicDir, files);
  expect(pointed()).toBe(folder);
  expect(readdirSync(home(folder)).sort()).toEqual(Object.keys(files).sort());
  expect(count).toBe(Object.keys(files).length);
  expect(
    gunzipSync(readFileSync(home(folder, "i.bin"))).equals(files["i.bin"] ?? new Uint8Array()),
  ).toBe(true);
  expect(JSON.parse(readFileSync(home(folder, "p0.json"), "utf8"))).toHaveLength(1);
});

test("the same content has the same folder, different content another one, and indexes of earlier builds are removed", () => {
  const first = writeIndex(publicDir, filesOf("Text.")).folder;
  expect(writeIndex(publicDir, filesOf("Text.")).folder).toBe(first);
  const second = writeIndex(publicDir, filesOf("Other text.")).folder;
  expect(second).not.toBe(first);
  expect(readdirSync(home()).sort()).toEqual([second, "current.json"].sort());
});

test("a write that fails leaves the old index and its pointer as they were", () => {
  const { folder } = writeIndex(publicDir, filesOf("Text."));
  const broken = { ...filesOf("Other text."), "no/such/folder.bin": new Uint8Array() };
  expect(() => writeIndex(publicDir, broken)).toThrow("ENOENT");
  expect(pointed()).toBe(folder);
  expect(existsSync(home(folder, "i.bin"))).toBe(true);
});

test("a damaged folder is written again", () => {
  const { folder } = writeIndex(publicDir, filesOf("Text."));
  writeFileSync(home(folder, "i.bin"), "damaged");
  writeIndex(publicDir, filesOf("Text."));
  expect(gunzipSync(readFileSync(home(folder, "i.bin"))).length).toBeGreaterThan(10);
});
