import { createHash } from "node:crypto";
import path from "node:path";
import { loadContent } from "../../plugins/site-content/model/content";
import { readSources } from "../../plugins/site-content/model/source";
import { buildIndex, type IndexFiles } from "../domain/search/buildIndex";
import { createSearchEngine, type SearchEngine } from "../domain/search/engine";
import { searchableDoc, searchablePost, searchableStandalone } from "../domain/search/searchablePages";
import type { Synonym } from "../domain/search/synonyms";
import { buildRecords, type SearchablePage, type SearchRecord } from "../domain/searchRecord";
import { trailTo } from "../domain/sidebar";
import { isIndexed } from "../domain/visibility";

export type TestIndex = {
  readonly siteUrl: string;
  readonly productSlug: string;
  readonly pages: readonly SearchablePage[];
  readonly records: readonly SearchRecord[];
};

/** Records of this site's real content, without a build. */
export async function siteRecords(): Promise<TestIndex> {
  const root = path.resolve(__dirname, "../..");
  const content = await loadContent({
    root,
    files: readSources(root, "content"),
    development: false,
    now: new Date().toISOString(),
    publish: (file) => `/assets/${file}`,
  });
  if (!content.site) throw new Error("content/site.yml could not be read.");
  const pages = [
    ...content.docs.filter(isIndexed).map((doc) => searchableDoc(doc, groupOf(trailTo(content.sidebar, doc.path)[0]))),
    ...content.posts.filter(isIndexed).map((post) => searchablePost(post, content.site?.config.blog.title)),
    ...content.pages.filter(isIndexed).map((page) => searchableStandalone(page)),
  ];
  const siteUrl = content.site.config.url;
  return { siteUrl, productSlug: content.site.config.product.slug, pages, records: recordsOf(pages, siteUrl) };
}

function groupOf(top: ReturnType<typeof trailTo>[number] | undefined): string {
  return top?.type === "category" ? top.label : "Documentation";
}

/** Records of pages, with a real hash. */
export function recordsOf(pages: readonly SearchablePage[], siteUrl: string): SearchRecord[] {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  return pages.flatMap((page) => buildRecords(page, { siteUrl, hash }));
}

/** An engine over an index in memory, which counts what is fetched. */
export function memoryEngine(files: IndexFiles): { readonly engine: SearchEngine; readonly fetched: string[] } {
  const fetched: string[] = [];
  const engine = createSearchEngine(async (name) => {
    fetched.push(name);
    const file = files[name];
    if (!file) throw new Error(`There is no file ${name}.`);
    return file;
  });
  return { engine, fetched };
}

/** Index and engine of records in one step. */
export function engineOf(records: readonly SearchRecord[], siteUrl: string, synonyms: readonly Synonym[] = []): SearchEngine {
  return memoryEngine(buildIndex(records, { siteUrl, synonyms })).engine;
}
