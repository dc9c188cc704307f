import { hash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { componentsOption } from "../../src/domain/componentSpec";
import { formatReport } from "../../src/domain/problems";
import { runQuery } from "../../src/domain/runQuery";
import { buildIndex } from "../../src/search/index/buildIndex";
import { SEARCH_INDEX_PATH } from "../../src/search/index/indexLocation";
import { contentDigest, hostedRecords, hostedSynonyms } from "../../src/search/records/hostedIndex";
import type { SearchRecord } from "../../src/search/records/searchRecord";
import {
  recordsSiteUrl,
  SEARCH_QUERY,
  type SearchContent,
  siteRecordsFrom,
} from "../../src/search/records/siteRecords";
import { checkBuild } from "./checkBuild";
import { DevIndex, POINTER } from "./devIndex";
import { writeIndex } from "./writeIndex";

const publicDir = path.join(process.cwd(), "public");
const devIndex = new DevIndex(publicDir);

/** In development the index is built without checks, from the current content: `onPostBuild` never runs. */
export const createPages: GatsbyNode["createPages"] = ({ graphql, pathPrefix }, options) => {
  if (process.env.NODE_ENV === "production") return;
  devIndex.changed(async () => {
    const content = await runQuery<SearchContent>(graphql, "SearchContent", SEARCH_QUERY);
    writeEmbeddedIndex(
      content,
      siteRecordsFrom(content, {
        pathPrefix,
        hash: sha256,
        components: componentsOption(options),
      }),
      recordsSiteUrl(content, pathPrefix),
    );
  });
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  app.get(POINTER, async (_request: IncomingMessage, response: ServerResponse) => {
    try {
      response
        .setHeader("content-type", "application/json")
        .end(readFileSync(await devIndex.pointerFile()));
    } catch (error) {
      reporter.error(
        "The search index could not be made.",
        error instanceof Error ? error : new Error(String(error)),
      );
      response.writeHead(500).end();
    }
  });
};

/**
 * Makes the search records, checks them against the built pages, and writes the embedded index. If there is a problem, the old
 * index stays.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (
  { graphql, reporter, pathPrefix },
  options,
) => {
  const content = await runQuery<SearchContent>(graphql, "SearchContent", SEARCH_QUERY);
  const { minimumRecords } = content.site.config.search;
  const siteUrl = recordsSiteUrl(content, pathPrefix);
  const records = siteRecordsFrom(content, {
    pathPrefix,
    hash: sha256,
    components: componentsOption(options),
  });
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
  const { files, bytes } = writeEmbeddedIndex(content, records, siteUrl);
  const synonyms = hostedSynonyms(content.site.config.search.synonyms, sha256);
  const digest = contentDigest(hostedRecords(records), synonyms, sha256);
  writeFileSync(
    path.join(publicDir, SEARCH_INDEX_PATH, "records.json"),
    `${JSON.stringify({ records: records.length, sha256: digest })}\n`,
  );
  reporter.info(
    `site-search: ${records.length} records in ${files} index files, ${Math.round(bytes / 1024)} KB`,
  );
};

function sha256(text: string): string {
  return hash("sha256", text);
}

function writeEmbeddedIndex(
  content: SearchContent,
  records: readonly SearchRecord[],
  siteUrl: string,
): ReturnType<typeof writeIndex> {
  return writeIndex(
    publicDir,
    buildIndex(records, { siteUrl, synonyms: content.site.config.search.synonyms }),
  );
}
