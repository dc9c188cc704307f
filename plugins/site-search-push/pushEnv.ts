import {
  allOrNone,
  hostOf,
  refuseOddCharacters,
  refuseOddName,
} from "../../src/search/dialog/hostedSearchEnv";
import { LIMIT_MINUTES } from "./timeLimit";

/** Where search records are pushed to. The key is secret: none of this may reach the browser. */
export type PushTarget = {
  readonly appId: string;
  readonly writeKey: string;
  readonly indexName: string;
  /** The address for all requests, instead of the service's own hosts. */
  readonly host?: string;
  /** Whether the index, or a group of its records, may lose more than 30 %. */
  readonly allowDrop: boolean;
  /** Whether a promotion may replace a newer build with an older one. */
  readonly allowOlder: boolean;
  /** How long a push and its promotion may take together. */
  readonly minutes: number;
};

/** What a build does with its search records: `off` nothing, `dry` writes them to a file, `on` pushes them. */
export type Push =
  | { readonly mode: "off" }
  | { readonly mode: "dry" }
  | ({ readonly mode: "on" } & PushTarget);

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = ["ALGOLIA_APP_ID", "ALGOLIA_WRITE_KEY", "ALGOLIA_INDEX_NAME"] as const;

/** Parses environment variables. @throws Error naming the variables that are missing or not valid */
export function readPush(env: Env): Push {
  refusePublicWriteKey(env);
  const mode = env.ALGOLIA_PUSH?.trim() ?? "";
  if (!["", "false", "true", "dry"].includes(mode))
    throw new Error(
      `ALGOLIA_PUSH is "${mode}". Set it to true to push, to dry to write records.json only, or unset it.`,
    );
  const values = allOrNone(env, NAMES, "to push search records, or none of them");
  if (mode === "dry") return { mode };
  if (mode !== "true") return { mode: "off" };
  if (!values)
    throw new Error(
      `ALGOLIA_PUSH is true, but ${NAMES.join(", ")} are missing. Set them, or unset ALGOLIA_PUSH.`,
    );
  return { mode: "on", ...targetOf(env, values) };
}

/**
 * The same for a build, and removes the key from its environment: code that reads content, in this process or one that it starts,
 * never has it. If such a process loads the configuration again, it pushes nothing.
 * @param env the environment itself, which is modified
 */
export function takePush(env: Record<string, string | undefined>): Push {
  const push = readPush(env);
  for (const name of NAMES) Reflect.deleteProperty(env, name);
  if (push.mode === "on") env.ALGOLIA_PUSH = "false";
  return push;
}

/**
 * Where to push and promote to, for commands that do only that.
 * @throws Error naming the variables that are missing or not valid
 */
export function readTarget(env: Env): PushTarget {
  refusePublicWriteKey(env);
  const values = allOrNone(env, NAMES, "to push search records");
  if (!values) throw new Error(`${NAMES.join(", ")} are missing. Set them.`);
  return targetOf(env, values);
}

function targetOf(
  env: Env,
  [appId, writeKey, indexName]: readonly [string, string, string],
): PushTarget {
  refuseOddCharacters("ALGOLIA_APP_ID", appId);
  refuseOddCharacters("ALGOLIA_WRITE_KEY", writeKey);
  refuseOddName("ALGOLIA_INDEX_NAME", indexName);
  refuseNameOfTemporary(indexName);
  refuseOtherIndex(env, appId, indexName);
  return {
    appId,
    writeKey,
    indexName,
    ...hostOf(env, "ALGOLIA_HOST"),
    allowDrop: env.ALGOLIA_ALLOW_DROP?.trim() === "true",
    allowOlder: env.ALGOLIA_ALLOW_OLDER?.trim() === "true",
    minutes: minutesOf(env),
  };
}

function minutesOf({ ALGOLIA_MINUTES: text = "" }: Env): number {
  if (text.trim() === "") return LIMIT_MINUTES;
  const minutes = Number(text);
  if (minutes > 0 && Number.isFinite(minutes)) return minutes;
  throw new Error(
    `ALGOLIA_MINUTES is "${text}". Set it to the minutes a push may take, such as 20, or unset it.`,
  );
}

/** A push to the index whose name lacks the suffix would take this one for its temporary index. */
function refuseNameOfTemporary(indexName: string): void {
  const [, other] = /^(.+)_next$/.exec(indexName) ?? [];
  if (other !== undefined)
    throw new Error(
      `ALGOLIA_INDEX_NAME is "${indexName}": a push to the index "${other}" would delete it. Choose a name that does not end with "_next".`,
    );
}

/** Readers must search the index that is pushed. */
function refuseOtherIndex(env: Env, appId: string, indexName: string): void {
  const pairs = [
    ["GATSBY_ALGOLIA_APP_ID", "ALGOLIA_APP_ID", appId],
    ["GATSBY_ALGOLIA_INDEX_NAME", "ALGOLIA_INDEX_NAME", indexName],
  ] as const;
  for (const [name, pushed, value] of pairs) {
    const searched = env[name]?.trim() ?? "";
    if (searched !== "" && searched !== value)
      throw new Error(
        `${name} is "${searched}", but ${pushed} is "${value}": readers would search another index than the one that is filled. Set both to the same.`,
      );
  }
}

/** Gatsby puts variables that begin with GATSBY_ into the browser's code. */
function refusePublicWriteKey(env: Env): void {
  const key = env.ALGOLIA_WRITE_KEY?.trim();
  if (!key) return;
  const leak = Object.entries(env).find(
    ([name, value]) => name.startsWith("GATSBY_") && value?.includes(key),
  );
  if (leak)
    throw new Error(
      `${leak[0]} contains the key of ALGOLIA_WRITE_KEY and would be published. Set it to a key that may only search.`,
    );
}
