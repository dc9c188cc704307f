import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSources } from "../../plugins/site-content/model/files/source";
import { checkContentLinks } from "../gatsby/checkContentLinks";
import { loadAll } from "./loadContent";
import { filesThatName, slugOf, writeStarterSite } from "./starterSite";

const DATE = "2026-06-01";
const NOW = `${DATE}T12:00:00.000Z`;
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "starter-site-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ["Harbour", "harbour"],
  ["Acme Docs 2.0", "acme-docs-2-0"],
  ["Où est-ce ?", "ou-est-ce"],
  ["Ünï", "uni"],
  ["Crème Brûlée", "creme-brulee"],
  ["Smith & Co", "smith-co"],
  ["3D Prints", "d-prints"],
  ["東京", "docs"],
])("the slug of %j is %j", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  "Harbour",
  "Smith & Co",
  'Tom & Jerry\'s: "Docs" #1',
  "*Star* [2.0] {beta}",
  "100 % @home, yes?",
  "2048",
  "a \\\\ b",
])("for %j it writes five pages and a post that have no problem", async (name) => {
  cpSync("static", path.join(root, "static"), { recursive: true });
  const files = writeStarterSite(root, name, DATE);
  const content = await loadAll(root, readSources(root, "content"));
  expect([...content.problems, ...checkContentLinks(root, content, NOW)]).toEqual([]);
  expect(content.site?.config.product.name).toBe(name);
  expect(content.site?.config.tagline).toBe(`Documentation of ${name}`);
  expect([content.docs.length, content.posts.length]).toEqual([5, 1]);
  expect(content.docs.map((doc) => doc.path)).toContain("/");
  expect(files).toContain(`content/blog/${DATE}-hello.mdx`);
});

test("the guide for writers shows each construct as it is written, followed by the same as readers see it", () => {
  writeStarterSite(root, "Harbour", DATE);
  const guide = readFileSync(path.join(root, "content/docs/guides/write-a-page.mdx"), "utf8");
  const sources = [...guide.matchAll(/^````mdx\n(.*?)\n````\n/gms)];
  expect(sources.length).toBeGreaterThan(10);
  for (const [block, written = ""] of sources)
    expect(guide).toContain(`${block}\n${written.replaceAll("\\{", "{")}\n`);
});

test("what was in content/ before is gone", () => {
  mkdirSync(path.join(root, "content/editorial"), { recursive: true });
  writeFileSync(path.join(root, "content/editorial/style.yml"), "");
  writeStarterSite(root, "Harbour", DATE);
  expect(() => readFileSync(path.join(root, "content/editorial/style.yml"))).toThrow("ENOENT");
});

test("files that mention the previous product are found, in any case", () => {
  mkdirSync(path.join(root, "static"));
  writeFileSync(path.join(root, "README.md"), "# Old product\n");
  writeFileSync(path.join(root, "package.json"), "{}");
  writeFileSync(path.join(root, "static/mark.svg"), "<title>OLD PRODUCT</title>");
  expect(filesThatName(root, "Old Product")).toEqual(["README.md", "static/mark.svg"]);
});
