import { isDeepStrictEqual } from "node:util";
import { differences, ofBuild } from "./compare";
import { explainFailure, PushFailure, step } from "./failure";
import type { IndexAdmin } from "./indexAdmin";
import { probeProblems, probesFor } from "./probes";
import type { PushSession } from "./pushSession";
import { failedPush } from "./removeNext";
import { type Stamp, stamped, stampOf, type Wanted } from "./stamp";

/**
 * Completes the temporary index once its records and settings are uploaded: adds the synonyms, reads all of it back, searches it,
 * and then writes the stamp, without which it cannot be promoted. Does nothing when the session was not opened.
 * @throws PushFailure saying what is wrong and how to fix it; no temporary index is left
 */
export async function finishNext(session: PushSession): Promise<void> {
  const { opened } = session;
  if (!opened) return;
  await session.uploadSettled();
  const admin = session.filler();
  try {
    await writeSynonyms(opened, session, admin);
    // When the check fails, a request that failed during the upload is the reason.
    await verify(opened, session, admin).catch((error: unknown) => {
      throw uploadFailure(opened.records.length, session) ?? error;
    });
    await writeStamp(opened.stamp, session, admin);
  } catch (error) {
    throw await failedPush(error, session);
  }
}

async function writeSynonyms(
  { synonyms, records }: Wanted,
  session: PushSession,
  admin: IndexAdmin,
): Promise<void> {
  const { target, indexes } = session;
  const state = await step(`Reading ${indexes.next} back`, target, () => admin.read(indexes.next));
  if (!state) throw uploadFailure(records.length, session) ?? missing(indexes.next);
  const stored = state.synonyms.filter(ofBuild);
  const ids = new Set(synonyms.map(({ objectID }) => objectID));
  const added = synonyms.filter(
    (synonym) => !stored.some((known) => isDeepStrictEqual({ ...known }, { ...synonym })),
  );
  const gone = stored.map(({ objectID }) => objectID).filter((id) => !ids.has(id));
  await step(`Writing synonyms to ${indexes.next}`, target, () =>
    admin.writeSynonyms(indexes.next, added, gone),
  );
}

async function verify(
  wanted: Wanted,
  { target, indexes: { next } }: PushSession,
  admin: IndexAdmin,
): Promise<void> {
  const probes = probesFor(wanted.records);
  const answers = await step(`Searching ${next}`, target, () => admin.probe(next, probes));
  const state = await step(`Reading ${next} back`, target, () => admin.read(next));
  if (!state) throw missing(next);
  const problems = [
    ...differences(wanted, state),
    ...probeProblems(wanted.records, probes, answers),
  ];
  if (problems.length > 0)
    throw new PushFailure(
      `The temporary index ${next} is not what was sent to it:\n  ${problems.join("\n  ")}\n`,
      "Run the job again, one at a time.",
    );
}

async function writeStamp(stamp: Stamp, session: PushSession, admin: IndexAdmin): Promise<void> {
  const { target, indexes, kept } = session;
  const written = await step(`Completing ${indexes.next}`, target, async () => {
    const settings = (await admin.settings(indexes.next)) ?? {};
    await admin.setSettings(indexes.next, { ...kept, userData: stamped(settings, stamp) });
    return admin.settings(indexes.next);
  });
  if (written && isDeepStrictEqual(stampOf(written), stamp)) return;
  throw new PushFailure(
    `The temporary index ${indexes.next} does not hold the mark of this build that was written to it.`,
    "Run the job again, one at a time.",
  );
}

function uploadFailure(records: number, session: PushSession): PushFailure | undefined {
  const { target, indexes } = session;
  return (
    session.uploadFailure &&
    explainFailure(session.uploadFailure, `Uploading ${records} records to ${indexes.next}`, target)
  );
}

function missing(next: string): PushFailure {
  return new PushFailure(
    `The temporary index ${next} no longer exists.`,
    "Run the job again, one at a time.",
  );
}
