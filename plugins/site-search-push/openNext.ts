import { checkRecords } from "../../src/search/records/recordChecks";
import type { SearchRecord } from "../../src/search/records/searchRecord";
import { changeLines, pageChanges, suspiciousLosses } from "./changes";
import { canBeUpdated, differences, settingsToKeep } from "./compare";
import { PushFailure, step } from "./failure";
import type { IndexState, Stored } from "./indexAdmin";
import type { PushSession } from "./pushSession";
import { failedPush } from "./removeNext";
import { stampOf, type Wanted } from "./stamp";

/** The cache from which gatsby-plugin-algolia reads what the index holds. */
export type UploadCache = { readonly set: (key: string, value: unknown) => Promise<unknown> };

/**
 * Compares the live index with what it should hold. When they are equal the session stays closed and nothing is written;
 * otherwise the temporary index is created as a copy of the live one, and the session is opened for the upload.
 * @returns the difference, one line per page
 * @throws PushFailure saying what is wrong and how to fix it; no temporary index is left
 */
export async function openNext(
  session: PushSession,
  wanted: Wanted,
  uploads: UploadCache,
): Promise<readonly string[]> {
  const { target, indexes } = session;
  const { live, next } = indexes;
  refuseBadRecords(wanted.records);
  const admin = session.filler();
  let before: IndexState | undefined;
  try {
    before = await step(`Reading the index ${live}`, target, () => admin.read(live));
    if (before) refuseReplica(live, before);
    await step(`Removing ${next}, which an earlier push left,`, target, async () => {
      if (await admin.settings(next)) await admin.remove(next);
    });
  } catch (error) {
    throw await failedPush(error, session, "nothing");
  }
  if (before && isUpToDate(wanted, before)) return [];
  const stored = [...(before?.records.values() ?? [])];
  if (!target.allowDrop) refuseLosses(live, suspiciousLosses(stored, wanted.records));
  const updates = before !== undefined && canBeUpdated(wanted, before);
  if (before) {
    session.kept = settingsToKeep(before.settings);
    // Includes the records if gatsby-plugin-algolia can tell from their digests which of them change.
    const what = updates ? "everything" : "settings";
    try {
      await step(`Copying ${live} to ${next}`, target, () => admin.copy(live, next, what));
    } catch (error) {
      throw await failedPush(error, session, "copy");
    }
  }
  await uploads.set(`algolia-objects-${next}`, knownToPlugin(updates ? stored : []));
  session.open(wanted);
  return changeLines(pageChanges(stored, wanted.records));
}

/** Also updates its stamp, without which nothing can be promoted or confirmed. */
function isUpToDate(wanted: Wanted, state: IndexState): boolean {
  return (
    stampOf(state.settings)?.digest === wanted.stamp.digest &&
    differences(wanted, state).length === 0
  );
}

/**
 * The records of the temporary index and their digests, as in gatsby-plugin-algolia's cache. Never empty: the plugin would then
 * query the index, and end the process without explanation if it gets no response. It ignores entries without a digest.
 */
function knownToPlugin(records: readonly Stored[]): Readonly<Record<string, unknown>> {
  const digests = records.map(({ objectID, internal }) => [objectID, { internal }]);
  return { "": {}, ...Object.fromEntries(digests) };
}

function refuseBadRecords(records: readonly SearchRecord[]): void {
  const problems = checkRecords(records);
  if (problems.length === 0) return;
  const lines = problems.map(
    ({ objectID, message, fix }) =>
      `  ${objectID === undefined ? "" : `${objectID}: `}${message} ${fix}`,
  );
  throw new PushFailure(
    `The search records cannot be pushed:\n${lines.join("\n")}\n`,
    "Nothing was sent.",
  );
}

/** A replica gets its records from another index, and cannot be replaced by a move. */
function refuseReplica(live: string, { settings }: IndexState): void {
  if (typeof settings.primary !== "string") return;
  throw new PushFailure(
    `The index ${live} is a replica of ${settings.primary}, and only that index can fill it.`,
    `Set ALGOLIA_INDEX_NAME to ${settings.primary}, or to an index that is not a replica.`,
  );
}

function refuseLosses(live: string, losses: readonly string[]): void {
  if (losses.length === 0) return;
  throw new PushFailure(
    `The index ${live} would lose more than 30 % of its records or of a group's, which looks like a mistake:\n  ${losses.join("\n  ")}\n`,
    "Look for pages that lost their content. If they were removed on purpose, set ALGOLIA_ALLOW_DROP=true for this push. The push wrote nothing.",
  );
}
