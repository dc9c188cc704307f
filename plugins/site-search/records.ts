import { createHash } from "node:crypto";
import { type PageContent, searchableDoc, searchablePost, searchableStandalone } from "../../src/domain/search/searchablePages";
import type { Synonym } from "../../src/domain/search/synonyms";
import { buildRecords, type SearchablePage, type SearchRecord } from "../../src/domain/searchRecord";
import { isIndexed, type Visibility } from "../../src/domain/visibility";

/**
 * Everything the site's records are made from; {@link SearchContent} is its answer. Sorted, since Gatsby gives nodes in the order
 * of their creation, which edits change: of two hits that are equally good, the first one wins.
 */
export const SEARCH_QUERY = /* GraphQL */ `
  query SearchContent {
    site { config { url blog { title } search { minimumRecords synonyms } } }
    allDoc(sort: { file: ASC }) { nodes { path file title keywords draft unlisted tree group } }
    allPost(sort: [{ date: DESC }, { file: ASC }]) { nodes { path file title keywords draft unlisted tree } }
    allPage(sort: { file: ASC }) { nodes { path file title keywords draft unlisted tree } }
  }
`;

type Row = PageContent & Visibility & { readonly file: string };
type Rows<Node> = { readonly nodes: readonly Node[] };

/** Doc, Post and Page nodes as search needs them. */
export type SearchContent = {
  readonly site: {
    readonly config: {
      readonly url: string;
      readonly blog: { readonly title: string };
      readonly search: { readonly minimumRecords: number; readonly synonyms: readonly Synonym[] };
    };
  };
  readonly allDoc: Rows<Row & { readonly group: string }>;
  readonly allPost: Rows<Row>;
  readonly allPage: Rows<Row>;
};

/** The pages that search may know, docs first, newest posts before older ones. */
export function searchablePages({ site, allDoc, allPost, allPage }: SearchContent): SearchablePage[] {
  return [
    ...allDoc.nodes.filter(isIndexed).map((doc) => searchableDoc(doc, doc.group)),
    ...allPost.nodes.filter(isIndexed).map((post) => searchablePost(post, site.config.blog.title)),
    ...allPage.nodes.filter(isIndexed).map((page) => searchableStandalone(page)),
  ];
}

/** Public address of the built site: what the addresses of its records begin with. */
export function recordsSiteUrl({ site }: SearchContent, pathPrefix: string): string {
  return `${site.config.url}${pathPrefix}`;
}

/**
 * The search records of the site. Both engines take these: the embedded index and the hosted one.
 * @param pathPrefix base path of the build, `""` without one
 */
export function siteRecordsFrom(content: SearchContent, pathPrefix: string): SearchRecord[] {
  const siteUrl = recordsSiteUrl(content, pathPrefix);
  return searchablePages(content).flatMap((page) => buildRecords(page, { siteUrl, hash: sha256 }));
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
