import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { atomXml, buildFeed, FEED_QUERY, type FeedData, jsonFeed } from "./feeds";
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
};

/** Files for machines: sitemap, robots, OpenSearch, web manifest. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix }) => {
  const { site, allOwnerValue, allSitePage, allDoc, allPost, allPage } = await runQuery<MachineFilesData>(graphql, "MachineFiles", QUERY);
  const hidden = new Set([...allDoc.nodes, ...allPost.nodes, ...allPage.nodes].filter(({ listed }) => !listed).map(({ path: page }) => page));
  const base = `${site.config.url}${pathPrefix}`;
  const paths = allSitePage.nodes.map(({ path: page }) => page).filter((page) => !hidden.has(page) && !/^\/(404(\.html)?|dev-404-page|search)\/?$/.test(page));
  const write = (name: string, text: string) => writeFileSync(path.join(process.cwd(), "public", name), text);
  const feed = buildFeed(await runQuery<FeedData>(graphql, "Feeds", FEED_QUERY), pathPrefix);
  mkdirSync(path.join(process.cwd(), "public/blog"), { recursive: true });
  write("blog/atom.xml", atomXml(feed));
  write("blog/feed.json", jsonFeed(feed));
  write("sitemap.xml", sitemapXml(base, paths));
  write("official-links.json", officialLinks(allOwnerValue.nodes));
  write("opensearch.xml", openSearchXml(site.config.product.name, base));
  write("robots.txt", robotsText(base));
  write("site.webmanifest", webManifest(site.config, pathPrefix));
};
