import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { escapeHtml } from "../../src/domain/html";
import { withoutBasePath } from "../../src/domain/routes";
import { runQuery } from "../../src/domain/runQuery";

type Site = { readonly siteConfig: { readonly url: string } };
/** The part of Gatsby's state that is read; the paths have the base path. */
const stateSchema = z.object({
  redirects: z.array(z.object({ fromPath: z.string(), toPath: z.string() })),
});

/** Writes a page at each old address, which leads to the new one on every host. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, pathPrefix, store }) => {
  const { siteConfig } = await runQuery<Site>(graphql, "SiteUrl", "{ siteConfig { url } }");
  const { redirects } = stateSchema.parse(store.getState());
  for (const { fromPath, toPath } of redirects) {
    const from = withoutBasePath(fromPath, pathPrefix);
    const file = path.join("public", /\.html?$/i.test(from) ? from : `${from}/index.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, movedHtml(encodeURI(toPath), siteConfig.url));
  }
};

/** A page that leads elsewhere: with its query and hash where scripts run. Its script is the same on all such pages. */
function movedHtml(to: string, siteUrl: string): string {
  const href = escapeHtml(to);
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"/>
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/>
<link rel="canonical" href="${escapeHtml(siteUrl)}${href}"/>
<meta http-equiv="refresh" content="0; url=${href}"/>
<script>location.replace(document.querySelector("[http-equiv=refresh]").content.slice(7)+location.search+location.hash)</script>
</head><body><main><h1>This page has moved</h1><p><a href="${href}">Go to its new address</a></p></main></body></html>
`;
}
