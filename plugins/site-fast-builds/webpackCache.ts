import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

type Hook<Argument = void> = { tap(name: string, run: (argument: Argument) => void): void };
/** Webpack's compiler and compilation, as far as the plugins below use them. */
type Compiler<Hooks> = { readonly hooks: Hooks };
type Stats = { readonly compilation: { readonly buildDependencies: Set<string> } };
type Compilation = {
  children: readonly object[];
  readonly hooks: { readonly beforeHash: Hook; readonly afterHash: Hook };
};

/**
 * What invalidates webpack's file cache: one digest instead of the thousands of files that webpack would follow. The lock file
 * represents every package, and each of `configFiles` its own code (Gatsby has compiled it to one file). A cache with another
 * version is discarded.
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

/**
 * A webpack plugin: the loaders of a build are no longer followed through node_modules, since `cacheVersion` covers them with the
 * lock file.
 */
export const keepLoadersOut = {
  apply: ({ hooks }: Compiler<{ readonly done: Hook<Stats> }>): void =>
    hooks.done.tap("keepLoadersOut", ({ compilation }) => compilation.buildDependencies.clear()),
};

/**
 * A webpack plugin: a build from the cache has the hash of the build that filled it. Style sheets have separate compilations,
 * which are part of webpack's hash but do not exist in a build from the cache; Gatsby reads and writes every page again when the
 * hash changes.
 */
export const sameHash = {
  apply: ({ hooks }: Compiler<{ readonly thisCompilation: Hook<Compilation> }>): void =>
    hooks.thisCompilation.tap("sameHash", (compilation) => {
      const { children } = compilation;
      compilation.hooks.beforeHash.tap("sameHash", () => {
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap("sameHash", () => {
        compilation.children = children;
      });
    }),
};

/**
 * Constants without the environment of the current run. Gatsby makes every variable a constant of the HTML renderer, and one that
 * changes, such as a CI job's run number, would invalidate all its modules.
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
