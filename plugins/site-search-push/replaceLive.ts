import { isDeepStrictEqual } from "node:util";
import { digestOf, settingDifferences } from "./compare";
import { explainFailure, PushFailure, REFUSALS, statusOf } from "./failure";
import type { IndexState } from "./indexAdmin";
import type { PushSession } from "./pushSession";
import { type Stamp, stampOf } from "./stamp";

/** Pauses between two checks of an unconfirmed move, in milliseconds. */
const LOOK_AGAIN_MS = 5000;
/** Checks the indexes after an unconfirmed move. */
const LOOKS = 6;

/**
 * Moves the temporary index over the live one, and if the response is lost or unclear, checks the live one until it shows what
 * happened.
 * @throws PushFailure saying what failed and what the live index holds
 */
export async function replace(
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
    if (current && isIndexOf(current, stamp)) return;
    if (isRefused || session.limit.isStopped) break;
    await time.sleep(LOOK_AGAIN_MS);
  }
  throw new PushFailure(failure.message, await heldBy(session, before, isRefused));
}

/** Whether an index has the stamp and the settings of a build: one that differs only in its settings may have the same stamp. */
function isIndexOf(settings: IndexState["settings"], stamp: Stamp): boolean {
  return isDeepStrictEqual(stampOf(settings), stamp) && settingDifferences(settings).length === 0;
}

/** What the live index holds now. */
async function heldBy(
  session: PushSession,
  before: IndexState | undefined,
  isRefused: boolean,
): Promise<string> {
  const { live, next } = session.indexes;
  const looker = session.looker();
  const state = await looker.read(live).catch(() => "unreadable" as const);
  if (state === "unreadable")
    return `The index ${live} could not be read: it holds either the old records or the new ones.`;
  const isKept = await looker.settings(next).then(Boolean, () => true);
  const wayOn = isKept
    ? `${next} is kept until the next push: promote again.`
    : `${next} no longer exists: push again, then promote.`;
  if (!state) return `The index ${live} does not exist; ${wayOn}`;
  const later = isRefused || !isKept ? "" : ", unless the move is still carried out";
  return before && digestOf(state) === digestOf(before)
    ? `The index ${live}, read just now, holds its old records${later}; ${wayOn}`
    : `The index ${live}, read just now, holds ${state.records.size} records.`;
}
