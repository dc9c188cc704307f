import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { LAST_FILE } from "../../src/domain/generatedRoutes";
import { formatReport, underRules } from "../../src/domain/problems";
import { runQuery } from "../../src/domain/runQuery";
import { checkLinks, type SourceIndex, type WrittenRoute } from "./checkLinks";
import { readHtml } from "./readHtml";

const QUERY = /* GraphQL */ `
  query LinkSources {
    siteConfig { content { rules } routes { route file line } }
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
  readonly siteConfig: {
    readonly content: Parameters<typeof underRules>[1];
    readonly routes: readonly WrittenRoute[];
  };
  readonly allDoc: Sources;
  readonly allPost: Sources;
  readonly allPage: Sources;
};

/** Fails the build when anything in the built HTML leads nowhere. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, pathPrefix }) => {
  const data = await runQuery<LinkSourcesData>(graphql, "LinkSources", QUERY);
  const { content, routes } = data.siteConfig;
  const root = path.join(process.cwd(), "public");
  const pages = htmlFiles(root).map((file) =>
    readHtml(routeOf(root, file), readFileSync(file, "utf8")),
  );
  const sources: SourceIndex = new Map(
    [...data.allDoc.nodes, ...data.allPost.nodes, ...data.allPage.nodes].map(
      ({ path: page, file, links }) => [page, { file, links }],
    ),
  );
  const fileExists = (name: string) =>
    name === LAST_FILE ||
    (existsSync(path.join(root, name)) && statSync(path.join(root, name)).isFile());
  const found = checkLinks({ pages, basePath: pathPrefix, sources, routes, fileExists });
  const problems = underRules(found, content);
  if (problems.length > 0)
    process.stderr.write(`${formatReport(problems, "the links of the built site")}\n`);
  if (problems.some(({ severity }) => severity === "error"))
    reporter.panicOnBuild("The built site has broken links; the report above names each of them.");
  const links = pages.reduce((sum, page) => sum + page.links.length, 0);
  reporter.info(`site-links: ${links} links on ${pages.length} pages checked`);
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
