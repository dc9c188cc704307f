import { hash } from "node:crypto";
import { z } from "zod";
import { isObject, parsedJson } from "../../src/domain/json";
import {
  canonicalJson,
  contentDigest,
  type HostedContent,
  isBuildSynonym,
} from "../../src/search/records/hostedIndex";
import type { IndexState } from "./indexAdmin";
import { INDEX_SETTINGS } from "./settings";

const stampSchema = z.object({
  site: z.url(),
  commit: z.string().nullable(),
  committed: z.string().nullable(),
  digest: z.string(),
  records: z.number(),
  owner: z.string(),
});

/**
 * Which build an index holds: address of its site, commit and its time (ISO 8601), digest of records and synonyms, number of
 * records, and digest of what the owner had set in the live index when the push began. A push writes it last, into the index's
 * `userData`.
 */
export type Stamp = z.infer<typeof stampSchema>;

const PROPERTY = "siteBuild";

/** What the hosted index is to hold after a push. */
export type Wanted = HostedContent & { readonly stamp: Omit<Stamp, "owner"> };

/** @returns undefined for an index that no push has finished */
export function stampOf(settings: IndexState["settings"] | undefined): Stamp | undefined {
  return stampSchema.safeParse(userDataOf(settings)[PROPERTY]).data;
}

/** `userData` with a stamp; whatever else the owner keeps there is preserved. */
export function stamped(settings: IndexState["settings"] | undefined, stamp: Stamp): object {
  return { ...userDataOf(settings), [PROPERTY]: stamp };
}

type Items = readonly { readonly objectID: string }[];

/** Digest of records and of the synonyms that builds make, as in `/build.json`. */
export function digestOf(records: Items, synonyms: Items): string {
  return contentDigest(records, synonyms.filter(isBuildSynonym), sha256);
}

/** Digest of what an owner sets: without what a build sets. */
export function ownerDigest(state: IndexState | undefined): string {
  const { userData, version, ...own } = state?.settings ?? {};
  const { [PROPERTY]: _, ...data } = userDataOf(state?.settings);
  const settings = Object.entries({ ...own, data }).filter(([name]) => !(name in INDEX_SETTINGS));
  const synonyms = state?.synonyms.filter((synonym) => !isBuildSynonym(synonym)) ?? [];
  const lists = [synonyms, state?.rules ?? []].map((list) => list.map(canonicalJson).sort());
  return sha256(canonicalJson([Object.fromEntries(settings), lists]));
}

/** True when a build is of an earlier commit than another. Unknown times are never earlier. */
export function isOlder({ committed }: BuildFile, than: BuildFile): boolean {
  return Date.parse(committed ?? "") < Date.parse(than.committed ?? "");
}

/** Describes a build in words. */
export function buildName({ commit, committed }: BuildFile): string {
  return commit === null
    ? "a build without a commit"
    : `build ${commit.slice(0, 7)} (${committed})`;
}

const buildFileSchema = z
  .object({ commit: z.string().nullable(), committed: z.string().nullable(), records: z.string() })
  .transform(({ records, ...commit }) => ({ ...commit, digest: records }));

/** A build according to its `/build.json`: its commit, and the digest of its records and synonyms. */
export type BuildFile = Pick<Stamp, "commit" | "committed" | "digest">;

/** @throws Error naming the file when it is another file */
export function readBuildFile(text: string, name: string): BuildFile {
  const { data } = buildFileSchema.safeParse(parsedJson(text));
  if (data) return data;
  throw new Error(`${name} is not what a build writes`);
}

/** The hash function of records and digests. */
export function sha256(text: string): string {
  return hash("sha256", text);
}

function userDataOf(settings: IndexState["settings"] = {}): Readonly<Record<string, unknown>> {
  return isObject(settings.userData) ? settings.userData : {};
}
