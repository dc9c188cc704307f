import path from "node:path";
import { parseBody } from "../../plugins/site-content/markdown/body";
import { loadContent } from "../../plugins/site-content/model/content";
import { readSources } from "../../plugins/site-content/model/source";
import { searchOptions } from "../../plugins/site-content/nodes";
import { type SearchContent, siteRecordsFrom } from "../../plugins/site-search/records";
import type { Synonym } from "../domain/search/synonyms";
import type { SearchRecord } from "../domain/searchRecord";
import { SidebarIndex } from "../domain/sidebarIndex";

export type SiteRecords = {
  readonly siteUrl: string;
  readonly productSlug: string;
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonym[];
};

/** Search records of this site's real content, without a build. */
export async function siteRecords(): Promise<SiteRecords> {
  const root = path.resolve(__dirname, "../..");
  const { site, docs, posts, pages, sidebar } = await loadContent({
    root,
    files: readSources(root, "content"),
    parseBody,
    development: false,
    now: new Date().toISOString(),
    publish: (file) => `/assets/${file}`,
  });
  if (!site) throw new Error("content/site.yml could not be read.");
  const config = { ...site.config, search: searchOptions(site) };
  const index = new SidebarIndex(sidebar);
  const content: SearchContent = {
    site: { config },
    allDoc: { nodes: docs.map((doc) => ({ ...doc, group: index.groupOf(doc.path) })) },
    allPost: { nodes: posts },
    allPage: { nodes: pages },
  };
  return { siteUrl: config.url, productSlug: config.product.slug, records: siteRecordsFrom(content, ""), synonyms: config.search.synonyms };
}
