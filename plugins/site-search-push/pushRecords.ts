import { randomUUID } from "node:crypto";
import type { PushTarget } from "../../src/build/env";
import { checkRecords } from "../../src/domain/search/recordChecks";
import type { SearchRecord } from "../../src/domain/searchRecord";
import { attributesOf, differences, probeProblems, probesFor } from "./compare";
import { explainFailure, PushFailure } from "./failure";
import { createIndexAdmin, type IndexAdmin, type Timeouts } from "./indexAdmin";
import { INDEX_SETTINGS } from "./settings";
import { uploadRecords } from "./uploadRecords";

export type PushResult = { readonly written: boolean; readonly records: number };

export type PushOptions = {
  readonly timeouts?: Timeouts;
  /** For what does not stop a push. */
  readonly warn?: (message: string) => void;
};

const TIMEOUTS: Timeouts = { connect: 10_000, read: 30_000, write: 60_000 };
/** A push that would lose a larger share of the records looks like a mistake. */
const MAX_DROP = 0.3;
/** Temporary indexes older than this were left by jobs that are gone. */
const LEFTOVER_MS = 60 * 60 * 1000;

/**
 * Makes the live index hold exactly these records and our settings. When it does already, nothing is written. Otherwise
 * they go to a temporary index, are read back and compared, and the temporary index is moved over the live one.
 * @throws PushFailure saying what is wrong and how to mend it; the live index is then as it was
 */
export async function pushRecords(records: readonly SearchRecord[], target: PushTarget, options: PushOptions = {}): Promise<PushResult> {
  const { timeouts = TIMEOUTS, warn = () => undefined } = options;
  refuseBadRecords(records);
  const admin = createIndexAdmin(target, timeouts);
  const { indexName: live } = target;
  const attributes = attributesOf(records);
  const before = await step(`Reading the index ${live}`, target, () => admin.read(live, attributes));
  if (before && differences(records, INDEX_SETTINGS, before).length === 0) return { written: false, records: records.length };
  refuseDrop(records.length, before?.records.size ?? 0, target);
  const temporary = `${live}_tmp_${randomUUID().slice(0, 8)}`;
  try {
    if (before) await step(`Copying the settings of ${live}`, target, () => admin.copySettings(live, temporary));
    await step(`Uploading ${records.length} records to ${temporary}`, target, () => uploadRecords(records, { ...target, indexName: temporary }, timeouts));
    await verify(records, temporary, target, admin);
    await replace(records, temporary, target, admin);
  } catch (error) {
    throw await withCleanUp(error, temporary, target, admin);
  }
  await removeLeftovers(live, admin, warn);
  return { written: true, records: records.length };
}

function refuseBadRecords(records: readonly SearchRecord[]): void {
  const problems = checkRecords(records);
  if (problems.length === 0) return;
  const lines = problems.map(({ objectID, message, fix }) => `  ${objectID === undefined ? "" : `${objectID}: `}${message} ${fix}`);
  throw new PushFailure(`The search records cannot be pushed:\n${lines.join("\n")}\n`, "Nothing was sent.");
}

function refuseDrop(after: number, before: number, { indexName, allowDrop }: PushTarget): void {
  if (allowDrop || after >= before * (1 - MAX_DROP)) return;
  const share = Math.round((1 - after / before) * 100);
  throw new PushFailure(
    `The index ${indexName} has ${before} records, this build only ${after}: ${share} % fewer, and more than ${MAX_DROP * 100} % looks like a mistake.`,
    "Look for pages that lost their content. If they were removed on purpose, set ALGOLIA_ALLOW_DROP=true for this push.",
  );
}

async function verify(records: readonly SearchRecord[], name: string, target: PushTarget, admin: IndexAdmin): Promise<void> {
  const state = await step(`Reading ${name} back`, target, () => admin.read(name, attributesOf(records)));
  const probes = probesFor(records);
  const answers = await step(`Searching ${name}`, target, () => admin.probe(name, probes));
  const problems = state ? [...differences(records, INDEX_SETTINGS, state), ...probeProblems(records, probes, answers)] : ["It does not exist."];
  if (problems.length > 0)
    throw new PushFailure(`The temporary index ${name} is not what was sent to it:\n  ${problems.join("\n  ")}\n`, "Run the job again, one at a time.");
}

/** A move that was not confirmed may have happened all the same; the live index knows. */
async function replace(records: readonly SearchRecord[], temporary: string, target: PushTarget, admin: IndexAdmin): Promise<void> {
  const { indexName: live } = target;
  try {
    await step(`Moving ${temporary} over ${live}`, target, () => admin.move(temporary, live));
  } catch (error) {
    const after = await admin.read(live, attributesOf(records)).catch(() => undefined);
    if (!after || differences(records, INDEX_SETTINGS, after).length > 0) throw error;
  }
}

async function withCleanUp(error: unknown, temporary: string, target: PushTarget, admin: IndexAdmin): Promise<PushFailure> {
  const { message } = explainFailure(error, "The push", target);
  const rest = `The index ${target.indexName} is as it was`;
  try {
    await admin.remove(temporary);
    return new PushFailure(message, `${rest}.`, { cause: error });
  } catch (second) {
    const { message: why } = explainFailure(second, "Removing it", target);
    return new PushFailure(message, `${rest}; the temporary index ${temporary} may be left: delete it by hand. ${why}`, { cause: error });
  }
}

async function removeLeftovers(live: string, admin: IndexAdmin, warn: (message: string) => void): Promise<void> {
  try {
    const found = await admin.list(`${live}_tmp_`);
    for (const { name, updatedAt } of found) if (updatedAt.getTime() < Date.now() - LEFTOVER_MS) await admin.remove(name);
  } catch (error) {
    warn(`Temporary indexes of earlier jobs could not be removed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function step<Result>(name: string, target: PushTarget, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw explainFailure(error, name, target);
  }
}
