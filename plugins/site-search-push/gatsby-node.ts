import { readFileSync, writeFileSync } from "node:fs";
import type { BuildArgs, Reporter } from "gatsby";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import { runQuery } from "../../src/domain/runQuery";
import type { HostedSearch } from "../../src/search/dialog/hostedSearch";
import { hostedContent } from "../../src/search/records/hostedIndex";
import {
  recordsSiteUrl,
  SEARCH_QUERY,
  type SearchContent,
} from "../../src/search/records/siteRecords";
import { PushFailure } from "./failure";
import type { Push } from "./push";
import { checkReadersKey } from "./readersKey";
import { readBuildFile, sha256, type Wanted } from "./stamp";

/** Options of this plugin, which a pushing build lists before and after gatsby-plugin-algolia. */
export type PushStep =
  | { readonly step: "check"; readonly hostedSearch: HostedSearch }
  | { readonly step: "dry"; readonly components: ComponentSpecs }
  | { readonly step: "open"; readonly push: Push; readonly components: ComponentSpecs }
  | { readonly step: "finish"; readonly push: Push };

/** Checks the readers' key before Gatsby writes it into the browser's code. */
export async function onPreBuild({ reporter }: BuildArgs, options: PushStep): Promise<void> {
  if (options.step === "check") await orStop(reporter, () => checkReadersKey(options.hostedSearch));
}

/** One step of the push, after everything that may fail before it. A failure stops the build. */
export async function onPostBuild(gatsby: BuildArgs, options: PushStep): Promise<void> {
  const { reporter } = gatsby;
  await orStop(reporter, async () => {
    const said = await run(gatsby, options);
    if (said !== undefined) reporter.info(`site-search-push: ${said}.`);
  });
}

async function run(gatsby: BuildArgs, options: PushStep): Promise<string | undefined> {
  if (options.step === "check") return undefined;
  if (options.step === "finish") return options.push.finish();
  const wanted = await wantedOf(gatsby, options.components);
  if (options.step === "dry") {
    writeFileSync("records.json", `${JSON.stringify(wanted, null, 2)}\n`);
    return `${wanted.records.length} records are in records.json, nothing was sent`;
  }
  await options.push.open(wanted, gatsby.getCache("gatsby-plugin-algolia"));
  return undefined;
}

/** What the hosted index is to hold, with the stamp of the build in `public/`. */
async function wantedOf(
  { graphql, pathPrefix }: BuildArgs,
  components: ComponentSpecs,
): Promise<Wanted> {
  const content = await runQuery<SearchContent>(graphql, "SearchContent", SEARCH_QUERY);
  const hosted = hostedContent(content, { pathPrefix, hash: sha256, components });
  const build = readBuildFile(readFileSync("public/build.json", "utf8"), "public/build.json");
  const site = recordsSiteUrl(content, pathPrefix);
  return { stamp: { site, ...build, records: hosted.records.length }, ...hosted };
}

async function orStop(reporter: Reporter, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PushFailure)) throw error;
    reporter.panicOnBuild(`site-search-push: ${error.message}`);
  }
}
