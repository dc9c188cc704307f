import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { decodeXML } from "entities";
import type { GatsbyNode } from "gatsby";
import { canParse } from "../../src/domain/canParse";
import { decoded } from "../../src/domain/decoded";
import { LAST_FILE } from "../../src/domain/generatedRoutes";
import { formatReport, type Problem, problem, underRules } from "../../src/domain/problems";
import { splitHref } from "../../src/domain/routes";
import { runQuery } from "../../src/domain/runQuery";
import { checkLinks, type SourceIndex, type WrittenRoute } from "./checkLinks";
import { type HtmlPage, KnownTexts, readHtml } from "./readHtml";

const QUERY = /* GraphQL */ `
  query LinkSources {
    site { pathPrefix config { url content { strict } routes { route file line } } }
    allDoc { nodes { path file links } }
    allPost { nodes { path file links } }
    allPage { nodes { path file links } }
  }
`;

type Sources = {
  readonly nodes: readonly {
    readonly path: string;
    readonly file: string;
    readonly links: readonly { readonly href: string; readonly line?: number }[];
  }[];
};
type LinkSourcesData = {
  readonly site: {
    readonly config: {
      readonly url: string;
      readonly content: { readonly strict: boolean };
      readonly routes: readonly WrittenRoute[];
    };
  };
  readonly allDoc: Sources;
  readonly allPost: Sources;
  readonly allPage: Sources;
};

/** Fails the build when anything in the built HTML leads nowhere. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, pathPrefix }) => {
  const data = await runQuery<LinkSourcesData>(graphql, "LinkSources", QUERY);
  const { url, content, routes } = data.site.config;
  const root = path.join(process.cwd(), "public");
  const known = new KnownTexts();
  const pages = htmlFiles(root).map((file) =>
    readHtml(routeOf(root, file), readFileSync(file), known),
  );
  const sources: SourceIndex = new Map(
    [...data.allDoc.nodes, ...data.allPost.nodes, ...data.allPage.nodes].map(
      ({ path: page, file, links }) => [page, { file, links }],
    ),
  );
  const fileExists = (name: string) =>
    name === LAST_FILE ||
    (existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile());
  const found = [
    ...checkLinks({ pages, basePath: pathPrefix, sources, routes, fileExists }),
    ...checkXml(root, pages, url, pathPrefix),
  ];
  const problems = underRules(found, content);
  const unchecked = pages.reduce((sum, page) => sum + page.unchecked, 0);
  if (problems.length > 0)
    process.stderr.write(`${formatReport(problems, "the links of the built site")}\n`);
  if (problems.some(({ severity }) => severity === "error"))
    reporter.panicOnBuild("The built site has broken links; the report above names each of them.");
  const links = pages.reduce((sum, page) => sum + page.links.length, 0);
  reporter.info(
    `site-links: ${links} links on ${pages.length} pages checked, ${unchecked} opted out`,
  );
};

/** Gatsby's own top-level folders; deeper ones are pages with these names. */
const GATSBY_FOLDERS = new Set(["page-data", "_gatsby", "~partytown"]);

function htmlFiles(folder: string, isTop = true): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory())
      return isTop && GATSBY_FOLDERS.has(entry.name) ? [] : htmlFiles(full, false);
    return entry.name.endsWith(".html") ? [full] : [];
  });
}

function routeOf(root: string, file: string): string {
  const relative = path.relative(root, file).split(path.sep).join("/");
  return `/${relative.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}

/** Addresses of this site in the sitemap and the feeds. */
function checkXml(
  root: string,
  pages: readonly HtmlPage[],
  siteUrl: string,
  basePath: string,
): Problem[] {
  const routes = new Set(pages.map(({ path: page }) => page));
  const { origin } = new URL(siteUrl);
  const isPage = (rest: string) => {
    if (!/^(?:$|[/?#])/.test(rest)) return false; // outside the base path
    const route = decoded(splitHref(rest).path);
    return routes.has(route.replace(/\/$/, "") || "/") || existsSync(path.join(root, route));
  };
  return ["sitemap.xml", "blog/rss.xml", "blog/atom.xml"].flatMap((name) => {
    const file = path.join(root, name);
    if (!existsSync(file)) return [];
    const addresses = [
      ...readFileSync(file, "utf8").matchAll(/<(?:loc|link|id)>([^<]+)<|<link[^>]+href="([^"]+)"/g),
    ].map((match) => decodeXML(match[1] ?? match[2] ?? ""));
    return addresses
      .filter((address) => canParse(address) && new URL(address).origin === origin)
      .filter((address) => {
        const own = siteUrl + basePath;
        return !address.startsWith(own) || !isPage(address.slice(own.length));
      })
      .map((address) =>
        problem(
          `public/${name}`,
          undefined,
          `The address "${address}" leads to no page.`,
          "This is a bug in the build: please report it.",
        ),
      );
  });
}
