import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { PushTarget } from "./pushEnv";
import type { PushSession } from "./pushSession";
import { TimeLimit } from "./timeLimit";

/**
 * Environment variable with the path of the file through which `npm run build` passes the rest of the push's time limit to its
 * promotion, a separate process: the end of the limit, in milliseconds since 1970.
 */
const VARIABLE = "SITE_PUSH_CLOCK";

type Env = Readonly<Record<string, string | undefined>>;

/** Records when the time of a push is over, if a promotion follows in the same command. */
export function handOver({ end }: PushSession, env: Env): void {
  const file = env[VARIABLE];
  if (file) writeFileSync(file, String(end));
}

/** The limit that a push in the same command started; `undefined` without one. */
export function handedOver({ minutes }: PushTarget, env: Env): TimeLimit | undefined {
  const file = env[VARIABLE];
  if (!file || !existsSync(file)) return undefined;
  return new TimeLimit(minutes * 60_000, undefined, { end: Number(readFileSync(file, "utf8")) });
}
