import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { robotsText, sitemapXml, webManifest } from "./machineFiles";
import { runQuery } from "./runQuery";

const QUERY = /* GraphQL */ `
  query MachineFiles {
    site { pathPrefix config { url description product { name } } }
    allSitePage { nodes { path } }
    allDoc { nodes { path listed } }
    allPost { nodes { path listed } }
    allPage { nodes { path listed } }
  }
`;

type Rows = { readonly nodes: readonly { readonly path: string; readonly listed: boolean }[] };
type MachineFilesData = {
  readonly site: { readonly pathPrefix: string | null; readonly config: { readonly url: string; readonly description: string; readonly product: { readonly name: string } } };
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
  readonly allDoc: Rows;
  readonly allPost: Rows;
  readonly allPage: Rows;
};

/** Files for machines: sitemap, robots, web manifest. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix }) => {
  const { site, allSitePage, allDoc, allPost, allPage } = await runQuery<MachineFilesData>(graphql, "MachineFiles", QUERY);
  const hidden = new Set([...allDoc.nodes, ...allPost.nodes, ...allPage.nodes].filter(({ listed }) => !listed).map(({ path: page }) => page));
  const base = `${site.config.url}${pathPrefix}`;
  const paths = allSitePage.nodes.map(({ path: page }) => page).filter((page) => !hidden.has(page) && !/^\/(404(\.html)?|dev-404-page|search)\/?$/.test(page));
  const write = (name: string, text: string) => writeFileSync(path.join(process.cwd(), "public", name), text);
  write("sitemap.xml", sitemapXml(base, paths));
  write("robots.txt", robotsText(base));
  write("site.webmanifest", webManifest(site.config, pathPrefix));
};
