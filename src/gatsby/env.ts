import type { HostedSearch } from "../search/dialog/hostedSearch";
import { readHostedSearch } from "../search/dialog/hostedSearchEnv";

/** Environment variables of every build. Those of the push are in `site-search-push`. */
export type BuildEnv = {
  /** Base path such as `/docs`. */
  readonly pathPrefix: string;
  /** The hosted index to search; without it, the embedded one. */
  readonly hostedSearch: HostedSearch | undefined;
};

/** Two slashes at the beginning would lead to another host, and a segment of dots to another folder. */
const BASE_PATH = /^(?:\/[\w.-]*[\w-])+$/;

/** Parses environment variables. @throws Error naming the variables that are missing or not valid */
export function readBuildEnv(env: Readonly<Record<string, string | undefined>>): BuildEnv {
  return {
    pathPrefix: readPathPrefix(env),
    hostedSearch: readHostedSearch(env),
  };
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
