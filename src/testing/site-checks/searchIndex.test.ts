import { readFileSync } from "node:fs";
import path from "node:path";
import { readHtml } from "../../../plugins/site-links/readHtml";
import { type IndexedSite, readPointer } from "../../search/engine/indexFormat";
import { listFiles, PUBLIC_DIR, readPublic } from "../builtSite";
import { site } from "../product";
import { builtIndex } from "../searchIndex";

const folder = readPointer(JSON.parse(readPublic("search-index/current.json")));
const indexed: IndexedSite = JSON.parse(readPublic(`search-index/${folder}/index.json`));

test("the build has one index, and the pointer refers to it", () => {
  const folders = new Set(
    listFiles(path.join(PUBLIC_DIR, "search-index")).map((file) => file.split("/")[0]),
  );
  expect([...folders].sort()).toEqual([folder, "current.json", "records.json"].sort());
  expect(indexed.siteUrl).toBe(site.url);
});

test("every section of the index is a page and an anchor of the build, and none is of a list", () => {
  const lost = indexed.pages.flatMap(({ path: page, sections }) => {
    const { ids } = readHtml(page, readFileSync(path.join(PUBLIC_DIR, page, "index.html"), "utf8"));
    return sections.flatMap(([anchor]) => (anchor === "" || ids.has(anchor) ? [] : anchor));
  });
  expect(lost).toEqual([]);
  const lists = /^\/(search|404|blog(\/(tags|authors|archive))?)$/;
  expect(indexed.pages.filter(({ path: page }) => lists.test(page))).toEqual([]);
});

test("the search finds every page by its title", async () => {
  const index = await builtIndex(PUBLIC_DIR);
  const missed: string[] = [];
  for (const { path: page, sections } of indexed.pages) {
    const [, , title = ""] = sections[0] ?? [];
    const found = (await index.search(title)).slice(0, 5);
    if (!found.some(({ section }) => section.page.path === page)) missed.push(title);
  }
  expect(missed).toEqual([]);
});
