import type { HostedSearch } from "../domain/search/hostedSearch";

/** Where search records are pushed to. The key is secret: nothing of this may reach the browser. */
export type PushTarget = {
  readonly appId: string;
  readonly writeKey: string;
  readonly indexName: string;
  /** The one address of all requests, in place of the service's own hosts. */
  readonly host?: string;
  /** Let the index lose more than 30 % of its records. */
  readonly allowDrop: boolean;
};

/** What a build does with its search records: `off` nothing, `dry` writes them to a file, `on` pushes them. */
export type Push = { readonly mode: "off" } | { readonly mode: "dry" } | ({ readonly mode: "on" } & PushTarget);

/** What the environment may decide about a build; read here and nowhere else. */
export type BuildEnv = {
  /** Base path such as `/docs`; used with `--prefix-paths`. */
  readonly pathPrefix: string;
  /** The hosted index to search; the embedded one without it. */
  readonly hostedSearch: HostedSearch | undefined;
  readonly push: Push;
};

type Env = Readonly<Record<string, string | undefined>>;

const SEARCH_NAMES = ["GATSBY_ALGOLIA_APP_ID", "GATSBY_ALGOLIA_SEARCH_KEY", "GATSBY_ALGOLIA_INDEX_NAME"] as const;
const PUSH_NAMES = ["ALGOLIA_APP_ID", "ALGOLIA_WRITE_KEY", "ALGOLIA_INDEX_NAME"] as const;

/** Parses environment variables. @throws Error naming the variables that are missing or make no sense */
export function readBuildEnv(env: Env): BuildEnv {
  const pathPrefix = env.PATH_PREFIX ?? "";
  if (pathPrefix !== "" && !/^\/[\w./-]*[\w-]$/.test(pathPrefix))
    throw new Error(`PATH_PREFIX is "${pathPrefix}". Begin it with a slash and end it without one, such as /docs.`);
  refusePublicWriteKey(env);
  return { pathPrefix, hostedSearch: readHostedSearch(env), push: readPush(env) };
}

function readHostedSearch(env: Env): HostedSearch | undefined {
  const values = allOrNone(env, SEARCH_NAMES, "for the hosted search, or none of them for the embedded one");
  if (!values) return undefined;
  const [appId, searchKey, indexName] = values;
  return { appId, searchKey, indexName, ...hostOf(env, "GATSBY_ALGOLIA_HOST") };
}

function readPush(env: Env): Push {
  const mode = env.ALGOLIA_PUSH ?? "";
  if (!["", "false", "true", "dry"].includes(mode))
    throw new Error(`ALGOLIA_PUSH is "${mode}". Set it to true to push, to dry to write records.json only, or leave it away.`);
  const values = allOrNone(env, PUSH_NAMES, "to push search records, or none of them");
  if (mode === "dry") return { mode };
  if (mode !== "true") return { mode: "off" };
  if (!values) throw new Error(`ALGOLIA_PUSH is true, but ${PUSH_NAMES.join(", ")} are missing. Set them, or leave ALGOLIA_PUSH away.`);
  const [appId, writeKey, indexName] = values;
  return { mode: "on", appId, writeKey, indexName, ...hostOf(env, "ALGOLIA_HOST"), allowDrop: env.ALGOLIA_ALLOW_DROP === "true" };
}

/** Blank counts as missing: that is what a secret that does not exist becomes in a workflow. */
function allOrNone(env: Env, names: readonly [string, string, string], purpose: string): [string, string, string] | undefined {
  const [first = "", second = "", third = ""] = names.map((name) => env[name]?.trim() ?? "");
  const values: [string, string, string] = [first, second, third];
  const missing = names.filter((_, index) => values[index] === "");
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new Error(`${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing. Set ${names.join(", ")} ${purpose}.`);
  return values;
}

/** Requests carry keys: they go over https, or stay on this machine. */
function hostOf(env: Env, name: string): { host?: string } {
  const value = env[name] ?? "";
  if (value === "") return {};
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isLocal = url !== undefined && url.protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isLocal) || value.replace(/\/$/, "") !== url.origin)
    throw new Error(`${name} is "${value}". Give an https address without a path, or one of this machine such as http://127.0.0.1:8108.`);
  return { host: url.origin };
}

/** Gatsby puts variables that begin with GATSBY_ into the browser's code. */
function refusePublicWriteKey(env: Env): void {
  const key = env.ALGOLIA_WRITE_KEY?.trim();
  if (!key) return;
  const leak = Object.entries(env).find(([name, value]) => name.startsWith("GATSBY_") && value?.includes(key));
  if (leak) throw new Error(`${leak[0]} holds the key of ALGOLIA_WRITE_KEY and would be published. Put a key that may only search there.`);
}
