import { digestOf, lostByMove, ownerEdits, settingDifferences } from "./compare";
import { PushFailure, step } from "./failure";
import type { IndexAdmin, IndexState } from "./indexAdmin";
import type { PushSession } from "./pushSession";
import { replace } from "./replaceLive";
import { type BuildFile, buildName, isNewer, type Stamp, stampOf } from "./stamp";

export type Promotion = {
  /** The build that readers get. Rejects until there is one. */
  readonly deployed: () => Promise<BuildFile>;
  /** True when a later check may find another build: a deployment takes a while to arrive. */
  readonly mayArrive: boolean;
  /** Whether an older build may replace a newer one. */
  readonly allowOlder: boolean;
  /** Searches the live index as readers do. @returns what is wrong with its responses */
  readonly askAsReader: (live: IndexState) => Promise<readonly string[]>;
};

/** Pauses between two checks of the site, in milliseconds. */
const LOOK_AGAIN_MS = 5000;

/**
 * Moves the temporary index over the live one if it is complete, holds the records of the deployed site, and no newer build is
 * live; then reads the live index.
 * @returns what happened, one sentence
 * @throws PushFailure saying what is wrong, what the live index holds, and how to go on
 */
export async function promote(session: PushSession, promotion: Promotion): Promise<string> {
  const { live } = session.indexes;
  const ready = await prepare(session, promotion).catch((error: unknown) => {
    throw unchanged(error, session);
  });
  if (typeof ready === "string") return ready;
  const { stamp, before } = ready;
  await replace(session, stamp, before);
  const after = await confirm(session, promotion, stamp);
  const lost = before ? lostByMove(before, after) : [];
  if (lost.length > 0)
    throw new PushFailure(
      `${live} now holds ${buildName(stamp)}, but the move removed these settings of the index: ${lost.join(", ")}.`,
      `Set them again in the dashboard: ${JSON.stringify(Object.fromEntries(lost.map((name) => [name, before?.settings[name]])))}.`,
    );
  return `${live} now holds ${stamp.records} records of ${buildName(stamp)}, read back`;
}

/** Which index is to replace which, or in one sentence why none is. Changes nothing. */
async function prepare(
  session: PushSession,
  promotion: Promotion,
): Promise<string | { readonly stamp: Stamp; readonly before: IndexState | undefined }> {
  const { live, next } = session.indexes;
  const admin = session.reader();
  const first = await readBoth(session, admin);
  if (!first.next) return confirmLive(session, promotion, first.live);
  const stamp = verifiedStamp(first.next, next);
  const site = await deployedBuild(session, promotion, stamp);
  if (site.digest !== stamp.digest)
    return `${next} holds ${buildName(stamp)}, the site is ${buildName(site)}, which is newer: ${live} was left as it is, for the push of that build`;
  // Waiting for the site may have taken minutes, during which either index may have been changed.
  const now = await readBoth(session, admin);
  const before = now.live;
  if (!now.next) return confirmLive(session, { ...promotion, mayArrive: false }, before);
  refuseOtherPush(stamp, verifiedStamp(now.next, next), next);
  if (before) refuseOlder(stamp, before, session, promotion);
  if (before) refuseEdits(session, before, now.next);
  return { stamp, before };
}

/** A failure before the move. */
function unchanged(error: unknown, { indexes: { live, next } }: PushSession): unknown {
  if (!(error instanceof PushFailure)) return error;
  return new PushFailure(
    error.message,
    `The promotion left the indexes ${live} and ${next} as they were.`,
    { cause: error },
  );
}

/** Both indexes as they are now; `undefined` for one that does not exist. */
async function readBoth(
  { target, indexes: { live, next } }: PushSession,
  admin: IndexAdmin,
): Promise<{ readonly next: IndexState | undefined; readonly live: IndexState | undefined }> {
  return {
    next: await step(`Reading ${next}`, target, () => admin.read(next)),
    live: await step(`Reading the index ${live}`, target, () => admin.read(live)),
  };
}

/** The stamp of an index, if its records, synonyms and settings match the stamp. */
function verifiedStamp(state: IndexState, name: string): Stamp {
  const stamp = stampOf(state.settings);
  const problems = stamp ? problemsOf(state, stamp) : ["No push has finished it."];
  if (stamp && problems.length === 0) return stamp;
  throw new PushFailure(
    `The temporary index ${name} is incomplete:\n  ${problems.join("\n  ")}\n`,
    "Push again, then promote.",
  );
}

function problemsOf(state: IndexState, { digest, records }: Stamp): string[] {
  return [
    ...(digestOf(state) === digest
      ? []
      : [`Its ${state.records.size} records are not the ${records} that its build made.`]),
    ...settingDifferences(state.settings),
  ];
}

/** Without a temporary index there is nothing to promote, which is correct only when the live one is up to date. */
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
    `There is no temporary index ${next} to promote, and ${live} ${stamp ? `holds ${buildName(stamp)}, not the records of the site` : "was not filled by a push"}.`,
    "Push first.",
  );
}

/** The build on the site: the one of `stamp` or a newer one. Waits for it as long as time allows. */
async function deployedBuild(
  session: PushSession,
  { deployed, mayArrive }: Promotion,
  stamp: Stamp | undefined,
): Promise<BuildFile> {
  for (;;) {
    const site = await deployed().catch((error: unknown) =>
      error instanceof Error ? error.message.replace(/\.$/, "") : String(error),
    );
    const { over } = session.limit;
    let fault: string;
    if (typeof site === "string") fault = `It is unknown what is deployed: ${over ?? `${site}.`}`;
    else if (!stamp || site.digest === stamp.digest || isNewer(site, stamp)) return site;
    else fault = `The site is ${buildName(site)}; the index made ready is of ${buildName(stamp)}.`;
    if (!mayArrive || over !== undefined)
      throw new PushFailure(fault, "Deploy the build whose records were pushed, then promote.");
    await session.limit.sleep(LOOK_AGAIN_MS);
  }
}

/** A push that began during the promotion has put other records into the temporary index. */
function refuseOtherPush(promised: Stamp, found: Stamp, next: string): void {
  if (found.digest === promised.digest) return;
  throw new PushFailure(
    `While the promotion waited for the site, another push changed ${next}: it holds ${buildName(found)}, no longer ${buildName(promised)}.`,
    "Promote again when that push has ended.",
  );
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
    "Build and deploy the newer commit again, or set ALGOLIA_ALLOW_OLDER=true to go back on purpose.",
  );
}

function refuseEdits(session: PushSession, live: IndexState, next: IndexState): void {
  const edits = ownerEdits(live, next);
  if (edits.length === 0) return;
  throw new PushFailure(
    `While the push was under way, somebody changed ${edits.join(", ")} of ${session.indexes.live}; the move would undo that.`,
    "Run the job again.",
  );
}

/** Reads the live index after the move, both completely and as readers do. */
async function confirm(
  session: PushSession,
  promotion: Promotion,
  stamp: Stamp,
): Promise<IndexState> {
  const { target, indexes } = session;
  const { live, next } = indexes;
  const admin = session.reader();
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
