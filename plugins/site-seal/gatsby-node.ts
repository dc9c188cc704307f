import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { z } from "zod";
import { formatReport } from "../../src/domain/problems";
import { type Found, runQuery } from "../../src/domain/runQuery";
import {
  contentPolicy,
  metaPolicy,
  type Outside,
  securityHeaders,
} from "../../src/domain/securityPolicy";
import { BUILD_FILE, commitOf, recordsDigest } from "./buildInfo";
import { caddyfile, headersFile, nginxConf, redirectsFile, vercelJson } from "./hosting";
import { type Inline, readInline, sealPage } from "./sealPage";

const root = process.cwd();
const publicDir = path.join(root, "public");
/** Files that Gatsby leaves in `public/` and that nothing reads once the build is over. */
const USELESS = ["~partytown", "chunk-map.json", "webpack.stats.json", "_gatsby"];

/** The part of Gatsby's state that is read. */
const stateSchema = z.object({
  redirects: z.array(z.object({ fromPath: z.string(), toPath: z.string() })),
});

const QUERY = /* GraphQL */ `
  query Outside {
    siteConfig { security { scripts connect images embeddedBy } search { insights } }
  }
`;
/** Hosted search settings in `gatsby-config.ts`: origins that searches, and reports of what readers do, are sent to. */
type HostedSearchHosts = PluginOptions & {
  readonly connect?: readonly string[];
  readonly insights?: readonly string[];
};

/** Makes the policy from what the build really wrote, and puts it into every page and into files for hosts. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (
  { graphql, reporter, pathPrefix, store },
  { connect, insights }: HostedSearchHosts,
) => {
  const { siteConfig } = await runQuery<Found<Queries.OutsideQuery>>(graphql, "Outside", QUERY);
  const { security, search } = siteConfig;
  const outside: Outside = {
    ...security,
    connect: [...(connect ?? []), ...((search.insights && insights) || []), ...security.connect],
  };
  for (const name of USELESS) rmSync(path.join(publicDir, name), { recursive: true, force: true });
  const files = filesBelow(publicDir);
  const pages = files.filter((file) => file.endsWith(".html") && !file.startsWith("assets/"));
  const read = (file: string) => readFileSync(path.join(publicDir, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(path.join(publicDir, file), text);
  const inline = pages.map((file) => readInline(read(file), `public/${file}`));
  const problems = inline.flatMap((page) => page.problems);
  if (problems.length > 0)
    process.stderr.write(`${formatReport(problems, "the HTML of the built site")}\n`);
  if (problems.some(({ severity }) => severity === "error"))
    reporter.panicOnBuild(
      "The built site has code or markup that its policy refuses; the report above names it.",
    );
  const policy = contentPolicy(sourcesOf(inline), outside);
  for (const file of pages) write(file, sealPage(read(file), metaPolicy(policy)));
  const headers = securityHeaders(policy);
  mkdirSync(path.join(publicDir, "_hosting"), { recursive: true });
  write("_headers", headersFile(headers, pathPrefix, files));
  const { redirects } = stateSchema.parse(store.getState());
  if (redirects.length > 0) write("_redirects", redirectsFile(ownRedirects(), redirects));
  write("_hosting/vercel.json", vercelJson(headers, pathPrefix, redirects));
  write("_hosting/nginx.conf", nginxConf(headers, pathPrefix, redirects));
  write("_hosting/Caddyfile", caddyfile(headers, pathPrefix, redirects));
  const info = { ...commitOf(root), records: recordsDigest(publicDir) };
  write(BUILD_FILE, `${JSON.stringify(info, null, 1)}\n`);
  reporter.info(`site-seal: ${pages.length} pages under a policy of ${policy.length} characters`);
};

/** The owner's own rules for Netlify and Cloudflare Pages. */
function ownRedirects(): string {
  const file = path.join(root, "static/_redirects");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function sourcesOf(inline: readonly Inline[]): Pick<Inline, "scripts" | "styles"> {
  const all = (kind: "scripts" | "styles") =>
    [...new Set(inline.flatMap((page) => page[kind]))].sort();
  return { scripts: all("scripts"), styles: all("styles") };
}

/** The files below a folder by their paths from there, with slashes. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"));
}
