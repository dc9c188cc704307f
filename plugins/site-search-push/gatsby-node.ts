import path from "node:path";
import type { BuildArgs, Reporter } from "gatsby";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import { runQuery } from "../../src/domain/runQuery";
import type { HostedSearch } from "../../src/search/dialog/hostedSearch";
import { SEARCH_QUERY, type SearchContent } from "../../src/search/records/siteRecords";
import { writeDryRun } from "./dryRun";
import { PushFailure } from "./failure";
import { finishNext } from "./finishNext";
import { handOver } from "./handOver";
import { openNext } from "./openNext";
import type { PushSession } from "./pushSession";
import { wantedOf } from "./recordsOf";
import { Reader } from "./searchKey";
import { stopOnSignals } from "./signals";
import { TimeLimit } from "./timeLimit";

/** Options of this plugin, which a pushing build lists both before and after gatsby-plugin-algolia. */
export type PushStep = {
  /** The hosted search that readers of this build use, to be checked; absent when they use the embedded index. */
  readonly hostedSearch?: HostedSearch | undefined;
} & (
  | { readonly step: "dry"; readonly components: ComponentSpecs }
  | {
      readonly step: "open";
      readonly session: PushSession;
      readonly components: ComponentSpecs;
    }
  | { readonly step: "finish"; readonly session: PushSession }
);

/** Stops the open push on signals: from the open step, through gatsby-plugin-algolia's turn, to the finish step. */
let ignoreSignals = () => {};

type SearchSite = { readonly site: { readonly config: { readonly url: string } } };
const SITE_QUERY = /* GraphQL */ `query SearchSite { site { config { url } } }`;

/**
 * Checks the readers' key before Gatsby writes it into the browser's code: one that may do more than search must never be in
 * `public/`. A wrong key stops the build.
 */
export async function onPreBuild(gatsby: BuildArgs, options: PushStep): Promise<void> {
  if (options.step === "finish" || !options.hostedSearch) return;
  const { hostedSearch } = options;
  const { graphql, reporter } = gatsby;
  const { site } = await runQuery<SearchSite>(graphql, "SearchSite", SITE_QUERY);
  // A separate time limit: that of the push begins with its first request, and the build comes in between.
  const reader = new Reader(hostedSearch, { limit: new TimeLimit(), site: site.config.url });
  await stopBuildOnFailure(reporter, () => reader.checkKey());
}

/** One step of the push, after everything that may fail before it. A failure stops the build. */
export async function onPostBuild(gatsby: BuildArgs, options: PushStep): Promise<void> {
  const { reporter } = gatsby;
  const session = "session" in options ? options.session : undefined;
  ignoreSignals();
  if (session) ignoreSignals = stopOnSignals(session.limit, "build");
  try {
    await stopBuildOnFailure(reporter, async () => {
      for (const line of await run(gatsby, options)) reporter.info(`site-search-push: ${line}`);
    });
  } finally {
    if (session) handOver(session, process.env);
    if (options.step === "finish" || !session?.opened) ignoreSignals();
  }
}

async function stopBuildOnFailure(reporter: Reporter, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PushFailure)) throw error;
    reporter.panicOnBuild(`site-search-push: ${error.message}`);
  }
}

async function run(gatsby: BuildArgs, options: PushStep): Promise<readonly string[]> {
  if (options.step === "finish") {
    const { session } = options;
    await finishNext(session);
    const { opened, indexes } = session;
    return opened
      ? [
          `${indexes.next} is ready with ${opened.records.length} records; npm run search:promote makes it live`,
        ]
      : [];
  }
  const { graphql, pathPrefix, getCache } = gatsby;
  const { components } = options;
  const content = await runQuery<SearchContent>(graphql, "SearchContent", SEARCH_QUERY);
  const root = process.cwd();
  const wanted = wantedOf(content, pathPrefix, components, path.join(root, "public"));
  if (options.step === "dry")
    return [`dry run: ${writeDryRun(wanted, path.join(root, "records.json"))}`];
  const { session } = options;
  const changes = await openNext(session, wanted, getCache("gatsby-plugin-algolia"));
  return session.opened
    ? changes
    : [`${session.indexes.live} is up to date, nothing written: ${wanted.records.length} records`];
}
