import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Webpack's compiler, as far as `keepLoadersOut` needs it. */
type Compiler = {
  readonly hooks: { readonly done: { tap(name: string, run: (stats: Stats) => void): void } };
};
type Stats = { readonly compilation: { readonly buildDependencies: Set<string> } };

/**
 * What makes webpack's file cache stale, as one digest instead of the thousands of files that webpack would follow from there:
 * the lock file stands for every package, each of `configFiles` for its own code (Gatsby has compiled it to one file).
 * The cache of another version is thrown away.
 */
export function cacheVersion(root: string, configFiles: readonly string[]): string {
  const digest = createHash("sha256");
  for (const file of [
    path.join(root, "package-lock.json"),
    path.join(root, "package.json"),
    ...configFiles,
  ])
    digest.update(existsSync(file) ? readFileSync(file) : "").update("\0");
  return digest.digest("hex").slice(0, 20);
}

/** A webpack plugin: the loaders of a build are no longer followed through node_modules, since `cacheVersion` knows them by the lock file. */
export const keepLoadersOut = {
  apply: (compiler: Compiler): void =>
    compiler.hooks.done.tap("keepLoadersOut", ({ compilation }) =>
      compilation.buildDependencies.clear(),
    ),
};

/**
 * Constants without the environment of this very run. Gatsby makes every variable a constant of the HTML renderer, and one that
 * changes, such as a CI job's run number, would make each of its modules stale.
 */
export function stableConstants(
  constants: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(constants).filter(
      ([name]) => !name.startsWith("process.env.") || SITE_VARIABLE.test(name),
    ),
  );
}

const SITE_VARIABLE = /^process\.env\.(GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE)$/;
