import { canParse } from "../../domain/canParse";
import type { HostedSearch } from "./hostedSearch";

type Env = Readonly<Record<string, string | undefined>>;

const NAMES = [
  "GATSBY_ALGOLIA_APP_ID",
  "GATSBY_ALGOLIA_SEARCH_KEY",
  "GATSBY_ALGOLIA_INDEX_NAME",
] as const;

/**
 * The hosted index that readers search; `undefined`, when no variable is set, selects the embedded one. Blank counts as not set:
 * that is what a nonexistent secret becomes in a workflow.
 * @throws Error naming the variables that are missing or not valid
 */
export function readHostedSearch(env: Env): HostedSearch | undefined {
  const [appId = "", searchKey = "", indexName = ""] = NAMES.map((name) => readValue(env, name));
  const missing = NAMES.filter((name) => !env[name]?.trim());
  if (missing.length === NAMES.length) return undefined;
  if (missing.length > 0)
    throw new Error(
      `${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing. Set ${NAMES.join(", ")} for the hosted search, or none of them for the embedded one.`,
    );
  return { appId, searchKey, indexName, ...hostOf(env, "GATSBY_ALGOLIA_HOST") };
}

/**
 * The trimmed value of a variable for an application id, a key or an index; `""` when it is not set.
 * @throws Error naming the variable when a line break or a quote shows that something else was pasted
 */
export function readValue(env: Env, name: string): string {
  const value = env[name]?.trim() ?? "";
  if (/[\p{Cc}\p{Cf}"'“”‘’]/u.test(value))
    throw new Error(
      `${name} holds a line break, a quote or another character that it cannot have. Copy it again from the dashboard, alone and in one line.`,
    );
  return value;
}

/**
 * The address in variable `name`, without a trailing slash. Requests carry keys, so they must use https or stay on this machine.
 * @throws Error naming the variable and its value, without user name and password, for any other address
 */
export function hostOf(env: Env, name: string): { host?: string } {
  const value = env[name]?.trim() ?? "";
  if (value === "") return {};
  const { origin, protocol, hostname } = canParse(value) ? new URL(value) : {};
  const isLocal = protocol === "http:" && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(hostname ?? "");
  if (
    origin !== undefined &&
    (protocol === "https:" || isLocal) &&
    value.replace(/\/$/, "") === origin
  )
    return { host: origin };
  throw new Error(
    `${name} is "${value.replace(/^(\w+:\/\/)?.*@/s, "$1…@")}". Use an https address without a path, or a local one such as http://127.0.0.1:8108.`,
  );
}
