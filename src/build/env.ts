/** What the environment may decide about a build; read here and nowhere else. */
export type BuildEnv = {
  /** Base path such as `/docs`; used with `--prefix-paths`. */
  readonly pathPrefix: string;
};

/** Parses environment variables. @throws Error naming a variable whose value makes no sense */
export function readBuildEnv(env: Readonly<Record<string, string | undefined>>): BuildEnv {
  const pathPrefix = env.PATH_PREFIX ?? "";
  if (pathPrefix !== "" && !/^\/[\w./-]*[\w-]$/.test(pathPrefix))
    throw new Error(`PATH_PREFIX is "${pathPrefix}". Begin it with a slash and end it without one, such as /docs.`);
  return { pathPrefix };
}
