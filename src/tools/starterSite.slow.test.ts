import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSources } from "../../plugins/site-content/model/files/source";
import * as builtIn from "../components/mdx/builtIn";
import { componentNames } from "../domain/componentSpec";
import { checkContentLinks } from "../gatsby/checkContentLinks";
import { loadAll } from "./loadContent";
import { slugOf, writeStarterSite } from "./starterSite";

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

test.each(["Harbour", "Tom & Jerry's", "2048"])(
  "for %j it writes five pages and a post that have no problem",
  async (name) => {
    cpSync("static", path.join(root, "static"), { recursive: true });
    const files = writeStarterSite(root, name, DATE);
    const content = await loadAll(root, readSources(root, "content"));
    expect([...content.problems, ...checkContentLinks(root, content, NOW)]).toEqual([]);
    expect(content.site?.config.product.name).toBe(name);
    expect(content.site?.config.tagline).toBe(`Documentation of ${name}`);
    expect([content.docs.length, content.posts.length]).toEqual([5, 1]);
    expect(content.docs.map((doc) => doc.path)).toContain("/");
    expect(files).toContain(`content/blog/${DATE}-hello.mdx`);
  },
);

test("the guide for writers shows each construct as it is written, followed by the same as readers see it", () => {
  writeStarterSite(root, "Harbour", DATE);
  const guide = readFileSync(path.join(root, "content/docs/guides/write-a-page.mdx"), "utf8");
  const sources = [...guide.matchAll(/^````mdx\n(.*?)\n````\n/gms)];
  expect(sources.length).toBeGreaterThan(10);
  for (const [block, written = ""] of sources)
    expect(guide).toContain(`${block}\n${written.replaceAll("\\{", "{")}\n`);
  const unnamed = Object.keys(componentNames(builtIn).authored).filter(
    (name) => !guide.includes(`<${name}`),
  );
  expect(unnamed).toEqual(["Admonition"]); // written as a box, `:::tip`
});

test("what was in content/ before is gone", () => {
  mkdirSync(path.join(root, "content/editorial"), { recursive: true });
  writeFileSync(path.join(root, "content/editorial/style.yml"), "");
  writeStarterSite(root, "Harbour", DATE);
  expect(() => readFileSync(path.join(root, "content/editorial/style.yml"))).toThrow("ENOENT");
});

test("a name that YAML would read in its own way is refused, and nothing is replaced", () => {
  mkdirSync(path.join(root, "content"));
  expect(() => writeStarterSite(root, "Harbour: docs", DATE)).toThrow("letters, digits, spaces");
  expect(readdirSync(path.join(root, "content"))).toEqual([]);
});
