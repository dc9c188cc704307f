import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { componentsOption } from "../../src/domain/componentSpec";
import { pageColors } from "../../src/domain/pageColors";
import { NOT_FOUND_PATH, normalisePath, searchPath } from "../../src/domain/routes";
import { runQuery } from "../../src/domain/runQuery";
import { atomXml, jsonFeed, lastUpdated } from "./feedFormats";
import { buildFeed, FEED_QUERY, type FeedData } from "./feeds";
import { finishRss } from "./feedText";
import {
  type OwnerValue,
  officialLinks,
  openSearchXml,
  robotsText,
  type SecurityContact,
  securityText,
  sitemapXml,
  webManifest,
  withoutEmptyBlog,
} from "./machineFiles";
import { writeMarkdownFiles } from "./markdownFiles";

const QUERY = /* GraphQL */ `
  query MachineFiles {
    site { pathPrefix config { url description product { name } security { contact expires policy } } }
    allOwnerValue { nodes { key value confirmed } }
    allSitePage { nodes { path } }
    allDoc { nodes { path listed noIndex } }
    allPost { nodes { path listed } }
    allPage { nodes { path listed } }
    allTag { nodes { path unlisted } }
  }
`;

type Row = { readonly path: string; readonly listed: boolean };
type Rows = { readonly nodes: readonly Row[] };
type MachineFilesData = {
  readonly site: {
    readonly pathPrefix: string | null;
    readonly config: {
      readonly url: string;
      readonly description: string;
      readonly product: { readonly name: string };
      readonly security: SecurityContact;
    };
  };
  readonly allOwnerValue: { readonly nodes: readonly OwnerValue[] };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allDoc: {
    readonly nodes: readonly (Row & { readonly noIndex: boolean })[];
  };
  readonly allPost: Rows;
  readonly allPage: Rows;
  readonly allTag: {
    readonly nodes: readonly { readonly path: string; readonly unlisted: boolean }[];
  };
};

/** Pages that search engines do not need. */
const WITHOUT_CONTENT = [searchPath(), NOT_FOUND_PATH];

/** Files for machines: feeds, sitemap, robots, OpenSearch, web manifest, Markdown copies of the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix }, options) => {
  const { site, allOwnerValue, allSitePage, allDoc, allPost, allPage, allTag } =
    await runQuery<MachineFilesData>(graphql, "MachineFiles", QUERY);
  const hidden = new Set(
    [
      ...[...allDoc.nodes, ...allPost.nodes, ...allPage.nodes].filter(({ listed }) => !listed),
      ...allTag.nodes.filter((tag) => tag.unlisted),
      ...allDoc.nodes.filter(({ noIndex }) => noIndex),
    ].map(({ path: page }) => page),
  );
  const isHidden = (page: string) =>
    hidden.has(page) || hidden.has(page.replace(/\/page\/\d+$/, ""));
  const base = `${site.config.url}${pathPrefix}`;
  const paths = allSitePage.nodes
    .map(({ path: page }) => page)
    .filter((page) => !isHidden(page) && !WITHOUT_CONTENT.includes(normalisePath(page)));
  const file = (name: string) => path.join(process.cwd(), "public", name);
  const write = (name: string, text: string) => writeFileSync(file(name), text);
  const feed = buildFeed(
    await runQuery<FeedData>(graphql, "Feeds", FEED_QUERY),
    pathPrefix,
    componentsOption(options),
  );
  mkdirSync(file("blog"), { recursive: true });
  write(
    "blog/rss.xml",
    finishRss(readFileSync(file("blog/rss.xml"), "utf8"), pathPrefix, lastUpdated(feed)),
  );
  write("blog/atom.xml", atomXml(feed, pathPrefix));
  write("blog/feed.json", jsonFeed(feed));
  const hasPosts = allPost.nodes.some(({ listed }) => listed);
  write("sitemap.xml", sitemapXml(base, withoutEmptyBlog(paths, hasPosts)));
  write("official-links.json", officialLinks(allOwnerValue.nodes));
  write("opensearch.xml", openSearchXml(site.config.product.name, base));
  const contact = securityText(site.config.security, base);
  if (contact !== undefined) {
    mkdirSync(file(".well-known"), { recursive: true });
    write(".well-known/security.txt", contact);
  }
  write("robots.txt", robotsText(base));
  const { light } = pageColors((sheet) =>
    existsSync(sheet) ? readFileSync(sheet, "utf8") : undefined,
  );
  write("site.webmanifest", webManifest(site.config, pathPrefix, light));
  await writeMarkdownFiles(graphql, pathPrefix, componentsOption(options), (name, text) => {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    write(name, text);
  });
};
