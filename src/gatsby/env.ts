import type { HostedSearch } from "../search/dialog/hostedSearch";
import { readHostedSearch } from "../search/dialog/hostedSearchEnv";

/** Environment variables of every build. Those of the push are in `site-search-push`. */
export type BuildEnv = {
  /** Base path such as `/docs`. */
  readonly pathPrefix: string;
  /** The hosted index to search; without it, the embedded one. */
  readonly hostedSearch: HostedSearch | undefined;
  /** True to build without `plugins/site-fast-builds`, as plain Gatsby does. */
  readonly plainGatsby: boolean;
};

/** Two slashes at the beginning would lead to another host, and a segment of dots to another folder. */
const BASE_PATH = /^(?:\/[\w.-]*[\w-])+$/;

/** Parses environment variables. @throws Error naming the variables that are missing or not valid */
export function readBuildEnv(env: Readonly<Record<string, string | undefined>>): BuildEnv {
  return {
    pathPrefix: readPathPrefix(env),
    hostedSearch: readHostedSearch(env),
    plainGatsby: readPlainGatsby(env),
  };
}

function readPlainGatsby({ SITE_PLAIN_GATSBY: value = "" }: Parameters<typeof readBuildEnv>[0]) {
  const text = value.trim();
  if (!["", "0", "1"].includes(text))
    throw new Error(
      `SITE_PLAIN_GATSBY is "${text}". Set it to 1 to build without the plugin that makes builds fast, or unset it.`,
    );
  return text === "1";
}

/** Only the base path: reading content needs nothing else from the environment. @throws Error when it is not valid */
export function readPathPrefix(env: Readonly<Record<string, string | undefined>>): string {
  const pathPrefix = env.PATH_PREFIX?.trim() ?? "";
  if (pathPrefix !== "" && !BASE_PATH.test(pathPrefix))
    throw new Error(
      `PATH_PREFIX is "${pathPrefix}". Begin each part with one slash, end without one, and write it in plain letters, digits, "-", "_" and "." (which ends no part), such as /docs; unset it for a site without a base path.`,
    );
  return pathPrefix;
}
