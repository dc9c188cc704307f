import { hash } from "node:crypto";
import { readSources, type SourceFile } from "../../../plugins/site-content/model/files/source";
import type { Content, SiteData } from "../../../plugins/site-content/model/types";
import { searchOptions } from "../../../plugins/site-content/searchOptions";
import { mdxComponents } from "../../components/mdx/mdxComponents";
import { SidebarIndex } from "../../domain/sidebarIndex";
import { isBuilt } from "../../domain/visibility";
import type { SearchRecord } from "../../search/records/searchRecord";
import {
  type SearchContent,
  type Synonym,
  siteRecordsFrom,
} from "../../search/records/siteRecords";
import { loadAll } from "../../tools/loadContent";

/** What a site's search is made from. */
export type ContentRecords = {
  readonly siteUrl: string;
  readonly productSlug: string;
  readonly records: readonly SearchRecord[];
  readonly synonyms: readonly Synonym[];
};

/** Search records of loaded content as a production build makes them, without a build. */
export function recordsOfContent(site: SiteData, content: Content): ContentRecords {
  const moment = { development: false, now: new Date().toISOString() };
  const config = { ...site.config, search: searchOptions(site) };
  const index = new SidebarIndex(content.sidebar);
  const docs = content.docs.filter((doc) => isBuilt(doc, moment));
  const searched: SearchContent = {
    site: { config },
    allDoc: { nodes: docs.map((doc) => ({ ...doc, group: index.groupOf(doc.path) })) },
    allPost: { nodes: content.posts.filter((post) => isBuilt(post, moment)) },
    allPage: { nodes: content.pages.filter((page) => isBuilt(page, moment)) },
  };
  return {
    siteUrl: config.url,
    productSlug: config.product.slug,
    records: siteRecordsFrom(searched, {
      pathPrefix: "",
      hash: (text) => hash("sha256", text),
      components: mdxComponents,
    }),
    synonyms: config.search.synonyms,
  };
}

/**
 * Search records of a site. @param files its sources; `content/` alone when omitted @throws Error when `content/site.yml` cannot be read
 */
export async function readContentRecords(
  root: string,
  files: readonly SourceFile[] = readSources(root, "content"),
): Promise<ContentRecords> {
  const content = await loadAll(root, files);
  if (!content.isSiteRead)
    throw new Error("content/site.yml cannot be read; run npm run check:content.");
  return recordsOfContent(content.site, content);
}
