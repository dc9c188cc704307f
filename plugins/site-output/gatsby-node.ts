import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { componentsOption } from "../../src/domain/componentSpec";
import { NOT_FOUND_PATH, normalisePath, searchPath } from "../../src/domain/routes";
import { type Found, runQuery } from "../../src/domain/runQuery";
import { atomXml, jsonFeed, withoutControls } from "./feedFormats";
import { buildFeed, FEED_QUERY, type FeedData } from "./feeds";
import {
  officialLinks,
  robotsText,
  securityText,
  sitemapXml,
  withoutEmptyBlog,
} from "./machineFiles";
import { writeMarkdownFiles } from "./markdownFiles";

const QUERY = /* GraphQL */ `
  query MachineFiles {
    siteConfig { url security { contact expires policy } }
    allOwnerValue { nodes { key value confirmed } }
    allSitePage { nodes { path } }
    allDoc { nodes { path listed noIndex } }
    allPost { nodes { path listed } }
    allPage { nodes { path listed } }
    allTag { nodes { path unlisted } }
  }
`;
type Data = Found<Queries.MachineFilesQuery>;

/** Pages that search engines do not need. */
const WITHOUT_CONTENT = [searchPath(), NOT_FOUND_PATH];

/** Files for machines: feeds, sitemap, robots, official links, security.txt, Markdown copies of the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix }, options) => {
  const data = await runQuery<Data>(graphql, "MachineFiles", QUERY);
  const components = componentsOption(options);
  const { siteConfig: config } = data;
  const base = `${config.url}${pathPrefix}`;
  const inPublic = (name: string) => path.join(process.cwd(), "public", name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(inPublic(name)), { recursive: true });
    writeFileSync(inPublic(name), text);
  };
  write("blog/rss.xml", withoutControls(readFileSync(inPublic("blog/rss.xml"), "utf8")));
  const feed = buildFeed(await runQuery<FeedData>(graphql, "Feeds", FEED_QUERY), components);
  write("blog/atom.xml", atomXml(feed));
  write("blog/feed.json", jsonFeed(feed));
  const hasPosts = data.allPost.nodes.some(({ listed }) => listed);
  write("sitemap.xml", sitemapXml(base, withoutEmptyBlog(indexedPaths(data), hasPosts)));
  write("robots.txt", robotsText(base));
  write("official-links.json", officialLinks(data.allOwnerValue.nodes));
  const contact = securityText(config.security, base);
  if (contact !== undefined) write(".well-known/security.txt", contact);
  await writeMarkdownFiles(graphql, pathPrefix, components, write);
};

/** Paths of the pages that search engines may index; a hidden list hides its further pages, too. */
function indexedPaths({ allSitePage, allDoc, allPost, allPage, allTag }: Data): readonly string[] {
  const hidden = new Set(
    [
      ...[...allDoc.nodes, ...allPost.nodes, ...allPage.nodes].filter(({ listed }) => !listed),
      ...allTag.nodes.filter(({ unlisted }) => unlisted),
      ...allDoc.nodes.filter(({ noIndex }) => noIndex),
    ].map(({ path: page }) => page),
  );
  return allSitePage.nodes
    .map(({ path: page }) => page)
    .filter((page) => !hidden.has(page) && !hidden.has(page.replace(/\/page\/\d+$/, "")))
    .filter((page) => !WITHOUT_CONTENT.includes(normalisePath(page)));
}
