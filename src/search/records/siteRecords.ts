import type { ComponentSpecs } from "../../domain/componentSpec";
import { isIndexed, type Visibility } from "../../domain/visibility";
import { type PageContent, searchablePage } from "./searchablePages";
import { buildRecords, type SearchRecord } from "./searchRecord";

/**
 * Everything the site's records are made from; {@link SearchContent} is the result. Sorted, since Gatsby returns nodes in the
 * order of their creation, which edits change: the first of two equally good hits wins.
 */
export const SEARCH_QUERY = /* GraphQL */ `
  query SearchContent {
    siteConfig { url blog { title } search { minimumRecords synonyms } }
    allDoc(sort: { file: ASC }) { nodes { path file title heading keywords draft unlisted tree group } }
    allPost(sort: [{ date: DESC }, { file: ASC }]) { nodes { path file title heading keywords draft unlisted tree } }
    allPage(sort: { file: ASC }) { nodes { path file title heading keywords draft unlisted tree } }
  }
`;

/**
 * Words that find each other (`synonym`), or a word that also finds others (`oneWaySynonym`), in Algolia's format, so that both
 * engines accept the same list.
 */
export type Synonym =
  | { readonly type: "synonym"; readonly synonyms: readonly string[] }
  | {
      readonly type: "oneWaySynonym";
      readonly input: string;
      readonly synonyms: readonly string[];
    };

type Row = PageContent & Visibility & { readonly file: string };
type Rows<Node> = { readonly nodes: readonly Node[] };

/** Doc, Post and Page nodes as search needs them. */
export type SearchContent = {
  readonly siteConfig: {
    readonly url: string;
    readonly blog: { readonly title: string };
    readonly search: { readonly minimumRecords: number; readonly synonyms: readonly Synonym[] };
  };
  readonly allDoc: Rows<Row & { readonly group: string }>;
  readonly allPost: Rows<Row>;
  readonly allPage: Rows<Row>;
};

/** Public address of the built site, with which the addresses of its records begin. */
export function recordsSiteUrl({ siteConfig }: SearchContent, pathPrefix: string): string {
  return `${siteConfig.url}${pathPrefix}`;
}

/** What records need from the build that makes them. */
export type RecordsBuild = {
  /** Base path of the build, `""` without one. */
  readonly pathPrefix: string;
  /** Computes a digest of a record: equal content gives equal digests. */
  readonly hash: (text: string) => string;
  /** The component descriptors that search uses. */
  readonly components: ComponentSpecs;
};

/** The search records of the site, for both engines: docs first, then posts from newest to oldest. */
export function siteRecordsFrom(
  content: SearchContent,
  { pathPrefix, hash, components }: RecordsBuild,
): SearchRecord[] {
  const { allDoc, allPost, allPage, siteConfig } = content;
  const options = { siteUrl: recordsSiteUrl(content, pathPrefix), hash, components };
  const pages = [
    ...allDoc.nodes.filter(isIndexed).map((doc) => searchablePage(doc, "docs", doc.group)),
    ...allPost.nodes
      .filter(isIndexed)
      .map((post) => searchablePage(post, "blog", siteConfig.blog.title)),
    ...allPage.nodes.filter(isIndexed).map((page) => searchablePage(page, "pages", "Pages")),
  ];
  return pages.flatMap((page) => buildRecords(page, options));
}
