import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { readHtml } from "../../../plugins/site-links/readHtml";
import { readBundle } from "../../domain/search/bundle";
import { readCore } from "../../domain/search/core";
import { createSearchEngine } from "../../domain/search/engine";
import { readPointer } from "../../domain/search/indexLocation";
import { listFiles, PUBLIC_DIR, readPublic } from "../builtSite";
import { site } from "../product";
import { ask } from "../searchIndex";
import { siteRecords } from "../siteRecords";

const folder = readPointer(JSON.parse(readPublic("search-index/current.json")));
const stored = (name: string) => readFileSync(path.join(PUBLIC_DIR, "search-index", folder, name));
const read = (name: string) => new Uint8Array(name.endsWith(".bin") ? gunzipSync(stored(name)) : stored(name));
const names = listFiles(path.join(PUBLIC_DIR, "search-index", folder));
const slices = names.filter((name) => name.startsWith("p")).flatMap((name) => readBundle(read(name)));

test("the build has one index, and the pointer names it", () => {
  const folders = new Set(listFiles(path.join(PUBLIC_DIR, "search-index")).map((file) => file.split("/")[0]));
  expect([...folders].sort()).toEqual([folder, "current.json"].sort());
  expect(readCore(read("i.bin")).siteUrl).toBe(site.url);
});

test("the index has every file its head speaks of", () => {
  const core = readCore(read("i.bin"));
  const count = (kind: string) => names.filter((name) => name.startsWith(kind)).length;
  expect([count("d"), count("t"), count("p")]).toEqual([core.partStarts.length, core.shardStarts.length, core.bundleStarts.length]);
  expect(names).toContain("i.bin");
});

test("every section of the index is a page and an anchor of the build", () => {
  const ids = new Map<string, ReadonlySet<string>>();
  const lost = slices.flatMap(({ path: page, sections }) => {
    const html = ids.get(page) ?? readHtml(page, readPublic(path.join(page.slice(1), "index.html"))).ids;
    ids.set(page, html);
    return sections.filter(({ anchor }) => anchor !== "" && !html.has(anchor)).map(({ anchor }) => `${page}#${anchor}`);
  });
  expect(lost).toEqual([]);
  expect(ids.size).toBeGreaterThan(50);
});

test("the index holds the sections of the site's records, no unlisted page and no list", async () => {
  const { records } = await siteRecords();
  const indexed = new Set(slices.flatMap(({ path: page, sections }) => sections.map(({ anchor }) => `${page}#${anchor}`)));
  expect(indexed).toEqual(new Set(records.map(({ url_without_anchor, anchor }) => `${url_without_anchor.slice(site.url.length)}#${anchor}`)));
  expect([...indexed].filter((section) => /^\/(search|404|tutorial-|blog(\/(tags|authors|archive))?#)/.test(section))).toEqual([]);
}, 60_000);

test("the built index answers with synonyms of content/search.yml, of one word and of several", async () => {
  const engine = createSearchEngine(async (name) => read(name));
  for (const [query, found] of [
    ["IL", /impermanent loss/i],
    ["decentralised exchange", /dex|exchange/i],
    ["dollar cost averaging", /DCA/],
  ] as const) {
    const { hits } = await ask(engine, query, { hitsPerPage: 5 });
    expect(JSON.stringify(hits.map(({ hierarchy }) => hierarchy))).toMatch(found);
  }
});
