import { hostOf, readHostedSearch, readValue } from "../../src/search/dialog/hostedSearchEnv";

/** Where search records are pushed to. The key is secret: none of this may reach the browser. */
export type PushTarget = {
  readonly appId: string;
  readonly writeKey: string;
  readonly indexName: string;
  /** The address for all requests, instead of the service's own hosts. */
  readonly host?: string;
  /** Whether the index may lose more than 30 % of its records. */
  readonly allowDrop: boolean;
  /** Whether a promotion may replace a newer build with an older one. */
  readonly allowOlder: boolean;
  /** How long a push, and a promotion, may take, all waits included. */
  readonly minutes: number;
};

const MINUTES = 10;

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Where to push to; undefined without a write key. Application and index are those that readers search, unless named.
 * @throws Error naming the variables that are missing or not valid
 */
export function readTarget(env: Env): PushTarget | undefined {
  const value = (name: string) => env[name]?.trim() ?? "";
  const writeKey = readValue(env, "ALGOLIA_WRITE_KEY");
  if (writeKey === "") return undefined;
  // Gatsby puts variables that begin with GATSBY_ into the browser's code.
  const leak = Object.keys(env).find(
    (name) => /^GATSBY_/.test(name) && env[name]?.includes(writeKey),
  );
  if (leak !== undefined)
    throw new Error(
      `${leak} contains the key of ALGOLIA_WRITE_KEY and would be published. Set it to a key that may only search.`,
    );
  const search = readHostedSearch(env);
  const appId = readValue(env, "ALGOLIA_APP_ID") || (search?.appId ?? "");
  const indexName = readValue(env, "ALGOLIA_INDEX_NAME") || (search?.indexName ?? "");
  if (appId === "" || indexName === "")
    throw new Error(
      "ALGOLIA_APP_ID or ALGOLIA_INDEX_NAME is missing. Set both to push search records, or unset ALGOLIA_WRITE_KEY.",
    );
  if (search && (search.appId !== appId || search.indexName !== indexName))
    throw new Error(
      `Readers search the index ${search.indexName} of ${search.appId}, but ${indexName} of ${appId} would be filled. Set ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME to the same as those with GATSBY_.`,
    );
  return {
    appId,
    writeKey,
    indexName,
    ...hostOf(env, "ALGOLIA_HOST"),
    allowDrop: value("ALGOLIA_ALLOW_DROP") === "true",
    allowOlder: value("ALGOLIA_ALLOW_OLDER") === "true",
    minutes: MINUTES,
  };
}
