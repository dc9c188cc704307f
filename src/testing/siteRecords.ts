import path from "node:path";
import { loadContent } from "../../plugins/site-content/model/content";
import { readSources } from "../../plugins/site-content/model/source";
import { searchableDoc, searchablePost, searchableStandalone } from "../domain/search/searchablePages";
import type { SearchablePage, SearchRecord } from "../domain/searchRecord";
import { trailTo } from "../domain/sidebar";
import { isIndexed } from "../domain/visibility";
import { recordsOf } from "./searchIndex";

export type SiteRecords = {
  readonly siteUrl: string;
  readonly productSlug: string;
  readonly pages: readonly SearchablePage[];
  readonly records: readonly SearchRecord[];
};

/** Search records of this site's real content, without a build. */
export async function siteRecords(): Promise<SiteRecords> {
  const root = path.resolve(__dirname, "../..");
  const now = new Date().toISOString();
  const {
    site,
    docs,
    posts,
    pages: standalone,
    sidebar,
  } = await loadContent({
    root,
    files: readSources(root, "content"),
    development: false,
    now,
    publish: (file) => `/assets/${file}`,
  });
  if (!site) throw new Error("content/site.yml could not be read.");
  const pages = [
    ...docs.filter(isIndexed).map((doc) => searchableDoc(doc, groupOf(trailTo(sidebar, doc.path)[0]))),
    ...posts.filter(isIndexed).map((post) => searchablePost(post, site.config.blog.title)),
    ...standalone.filter(isIndexed).map((page) => searchableStandalone(page)),
  ];
  return { siteUrl: site.config.url, productSlug: site.config.product.slug, pages, records: recordsOf(pages, site.config.url) };
}

function groupOf(top: ReturnType<typeof trailTo>[number] | undefined): string {
  return top?.type === "category" ? top.label : "Documentation";
}
