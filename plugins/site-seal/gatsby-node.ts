import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { z } from "zod";
import { textsOf } from "../../src/domain/builtPage";
import { formatReport, type Problem } from "../../src/domain/problems";
import { runQuery } from "../../src/domain/runQuery";
import {
  contentPolicy,
  metaPolicy,
  type Outside,
  securityHeaders,
} from "../../src/domain/securityPolicy";
import {
  BUILD_FILE,
  buildJson,
  commitOf,
  digestsOf,
  recordsDigest,
  SUMS_FILE,
  sha256Sums,
  siteFiles,
} from "./buildFacts";
import { hashedFiles, madeStyles, ownFiles } from "./builtScripts";
import { caddyfile, headersFile, namedByContent, nginxConf, vercelJson } from "./hosting";
import { KEPT_FILE, keptBuilds, readBefore, removeOthers } from "./keptBuilds";
import { lateScripts } from "./lateScripts";
import {
  picturesNamedIn,
  putBack,
  removeOldQueries,
  takeAside,
  takePicturesAside,
} from "./leftovers";
import { keepPages, removePages } from "./oldPages";
import { readInline, sealPage } from "./sealPage";
import { hasBuilt, removeGoneCopies, staticCopies } from "./staticCopies";
import { markFinished, markUnfinished } from "./unfinished";

const root = process.cwd();
const publicDir = path.join(root, "public");
const cacheDir = path.join(root, ".cache/site-seal");

const QUERY = /* GraphQL */ `
  query Outside {
    site { config { security { scripts connect images embeddedBy } search { insights insightsUrl } } }
  }
`;
/** The parts of Gatsby's state that are read. */
const stateSchema = z.object({
  pages: z.map(z.string(), z.unknown()),
  staticQueryComponents: z.map(z.string(), z.object({ hash: z.coerce.string() })),
});
type OutsideData = {
  readonly site: {
    readonly config: {
      readonly security: Outside;
      readonly search: { readonly insights: boolean; readonly insightsUrl: string | null };
    };
  };
};

/** Hosted search settings in `gatsby-config.ts`: origins that searches, and reports of what readers do, are sent to. */
type HostedSearchHosts = PluginOptions & {
  readonly connect?: readonly string[];
  readonly insights?: readonly string[];
};

let copied: readonly string[] = [];
/** Whether the cache belongs to the pages in `public/`. */
let isCached = false;

/** Runs before Gatsby empties its cache, as it does after a change of plugins. */
export const onPreInit: GatsbyNode["onPreInit"] = () => {
  putBack(publicDir, cacheDir);
  copied = staticCopies(cacheDir);
  isCached = hasBuilt(cacheDir);
  keepPages(root);
};

/** Runs once the content has no errors, and before anything is written that may have the name of a removed file. */
export const onPreBuild: GatsbyNode["onPreBuild"] = ({ store }) => {
  markUnfinished(publicDir);
  const { pages } = stateSchema.parse(store.getState());
  if (!isCached) removePages(publicDir);
  removeGoneCopies(root, cacheDir, copied, pages.keys());
};

/** Makes the policy from what the build really wrote, puts it into every page and into files for hosts, and lists all files. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (
  { graphql, reporter, pathPrefix, store },
  { connect, insights }: HostedSearchHosts,
) => {
  const { site } = await runQuery<OutsideData>(graphql, "Outside", QUERY);
  const { security, search } = site.config;
  const outside: Outside = {
    ...security,
    scripts: [...security.scripts, ...(search.insightsUrl ? [search.insightsUrl] : [])],
    connect: [...(connect ?? []), ...((search.insights && insights) || []), ...security.connect],
  };
  const late = lateScripts(publicDir, pathPrefix);
  const pages = htmlFiles(publicDir);
  const own = ownFiles(publicDir, late, pathPrefix);
  const { scripts, styles, problems } = inlineOf(pages);
  if (problems.length > 0)
    process.stderr.write(`${formatReport(problems, "the HTML of the built site")}\n`);
  if (problems.some(({ severity }) => severity === "error"))
    reporter.panicOnBuild(
      "The built site has code or markup that its policy refuses; the report above names it.",
    );
  const policy = contentPolicy(
    { scripts, styles: [...styles, ...madeStyles(publicDir, own)] },
    outside,
  );
  const pictures = new Set<string>();
  for (const file of pages) {
    const page = readFileSync(file);
    for (const name of textsOf(page).flatMap(picturesNamedIn)) pictures.add(name);
    const sealed = sealPage(page, metaPolicy(policy), late);
    if (!sealed.equals(page)) writeFileSync(file, sealed);
  }
  takeAside(publicDir, cacheDir);
  takePicturesAside(publicDir, cacheDir, pictures);
  removeOldQueries(publicDir, staticQueries(store.getState()));
  const kept = keepOldScripts(late.build, own);
  const headers = securityHeaders(policy, outside);
  const write = (name: string, text: string) => writeFileSync(path.join(publicDir, name), text);
  mkdirSync(path.join(publicDir, "_hosting"), { recursive: true });
  const isKept = (file: string) => kept.has(file);
  const named = namedByContent(siteFiles(publicDir, isKept));
  write("_headers", headersFile(headers, pathPrefix, named));
  write("vercel.json", vercelJson(headers, pathPrefix));
  write("_hosting/nginx.conf", nginxConf(headers, pathPrefix));
  write("_hosting/Caddyfile", caddyfile(headers, pathPrefix));
  write("page-data/app-data.json", `${JSON.stringify({ webpackCompilationHash: late.build })}\n`);
  const facts = {
    ...commitOf(root),
    build: late.build,
    records: recordsDigest(publicDir),
    files: digestsOf(publicDir, isKept),
  };
  write(BUILD_FILE, buildJson(facts));
  write(SUMS_FILE, sha256Sums(facts));
  markFinished(publicDir);
  reporter.info(
    `site-seal: ${pages.length} pages under a policy of ${policy.length} characters, ${Object.keys(facts.files).length} files listed`,
  );
};

/** Hashes of the static queries of all components, from Gatsby's state. */
function staticQueries(state: unknown): ReadonlySet<string> {
  const { staticQueryComponents } = stateSchema.parse(state);
  return new Set([...staticQueryComponents.values()].map(({ hash }) => hash));
}

/** Keeps the scripts of earlier builds and lists them in `kept.json`. @returns the files that do not belong to this build */
function keepOldScripts(build: string, own: ReadonlySet<string>): ReadonlySet<string> {
  const present = hashedFiles(publicDir);
  const kept = keptBuilds(readBefore(publicDir), build, own, present);
  removeOthers(publicDir, present, own, kept);
  const list = path.join(publicDir, KEPT_FILE);
  if (kept.builds.length > 0) writeFileSync(list, `${JSON.stringify(kept, null, 1)}\n`);
  else rmSync(list, { force: true });
  return new Set([KEPT_FILE, ...kept.builds.flatMap(({ files }) => files)]);
}

function inlineOf(pages: readonly string[]): {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly problems: readonly Problem[];
} {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems = pages.flatMap((file) => {
    const inline = readInline(readFileSync(file), path.relative(root, file));
    for (const source of inline.scripts) scripts.add(source);
    for (const source of inline.styles) styles.add(source);
    return inline.problems;
  });
  return { scripts: [...scripts].sort(), styles: [...styles].sort(), problems };
}

function htmlFiles(folder: string): string[] {
  const isOther = (file: string) =>
    !file.endsWith(".html") || /^(?:_gatsby|~partytown|assets)\//.test(file);
  return siteFiles(folder, isOther).map((file) => path.join(folder, file));
}
