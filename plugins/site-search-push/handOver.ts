import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { PushTarget } from "./pushEnv";
import type { PushSession } from "./pushSession";
import { TimeLimit } from "./timeLimit";

/**
 * Names the file by which `npm run build` gives its promotion, a process of its own, what is left of the build's time limit
 * for the push: when it ends, in milliseconds since 1970.
 */
const VARIABLE = "SITE_PUSH_CLOCK";

type Env = Readonly<Record<string, string | undefined>>;

/** Notes when the time of a push is over, where a promotion in the same command is to follow. */
export function handOver({ end }: PushSession, env: Env): void {
  const file = env[VARIABLE];
  if (file) writeFileSync(file, String(end));
}

/** The limit that a push in the same command began; `undefined` without one. */
export function handedOver({ minutes }: PushTarget, env: Env): TimeLimit | undefined {
  const file = env[VARIABLE];
  if (!file || !existsSync(file)) return undefined;
  return new TimeLimit(minutes * 60_000, undefined, { end: Number(readFileSync(file, "utf8")) });
}
