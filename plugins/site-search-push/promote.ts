import { hash } from "node:crypto";
import { contentDigest } from "../../src/search/records/hostedIndex";
import { lostByMove, ofBuild, ownerEdits, settingDifferences } from "./compare";
import { explainFailure, PushFailure, step } from "./failure";
import { type IndexAdmin, type IndexState, statusOf } from "./indexAdmin";
import type { PushSession } from "./pushSession";
import { type BuildFile, buildName, isNewer, type Stamp, stampOf } from "./stamp";

export type Promotion = {
  /** The build that readers have. Rejects until there is one. */
  readonly deployed: () => Promise<BuildFile>;
  /** True when a later look may find another build: a deployment takes a while to arrive. */
  readonly mayArrive: boolean;
  /** Put an older build over a newer one. */
  readonly allowOlder: boolean;
  /** Asks the live index as readers do. @returns what is wrong with its answers */
  readonly askAsReader: (live: IndexState) => Promise<readonly string[]>;
};

/** Pauses between two looks at the site or at an unconfirmed move, in milliseconds. */
const LOOK_AGAIN_MS = 5000;
/** Statuses with which the service says that it did not do what it was asked. */
const REFUSALS = [401, 402, 403, 404, 429];
/** Looks at the indexes after a move that nobody confirmed. */
const LOOKS = 6;

/**
 * Moves the temporary index over the live one, when it is whole, holds the records of the deployed site, and no newer build
 * is live; then reads the live index.
 * @returns what happened, one sentence
 * @throws PushFailure saying what is wrong, what the live index holds, and how to go on
 */
export async function promote(session: PushSession, promotion: Promotion): Promise<string> {
  const { target, indexes } = session;
  const { live, next } = indexes;
  const admin = session.reader();
  const state = await step(`Reading ${next}`, target, () => admin.read(next));
  const before = await step(`Reading the index ${live}`, target, () => admin.read(live));
  if (!state) return confirmLive(session, promotion, before);
  const stamp = verifiedStamp(state, next);
  const site = await deployedBuild(session, promotion, stamp);
  if (site.digest !== stamp.digest)
    return `${next} holds ${buildName(stamp)}, the site is ${buildName(site)}, which is newer: ${live} was left as it is, for the push of that build`;
  if (before) refuseOlder(stamp, before, session, promotion);
  if (before) refuseEdits(session, before, state);
  await replace(session, stamp, before);
  const after = await confirm(session, promotion, admin, stamp);
  const lost = before ? lostByMove(before, after) : [];
  if (lost.length > 0)
    throw new PushFailure(
      `${live} now holds ${buildName(stamp)}, but the move took these settings of the index away: ${lost.join(", ")}.`,
      `Set them again in the dashboard: ${JSON.stringify(Object.fromEntries(lost.map((name) => [name, before?.settings[name]])))}.`,
    );
  return `${live} now holds ${stamp.records} records of ${buildName(stamp)}, read back`;
}

/** The stamp of an index whose records, synonyms and settings are those it speaks of. */
function verifiedStamp(state: IndexState, name: string): Stamp {
  const stamp = stampOf(state.settings);
  const problems = stamp ? problemsOf(state, stamp) : ["No push has finished it."];
  if (stamp && problems.length === 0) return stamp;
  throw new PushFailure(
    `The temporary index ${name} is not whole:\n  ${problems.join("\n  ")}\n`,
    "Push again, then promote. The live index was not written to.",
  );
}

function problemsOf(state: IndexState, { digest, records }: Stamp): string[] {
  return [
    ...(digestOf(state) === digest
      ? []
      : [
          `It holds ${state.records.size} records, which are not the ${records} that its build made.`,
        ]),
    ...settingDifferences(state.settings),
  ];
}

/** Without a temporary index there is nothing to promote, which is right only when the live one is up to date. */
async function confirmLive(
  session: PushSession,
  promotion: Promotion,
  before: IndexState | undefined,
): Promise<string> {
  const { live, next } = session.indexes;
  const stamp = before && stampOf(before.settings);
  const site = await deployedBuild(session, promotion, stamp);
  if (before && stamp?.digest === site.digest && problemsOf(before, stamp).length === 0) {
    await refuseBadAnswers(session, promotion, before);
    return `${live} already holds the ${stamp.records} records of the site, nothing to promote`;
  }
  throw new PushFailure(
    `There is no temporary index ${next} to promote, and ${live} ${stamp ? `holds ${buildName(stamp)}, not the records of the site` : "was filled by no push"}.`,
    "Push first. The live index was not written to.",
  );
}

/** The build on the site: the one of `stamp` or a newer one. Waits for it as long as there is time. */
async function deployedBuild(
  session: PushSession,
  { deployed, mayArrive }: Promotion,
  stamp: Stamp | undefined,
): Promise<BuildFile> {
  for (;;) {
    const site = await deployed().catch((error: unknown) => String(error));
    const isRight =
      typeof site !== "string" &&
      (site.digest === stamp?.digest || (stamp !== undefined && isNewer(site, stamp)));
    if (isRight) return site;
    if (typeof site !== "string" && stamp === undefined) return site;
    if (mayArrive && session.limit.over === undefined) {
      await session.limit.sleep(LOOK_AGAIN_MS);
      continue;
    }
    throw new PushFailure(
      typeof site === "string"
        ? `What is deployed is not known: ${session.limit.over ?? `${site}.`}`
        : `The site is ${buildName(site)}; the index made ready is of ${stamp ? buildName(stamp) : "no build"}.`,
      "Deploy the build whose records were pushed, then promote. The live index was not written to.",
    );
  }
}

function refuseOlder(
  stamp: Stamp,
  before: IndexState,
  { indexes }: PushSession,
  { allowOlder }: Promotion,
): void {
  const current = stampOf(before.settings);
  if (!current || allowOlder || !isNewer(current, stamp)) return;
  throw new PushFailure(
    `${indexes.live} holds ${buildName(current)}, which is newer than ${buildName(stamp)}.`,
    "Build and deploy the newer commit again, or set ALGOLIA_ALLOW_OLDER=true to go back on purpose. The live index was not written to.",
  );
}

function refuseEdits(session: PushSession, live: IndexState, next: IndexState): void {
  const edits = ownerEdits(live, next);
  if (edits.length === 0) return;
  throw new PushFailure(
    `While the push was under way, somebody changed ${edits.join(", ")} of ${session.indexes.live}; the move would undo that.`,
    "Run the job again. The live index was not written to.",
  );
}

/** Moves, and when the answer is lost or unclear looks at both indexes until they tell what happened. */
async function replace(
  session: PushSession,
  stamp: Stamp,
  before: IndexState | undefined,
): Promise<void> {
  const { target, indexes } = session;
  const { live, next } = indexes;
  const moving = `Moving ${next} over ${live}`;
  let failure: PushFailure;
  let isRefused = false;
  try {
    return await session.promoter().move(next, live);
  } catch (error) {
    failure = explainFailure(error, moving, target);
    isRefused = REFUSALS.includes(statusOf(error) ?? 0);
  }
  const looker = session.looker();
  const time = session.extraTime();
  for (let look = 1; look <= LOOKS && time.over === undefined; look++) {
    const current = await looker.settings(live).catch(() => undefined);
    if (current && stampOf(current)?.digest === stamp.digest) return;
    if (isRefused || session.limit.isStopped) break;
    await time.sleep(LOOK_AGAIN_MS);
  }
  throw new PushFailure(failure.message, await heldBy(session, before, isRefused));
}

/** What the live index holds, as it is read now. */
async function heldBy(
  session: PushSession,
  before: IndexState | undefined,
  isRefused: boolean,
): Promise<string> {
  const { live, next } = session.indexes;
  const state = await session
    .looker()
    .read(live)
    .catch(() => "unreadable" as const);
  if (state === "unreadable")
    return `The index ${live} could not be read: it holds either the old records or the new ones.`;
  if (!state) return `The index ${live} does not exist; ${next} is kept: promote again.`;
  const later = isRefused ? "" : ", unless the move is still carried out";
  return before && digestOf(state) === digestOf(before)
    ? `The index ${live}, read just now, holds its old records; ${next} is kept until the next push${later}: promote again.`
    : `The index ${live}, read just now, holds ${state.records.size} records.`;
}

/** Reads the live index after the move, whole and as readers do. */
async function confirm(
  session: PushSession,
  promotion: Promotion,
  admin: IndexAdmin,
  stamp: Stamp,
): Promise<IndexState> {
  const { target, indexes } = session;
  const { live, next } = indexes;
  const after = await step(`Reading ${live} after the move`, target, () => admin.read(live));
  const problems = after ? problemsOf(after, stamp) : [`There is no index ${live}.`];
  if (!after || problems.length > 0)
    throw new PushFailure(
      `Moving ${next} over ${live} was confirmed, but ${live}, read just now, does not hold ${buildName(stamp)}:\n  ${problems.join("\n  ")}\n`,
      "Run the job again.",
    );
  await refuseBadAnswers(session, promotion, after);
  return after;
}

async function refuseBadAnswers(
  { indexes }: PushSession,
  { askAsReader }: Promotion,
  state: IndexState,
): Promise<void> {
  const problems = await askAsReader(state);
  if (problems.length > 0)
    throw new PushFailure(
      `${indexes.live} holds the records of the site, but readers do not find them:\n  ${problems.join("\n  ")}\n`,
      "Check GATSBY_ALGOLIA_SEARCH_KEY and the settings of the index.",
    );
}

/** Digest of what an index really holds. */
export function digestOf({ records, synonyms }: IndexState): string {
  return contentDigest([...records.values()], synonyms.filter(ofBuild), (text) =>
    hash("sha256", text),
  );
}
