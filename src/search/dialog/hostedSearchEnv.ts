import { canParse } from "../../domain/canParse";
import type { HostedSearch } from "./hostedSearch";

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = [
  "GATSBY_ALGOLIA_APP_ID",
  "GATSBY_ALGOLIA_SEARCH_KEY",
  "GATSBY_ALGOLIA_INDEX_NAME",
] as const;

/**
 * The hosted index that readers search; `undefined` selects the embedded one.
 * @throws Error naming the variables that are missing or not valid
 */
export function readHostedSearch(env: Env): HostedSearch | undefined {
  const values = allOrNone(
    env,
    NAMES,
    "for the hosted search, or none of them for the embedded one",
  );
  if (!values) return undefined;
  const [appId, searchKey, indexName] = values;
  refuseOddCharacters("GATSBY_ALGOLIA_APP_ID", appId);
  refuseOddCharacters("GATSBY_ALGOLIA_SEARCH_KEY", searchKey);
  refuseOddName("GATSBY_ALGOLIA_INDEX_NAME", indexName);
  return { appId, searchKey, indexName, ...hostOf(env, "GATSBY_ALGOLIA_HOST") };
}

/**
 * The trimmed values of three variables that belong together; `undefined` when all are missing. Blank counts as missing: that is
 * what a nonexistent secret becomes in a workflow.
 * @throws Error naming the missing variables when only some are set
 */
export function allOrNone(
  env: Env,
  names: readonly [string, string, string],
  purpose: string,
): [string, string, string] | undefined {
  const [first = "", second = "", third = ""] = names.map((name) => env[name]?.trim() ?? "");
  const values: [string, string, string] = [first, second, third];
  const missing = names.filter((_, index) => values[index] === "");
  if (missing.length === names.length) return undefined;
  if (missing.length > 0)
    throw new Error(
      `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing. Set ${names.join(", ")} ${purpose}.`,
    );
  return values;
}

/**
 * Application ids and keys travel in headers, which cannot hold line breaks or letters outside ASCII; real ones never contain a
 * space or a quote.
 * @throws Error naming the variable, never its value, which may be secret
 */
export function refuseOddCharacters(name: string, value: string): void {
  if (!name.endsWith("_KEY")) refuseKey(name, value);
  if (/^[\w.~+/=-]+$/.test(value)) return;
  throw new Error(
    `${name} holds a line break, a space, a quote or another character that no application id and no key has. Copy it again from the dashboard, alone and in one line.`,
  );
}

/**
 * Rejects names that would do harm where they are used: a second line in a message could pass for a workflow command, and in an
 * address a name of only dots would lead to another path.
 * @throws Error naming the variable and its value
 */
export function refuseOddName(name: string, value: string): void {
  refuseKey(name, value);
  if (!/[\p{Cc}\p{Cf}]|^\.{1,2}$|^["'“‘]|["'”’]$/u.test(value)) return;
  throw new Error(
    `${name} is ${JSON.stringify(value)}, which is not a valid index name. Set it to the name of the index, on one line and without quotes.`,
  );
}

/**
 * Rejects a key, 32 hexadecimal digits, in place of another value: it would be published, and could be a write key.
 * @throws Error naming the variable, never its value
 */
function refuseKey(name: string, value: string): void {
  if (!/^[\da-f]{32}$/i.test(value)) return;
  const what = name.endsWith("_INDEX_NAME") ? "name of the index" : "application id";
  throw new Error(`${name} holds a key. Set it to the ${what}, and the key where it belongs.`);
}

/**
 * The address in variable `name`, without a trailing slash. Requests carry keys, so they must use https or stay on this machine.
 * @throws Error naming the variable and its value, without user name and password, for any other address
 */
export function hostOf(env: Env, name: string): { host?: string } {
  const value = env[name]?.trim() ?? "";
  if (value === "") return {};
  const url = canParse(value) ? new URL(value) : undefined;
  const isLocal =
    url !== undefined &&
    url.protocol === "http:" &&
    ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isLocal) || value.replace(/\/$/, "") !== url.origin)
    throw new Error(
      `${name} is "${value.replace(/^(\w+:\/\/)?.*@/s, "$1…@")}". Use an https address without a path, or a local one such as http://127.0.0.1:8108.`,
    );
  return { host: url.origin };
}
