import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { element } from "../../src/domain/documentTree";
import { recordsOf, TEST_SITE, testPage } from "../../src/testing/searchIndex";
import { type BuildCheck, checkBuild } from "./checkBuild";

const publicDir = mkdtempSync(path.join(tmpdir(), "site-search-"));
const sources = new Map([["/fees", "content/docs/fees.mdx"]]);
const check = (records: Parameters<typeof checkBuild>[0], more: Partial<BuildCheck> = {}) =>
  checkBuild(records, { publicDir, siteUrl: TEST_SITE, minimumRecords: 1, sources, ...more }).map(
    ({ file, message }) => `${file}: ${message}`,
  );
const page = (heading = "Swap fees", text = "0.30% of the input.") =>
  recordsOf([testPage("/fees", "Fees", `## ${heading}`, text)]);

beforeAll(() => {
  mkdirSync(path.join(publicDir, "fees"));
  writeFileSync(
    path.join(publicDir, "fees/index.html"),
    '<h1>Fees</h1><h2 id="swap-fees">Swap fees</h2>',
  );
});
afterAll(() => rmSync(publicDir, { recursive: true, force: true }));

test("records whose pages and anchors are built have no problem", () => {
  expect(check(page())).toEqual([]);
});

test("an anchor that the built page lacks is reported with its record and source file", () => {
  expect(check(page("Gone"))).toEqual([
    `content/docs/fees.mdx: Search record "/fees#gone": ${TEST_SITE}/fees#gone is not in the build.`,
  ]);
});

test("an anchor is found as React writes it, and whole", () => {
  mkdirSync(path.join(publicDir, "odd"));
  writeFileSync(
    path.join(publicDir, "odd/index.html"),
    `${renderToStaticMarkup(createElement("h2", { id: "l'été&<\"co" }))}<h2 id="swap-fees-2">Fees</h2>`,
  );
  expect(
    check(recordsOf([testPage("/odd", "Odd", element("h2", { id: "l'été&<\"co" }, ["Summer"]))])),
  ).toEqual([]);
  expect(check(recordsOf([testPage("/odd", "Odd", "## Swap fees")]))).toHaveLength(1);
});

test("a page that is not built is reported", () => {
  expect(check(recordsOf([testPage("/lost", "Lost")]))).toEqual([
    `page ${TEST_SITE}/lost: Search record "/lost#": ${TEST_SITE}/lost is not in the build.`,
  ]);
});

test("too few records stop the build, which names the file with the minimum", () => {
  expect(check(page(), { minimumRecords: 4 })).toEqual([
    "content/site.yml: There are 3 search records, fewer than 4.",
  ]);
});

test("under a base path, addresses are looked up without it", () => {
  const siteUrl = `${TEST_SITE}/base`;
  expect(
    check(recordsOf([testPage("/fees", "Fees", "## Swap fees", "Text.")], siteUrl), { siteUrl }),
  ).toEqual([]);
});
