import path from "node:path";
import { loadContent } from "../../plugins/site-content/model/content";
import { readSources } from "../../plugins/site-content/model/source";
import type { SiteData } from "../../plugins/site-content/model/types";
import { type SearchContent, siteRecordsFrom } from "../../plugins/site-search/records";
import type { SearchRecord } from "../domain/searchRecord";
import { groupOf } from "../domain/sidebar";

export type SiteRecords = {
  readonly siteUrl: string;
  readonly productSlug: string;
  readonly records: readonly SearchRecord[];
};

/** Search records of this site's real content, without a build. */
export async function siteRecords(): Promise<SiteRecords> {
  const { site, content } = await readSite();
  return { siteUrl: site.config.url, productSlug: site.config.product.slug, records: siteRecordsFrom(content, "") };
}

async function readSite(): Promise<{ readonly site: SiteData; readonly content: SearchContent }> {
  const root = path.resolve(__dirname, "../..");
  const { site, docs, posts, pages, sidebar } = await loadContent({
    root,
    files: readSources(root, "content"),
    development: false,
    now: new Date().toISOString(),
    publish: (file) => `/assets/${file}`,
  });
  if (!site) throw new Error("content/site.yml could not be read.");
  const allDoc = { nodes: docs.map((doc) => ({ ...doc, group: groupOf(sidebar, doc.path) })) };
  return { site, content: { site, allDoc, allPost: { nodes: posts }, allPage: { nodes: pages } } };
}
