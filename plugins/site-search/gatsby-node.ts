import { hash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { GatsbyNode, PluginOptions } from "gatsby";
import { componentsOption } from "../../src/domain/componentSpec";
import { formatReport } from "../../src/domain/problems";
import { runQuery } from "../../src/domain/runQuery";
import { buildIndex } from "../../src/search/engine/buildIndex";
import { POINTER_FILE, SEARCH_INDEX_PATH } from "../../src/search/engine/indexFormat";
import { hostedContent } from "../../src/search/records/hostedIndex";
import {
  recordsSiteUrl,
  SEARCH_QUERY,
  type SearchContent,
  siteRecordsFrom,
} from "../../src/search/records/siteRecords";
import { checkBuild } from "./checkBuild";
import { writeIndex } from "./writeIndex";

const publicDir = path.join(process.cwd(), "public");
const POINTER = `${SEARCH_INDEX_PATH}/${POINTER_FILE}`;

/** In development: makes the index for the last change of the content; undefined once it is made. */
let makeIndex: (() => Promise<void>) | undefined;

/**
 * In development the index is made without checks, at the first search after a change: without its pointer, that search comes to
 * {@link onCreateDevServer}.
 */
export const createPages: GatsbyNode["createPages"] = ({ graphql, pathPrefix }, options) => {
  if (process.env.NODE_ENV === "production") return;
  rmSync(path.join(publicDir, POINTER), { force: true });
  makeIndex = async () => {
    const { records, siteUrl, synonyms } = await searchedBy(graphql, pathPrefix, options);
    writeIndex(publicDir, buildIndex(records, { siteUrl, synonyms }));
  };
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  app.get(POINTER, async (_request: IncomingMessage, response: ServerResponse) => {
    try {
      for (let make = makeIndex; make; make = makeIndex) {
        await make();
        if (makeIndex === make) makeIndex = undefined;
      }
      response.setHeader("content-type", "application/json");
      response.end(readFileSync(path.join(publicDir, POINTER)));
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      reporter.error("The search index could not be made.", cause);
      response.writeHead(500).end();
    }
  });
};

/**
 * Makes the search records, checks them against the built pages, and writes the embedded index, and the count and digest of the
 * hosted one. If there is a problem, the old index stays.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (
  { graphql, reporter, pathPrefix },
  options,
) => {
  const { content, build, ...searched } = await searchedBy(graphql, pathPrefix, options);
  const { records, siteUrl, synonyms } = searched;
  const { minimumRecords } = content.siteConfig.search;
  const nodes = [...content.allDoc.nodes, ...content.allPost.nodes, ...content.allPage.nodes];
  const sources = new Map(nodes.map((node) => [node.path, node.file]));
  const problems = checkBuild(records, { publicDir, siteUrl, minimumRecords, sources });
  if (problems.length > 0) {
    process.stderr.write(`${formatReport(problems, "the search records")}\n`);
    reporter.panicOnBuild(
      "The search records have errors; the report above names each of them. The search index stays as it was.",
    );
    return;
  }
  writeIndex(publicDir, buildIndex(records, { siteUrl, synonyms }));
  const { digest } = hostedContent(content, build);
  writeFileSync(
    path.join(publicDir, SEARCH_INDEX_PATH, "records.json"),
    `${JSON.stringify({ records: records.length, sha256: digest })}\n`,
  );
  reporter.info(`site-search: ${records.length} records`);
};

async function searchedBy(
  graphql: Parameters<typeof runQuery>[0],
  pathPrefix: string,
  options: PluginOptions,
) {
  const content = await runQuery<SearchContent>(graphql, "SearchContent", SEARCH_QUERY);
  const build = { pathPrefix, hash: sha256, components: componentsOption(options) };
  return {
    content,
    build,
    records: siteRecordsFrom(content, build),
    siteUrl: recordsSiteUrl(content, pathPrefix),
    synonyms: content.siteConfig.search.synonyms,
  };
}

function sha256(text: string): string {
  return hash("sha256", text);
}
