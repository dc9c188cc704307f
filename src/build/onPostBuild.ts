import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { atomXml, jsonFeed, lastUpdated } from "./feedFormats";
import { buildFeed, FEED_QUERY, type FeedData } from "./feeds";
import { finishRss } from "./feedText";
import { type OwnerValue, officialLinks, openSearchXml, robotsText, sitemapXml, webManifest } from "./machineFiles";
import { runQuery } from "./runQuery";

const QUERY = /* GraphQL */ `
  query MachineFiles {
    site { pathPrefix config { url description product { name } } }
    allOwnerValue { nodes { key value confirmed } }
    allSitePage { nodes { path } }
    allDoc { nodes { path listed } }
    allPost { nodes { path listed } }
    allPage { nodes { path listed } }
    allTag { nodes { path unlisted } }
  }
`;

type Rows = { readonly nodes: readonly { readonly path: string; readonly listed: boolean }[] };
type MachineFilesData = {
  readonly site: {
    readonly pathPrefix: string | null;
    readonly config: { readonly url: string; readonly description: string; readonly product: { readonly name: string } };
  };
  readonly allOwnerValue: { readonly nodes: readonly OwnerValue[] };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allDoc: Rows;
  readonly allPost: Rows;
  readonly allPage: Rows;
  readonly allTag: { readonly nodes: readonly { readonly path: string; readonly unlisted: boolean }[] };
};

/** Files for machines: sitemap, robots, OpenSearch, web manifest. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix }) => {
  const { site, allOwnerValue, allSitePage, allDoc, allPost, allPage, allTag } = await runQuery<MachineFilesData>(graphql, "MachineFiles", QUERY);
  const unlisted = [
    ...[...allDoc.nodes, ...allPost.nodes, ...allPage.nodes].filter(({ listed }) => !listed),
    ...allTag.nodes.filter((tag) => tag.unlisted),
  ].map(({ path: page }) => page);
  const isHidden = (page: string) => unlisted.some((hidden) => page === hidden || page.startsWith(`${hidden}/page/`));
  const base = `${site.config.url}${pathPrefix}`;
  const paths = allSitePage.nodes.map(({ path: page }) => page).filter((page) => !isHidden(page) && !/^\/(404(\.html)?|dev-404-page|search)\/?$/.test(page));
  const file = (name: string) => path.join(process.cwd(), "public", name);
  const write = (name: string, text: string) => writeFileSync(file(name), text);
  const feed = buildFeed(await runQuery<FeedData>(graphql, "Feeds", FEED_QUERY), pathPrefix);
  mkdirSync(file("blog"), { recursive: true });
  write("blog/rss.xml", finishRss(readFileSync(file("blog/rss.xml"), "utf8"), pathPrefix, lastUpdated(feed)));
  write("blog/atom.xml", atomXml(feed, pathPrefix));
  write("blog/feed.json", jsonFeed(feed));
  write("sitemap.xml", sitemapXml(base, paths));
  write("official-links.json", officialLinks(allOwnerValue.nodes));
  write("opensearch.xml", openSearchXml(site.config.product.name, base));
  write("robots.txt", robotsText(base));
  write("site.webmanifest", webManifest(site.config, pathPrefix));
};
