import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { readBuildEnv } from "../../src/build/env";
import { runQuery } from "../../src/build/runQuery";
import { SEARCH_QUERY, type SearchContent, siteRecordsFrom } from "../site-search/records";
import { writeDryRun } from "./dryRun";
import { PushFailure } from "./failure";
import { pushRecords } from "./pushRecords";

/** Pushes the records of the built site to the hosted index. The last step of a build: what fails before it is never pushed. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql, reporter, pathPrefix }) => {
  const { push } = readBuildEnv(process.env);
  if (push.mode === "off") return;
  const records = siteRecordsFrom(await runQuery<SearchContent>(graphql, "SearchContent", SEARCH_QUERY), pathPrefix);
  if (push.mode === "dry") {
    reporter.info(`site-search-push: dry run: ${writeDryRun(records, path.join(process.cwd(), "records.json"))}`);
    return;
  }
  try {
    const { written } = await pushRecords(records, push, { warn: (message) => reporter.warn(`site-search-push: ${message}`) });
    reporter.info(`site-search-push: ${push.indexName} ${written ? "now has" : "is up to date, nothing written:"} ${records.length} records`);
  } catch (error) {
    if (!(error instanceof PushFailure)) throw error;
    reporter.panicOnBuild(`site-search-push: ${error.message}`);
  }
};
