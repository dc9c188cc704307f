import { setTimeout as sleep } from "node:timers/promises";
import { PushFailure, step } from "./failure";
import { IndexAdmin } from "./indexAdmin";
import { contentOf, nextOf } from "./push";
import { Requester } from "./requester";
import {
  type BuildFile,
  buildName,
  isOlder,
  ownerDigest,
  readBuildFile,
  type Stamp,
  stampOf,
} from "./stamp";
import type { PushTarget } from "./target";

const LOOK_AGAIN_MS = 5000;
/** How often the live index is read after a move whose answer was lost. */
const LOOKS = 6;
const SITE_ANSWER_MS = 30_000;

/**
 * Moves the temporary index over the live one if it is complete and holds the records of the deployed site, and no newer build is
 * live. May be repeated at any time.
 * @param site address of the deployed site, if it is not the one that the index names
 * @returns what happened, one sentence
 * @throws PushFailure saying what is wrong, what is live, and what to do
 */
export async function promote(target: PushTarget, site?: string): Promise<string> {
  const live = target.indexName;
  const next = nextOf(live);
  const requester = new Requester(target.writeKey, target.minutes);
  const admin = new IndexAdmin(target, requester);
  const fail = (why: string): never => {
    throw new PushFailure(`${why} Then run this again. The index ${live} is unchanged.`);
  };

  const ready = await step(`Reading ${next}`, async () => stampOf(await admin.settings(next)));
  const current = await step(`Reading ${live}`, async () => stampOf(await admin.settings(live)));
  const stamp =
    ready ??
    current ??
    fail(`No push has finished ${next}. Build with ALGOLIA_WRITE_KEY, and deploy.`);
  const deployed = await deployedBuild(stamp, `${site ?? stamp.site}/build.json`, requester);
  if (deployed instanceof Error)
    return fail(
      `What is deployed is unknown: ${deployed.message}. Deploy the site, or name its address: npm run search:push -- --site https://….`,
    );
  if (ready?.digest !== deployed.digest) {
    if (current?.digest === deployed.digest && (!ready || isOlder(ready, deployed)))
      return `${live} already holds the ${current.records} records of the site`;
    return fail(
      `The site is ${buildName(deployed)}, but ${ready ? `${next} holds ${buildName(ready)}` : `there is no finished ${next}`}. Deploy the build whose records were pushed, or build again.`,
    );
  }
  if (current && isOlder(ready, current) && !target.allowOlder)
    fail(
      `${live} holds ${buildName(current)}, which is newer than ${buildName(ready)}. Deploy the newer commit again, or set ALGOLIA_ALLOW_OLDER=true to go back on purpose.`,
    );
  const found = await step(`Reading ${next}`, () => contentOf(admin, next));
  if (found.digest !== ready.digest || found.stamp?.digest !== ready.digest)
    fail(
      `${next} holds ${found.records} records, which are not the ${ready.records} of its build: another push may be running. Build and deploy again.`,
    );
  const owner = await step(`Reading ${live}`, async () => ownerDigest(await admin.read(live)));
  if (owner !== ready.owner)
    fail(
      `Somebody changed settings, synonyms or rules of ${live} since the push began, and the move would undo that. Build and deploy again.`,
    );
  await step(
    `Moving ${next} over ${live}`,
    () => move(admin, ready, live, requester),
    `Whether ${live} was replaced is unknown: running this again tells.`,
  );
  return `${live} now holds the ${ready.records} records of ${buildName(ready)}`;
}

/** Moves. When the answer is lost, the live index tells what happened. */
async function move(
  admin: IndexAdmin,
  { digest, commit }: Stamp,
  live: string,
  { msLeft }: Requester,
): Promise<void> {
  const isDone = async () => {
    const { stamp, ...found } = await contentOf(admin, live);
    return found.digest === digest && stamp?.digest === digest && stamp.commit === commit;
  };
  const failure = await admin.operate("move", nextOf(live), live).catch((error: Error) => error);
  const looks = failure && msLeft > LOOKS * LOOK_AGAIN_MS ? LOOKS : 1;
  for (let look = 1; look <= looks; look++) {
    if (look > 1) await sleep(LOOK_AGAIN_MS);
    if (await isDone().catch(() => false)) return;
  }
  throw (
    failure ?? new Error(`The service confirmed the move, but ${live} does not hold that build`)
  );
}

/** `/build.json` of the site once it is the build of a stamp, or a newer one; when time is up, what is there instead. */
async function deployedBuild(
  stamp: Stamp,
  url: string,
  requester: Requester,
): Promise<BuildFile | Error> {
  for (;;) {
    // The query keeps caches on the way from answering with the previous build.
    const found = await fetch(`${url}?records=${stamp.digest.slice(0, 12)}`, {
      signal: AbortSignal.timeout(SITE_ANSWER_MS),
    })
      .then(async (answer) => readBuildFile(await answer.text(), `${url} (${answer.status})`))
      .catch((error: Error) => error);
    const isThere =
      !(found instanceof Error) && (found.digest === stamp.digest || isOlder(stamp, found));
    if (isThere || requester.msLeft < 2 * LOOK_AGAIN_MS) return found;
    await sleep(LOOK_AGAIN_MS);
  }
}
