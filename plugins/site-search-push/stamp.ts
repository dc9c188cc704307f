import { z } from "zod";
import type { HostedContent } from "../../src/search/records/hostedIndex";
import type { IndexState } from "./indexAdmin";

const stampSchema = z.object({
  site: z.url(),
  commit: z.string().nullable(),
  committed: z.string().nullable(),
  digest: z.string(),
  records: z.number(),
});

/**
 * Which build an index holds: address of its site, commit (and its time, ISO 8601) if it was built from a git repository, number
 * of records, and digest of records and synonyms. A push writes it last, into the index's `userData`.
 */
export type Stamp = z.infer<typeof stampSchema>;

/** What a push works with: everything the index is to hold, and its stamp. */
export type Wanted = HostedContent & { readonly stamp: Stamp };

const PROPERTY = "siteBuild";

/** @returns undefined for an index that no push has finished */
export function stampOf(settings: IndexState["settings"]): Stamp | undefined {
  return stampSchema.safeParse(ownUserData(settings)[PROPERTY]).data;
}

/** `userData` with a stamp; whatever else the owner keeps there is preserved. */
export function stamped(settings: IndexState["settings"], stamp: Stamp): Record<string, unknown> {
  return { ...ownUserData(settings), [PROPERTY]: stamp };
}

/** True when a build is of a later commit than another. Unknown times are never later. */
export function isNewer(
  { committed }: Pick<Stamp, "committed">,
  than: Pick<Stamp, "committed">,
): boolean {
  if (committed === null || than.committed === null) return false;
  return Date.parse(committed) > Date.parse(than.committed);
}

/** Describes the build in words. */
export function buildName({ commit, committed }: Pick<Stamp, "commit" | "committed">): string {
  return commit === null
    ? "a build without a commit"
    : `the build of ${commit.slice(0, 7)} (${committed})`;
}

function ownUserData({ userData }: IndexState["settings"]): Record<string, unknown> {
  return typeof userData === "object" && userData !== null ? { ...userData } : {};
}

const buildFileSchema = z
  .object({ commit: z.string().nullable(), committed: z.string().nullable(), records: z.string() })
  .transform(({ records, ...commit }) => ({ ...commit, digest: records }));

/** The deployed build according to a site's `/build.json`: its commit, and the digest of its records and synonyms. */
export type BuildFile = z.infer<typeof buildFileSchema>;

/** @throws Error naming the file when it is a different file */
export function readBuildFile(text: string, name: string): BuildFile {
  const { data, error } = buildFileSchema.safeParse(jsonIn(text, name));
  if (data) return data;
  throw new Error(`${name} is not what a build writes: ${faultsIn(error)}.`);
}

/** "stamp and records are missing or of the wrong type" */
function faultsIn({ issues }: z.ZodError): string {
  const names = [...new Set(issues.map(({ path }) => path.join(".") || "its content"))].slice(0, 3);
  return `${names.join(" and ")} ${names.length > 1 ? "are" : "is"} missing or of another kind`;
}

/** @throws Error naming the file when it is not JSON */
function jsonIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      text.trim() === "" ? `${name} is empty.` : `${name} is broken or cut off: it is no JSON.`,
    );
  }
}

const recordsFileSchema = z.object({
  stamp: stampSchema,
  synonyms: z.array(z.looseObject({ objectID: z.string() })),
  records: z.array(z.looseObject({ objectID: z.string() })),
});

/** `records.json`: what a build would push. */
export function writeRecordsFile({ stamp, synonyms, records }: Wanted): string {
  return `${JSON.stringify({ stamp, synonyms, records }, null, 2)}\n`;
}

/** @throws Error naming the file when it is a different file, is broken, or was changed after the build */
export function readRecordsFile(
  text: string,
  name: string,
  digestOf: (content: HostedContent) => string,
): Wanted {
  const { data, error } = recordsFileSchema.safeParse(jsonIn(text, name));
  if (!data) throw new Error(`${name} is not a file of records: ${faultsIn(error)}.`);
  const { stamp } = data;
  // The digest shows that these are the records and synonyms that a build wrote.
  const content = data as unknown as HostedContent;
  if (digestOf(content) !== stamp.digest)
    throw new Error(`${name} was changed after the build that wrote it.`);
  return { ...content, stamp };
}
