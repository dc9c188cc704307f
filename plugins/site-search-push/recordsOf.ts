import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ComponentSpecs } from "../../src/domain/componentSpec";
import {
  contentDigest,
  type HostedContent,
  hostedRecords,
  hostedSynonyms,
} from "../../src/search/records/hostedIndex";
import {
  recordsSiteUrl,
  type SearchContent,
  siteRecordsFrom,
} from "../../src/search/records/siteRecords";
import { readBuildFile, type Wanted } from "./stamp";

/** Records, with the digests by which gatsby-plugin-algolia finds changes, and synonyms that the hosted index should hold. */
export function hostedContentOf(
  content: SearchContent,
  pathPrefix: string,
  components: ComponentSpecs,
): HostedContent {
  return {
    records: hostedRecords(siteRecordsFrom(content, { pathPrefix, hash: sha256, components })),
    synonyms: hostedSynonyms(content.site.config.search.synonyms, sha256),
  };
}

/**
 * The same with the stamp of the build in `publicDir`.
 * @throws Error when `build.json` there belongs to another build
 */
export function wantedOf(
  content: SearchContent,
  pathPrefix: string,
  components: ComponentSpecs,
  publicDir: string,
): Wanted {
  const hosted = hostedContentOf(content, pathPrefix, components);
  const { commit, committed, ...build } = readBuildFile(
    readFileSync(path.join(publicDir, "build.json"), "utf8"),
    "public/build.json",
  );
  const digest = digestOfContent(hosted);
  if (build.digest !== digest)
    throw new Error("public/build.json is of another build. Run npm run clean, then build again.");
  const site = recordsSiteUrl(content, pathPrefix);
  return {
    ...hosted,
    stamp: { site, commit, committed, digest, records: hosted.records.length },
  };
}

/** Digest of records and synonyms, as in `/build.json` and the stamp of an index. */
export function digestOfContent({ records, synonyms }: HostedContent): string {
  return contentDigest(records, synonyms, sha256);
}

function sha256(text: string): string {
  return hash("sha256", text);
}
