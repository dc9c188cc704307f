import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import config from "../../../gatsby-config";
import { readHtml } from "../../../plugins/site-links/readHtml";
import { type ContentRecords, readContentRecords } from "../../editorial/relevance/contentRecords";
import { judge } from "../../editorial/relevance/judge";
import { headingQueries } from "../../editorial/relevance/queries";
import { readIndexHeader } from "../../search/index/indexHeader";
import { readPointer } from "../../search/index/indexLocation";
import { readSectionTexts } from "../../search/index/sectionTexts";
import { tokenise } from "../../search/index/tokenise";
import { createSearchEngine } from "../../search/query/engine";
import { readAllSources } from "../../tools/contentSources";
import { listFiles, PUBLIC_DIR, readPublic, SITE_ROOT } from "../builtSite";
import { site } from "../product";

const folder = readPointer(JSON.parse(readPublic("search-index/current.json")));
const stored = (name: string) => readFileSync(path.join(PUBLIC_DIR, "search-index", folder, name));
const read = (name: string) =>
  new Uint8Array(name.endsWith(".bin") ? gunzipSync(stored(name)) : stored(name));
const names = listFiles(path.join(PUBLIC_DIR, "search-index", folder));
const slices = names
  .filter((name) => name.startsWith("p"))
  .flatMap((name) => readSectionTexts(read(name)));

let records: ContentRecords["records"];
beforeAll(async () => {
  ({ records } = await readContentRecords(SITE_ROOT, readAllSources(SITE_ROOT, config)));
});

test("the build has one index, and the pointer refers to it", () => {
  const folders = new Set(
    listFiles(path.join(PUBLIC_DIR, "search-index")).map((file) => file.split("/")[0]),
  );
  expect([...folders].sort()).toEqual([folder, "current.json", "records.json"].sort());
  expect(readIndexHeader(read("i.bin")).siteUrl).toBe(site.url);
});

test("the index has every file that its header lists", () => {
  const header = readIndexHeader(read("i.bin"));
  const count = (kind: string) => names.filter((name) => name.startsWith(kind)).length;
  expect([count("d"), count("t"), count("p")]).toEqual([
    header.partStarts.length,
    header.shardStarts.length,
    header.textStarts.length,
  ]);
  expect(names).toContain("i.bin");
});

test("every section of the index is a page and an anchor of the build", () => {
  const ids = new Map<string, ReadonlySet<string>>();
  const lost = slices.flatMap(({ path: page, sections }) => {
    const html =
      ids.get(page) ??
      readHtml(page, readFileSync(path.join(PUBLIC_DIR, page, "index.html"), "utf8")).ids;
    ids.set(page, html);
    return sections
      .filter(({ anchor }) => anchor !== "" && !html.has(anchor))
      .map(({ anchor }) => `${page}#${anchor}`);
  });
  expect(lost).toEqual([]);
});

test("the index contains the sections of the site's records, no unlisted page and no list", () => {
  const indexed = new Set(
    slices.flatMap(({ path: page, sections }) => sections.map(({ anchor }) => `${page}#${anchor}`)),
  );
  expect(indexed).toEqual(
    new Set(
      records.map(
        ({ url_without_anchor, anchor }) =>
          `${url_without_anchor.slice(site.url.length)}#${anchor}`,
      ),
    ),
  );
  expect(
    [...indexed].filter((section) =>
      /^\/(search|404|blog(\/(tags|authors|archive))?#)/.test(section),
    ),
  ).toEqual([]);
});

test("the search finds every listed page by its title", async () => {
  const engine = createSearchEngine(async (name) => read(name));
  const titles = headingQueries(records.filter(({ type }) => type === "lvl1")).filter(
    ({ query }) => tokenise(query).length > 0,
  );
  const { missed } = await judge(engine, titles, "url");
  expect(missed).toEqual([]);
});
