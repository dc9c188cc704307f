import type { CreateWebpackConfigArgs, WebpackPlugins } from "gatsby";
import { type MakeLoaders, withShortClassNames } from "./classNames";
import { idleHook } from "./idleHook";
import { minifyScript, minifyStyles } from "./minify";
import { nodePackages } from "./nodePackages";
import { withoutIdleShadowing } from "./shadowing";
import { plainSourceRule, type Rule, withoutPlainSources } from "./swcRule";
import { cacheVersion, keepLoadersOut, sameHash, stableConstants } from "./webpackCache";

/** The parts of webpack's configuration that this plugin reads or replaces. */
export type Config = {
  readonly module: { readonly rules: readonly Rule[] };
  readonly plugins: readonly object[];
  readonly resolve?: { readonly alias?: object; readonly plugins?: readonly object[] };
  readonly cache?: {
    readonly version?: string;
    readonly buildDependencies?: { readonly config?: readonly string[] };
  };
  readonly devtool?: string | false;
  readonly externals?: readonly unknown[];
  readonly optimization?: object;
};

type Stage = CreateWebpackConfigArgs["stage"];
/** Gatsby's helpers for making loaders and plugins. */
type Make = {
  readonly plugins: Pick<WebpackPlugins, "define" | "minifyCss" | "minifyJs">;
  readonly loaders: MakeLoaders;
};

/**
 * A configuration that builds faster. In every stage a single digest invalidates the file cache instead of every loader's files
 * and the environment of a run, swc compiles the sources that need none of Gatsby's Babel plugins, and nothing looks for shadowed
 * files if there are none. In development Gatsby's linter is omitted. In a production build:
 * - class names are short;
 * - packages that only the HTML renderer needs are not bundled;
 * - a build from the cache has the hash of the previous one;
 * - there are no source maps;
 * - browsers do not get a hook of Gatsby that does nothing outside development;
 * - swc and esbuild minify.
 */
export function fastConfig(
  config: Config,
  stage: Stage,
  { plugins, loaders }: Make,
  root: string,
): Config {
  const forNode = stage === "build-html" || stage === "develop-html";
  const faster: Config = {
    ...config,
    cache: {
      ...config.cache,
      version: cacheVersion(root, config.cache?.buildDependencies?.config ?? []),
      buildDependencies: {},
    },
    resolve: {
      ...config.resolve,
      plugins: withoutIdleShadowing(config.resolve?.plugins ?? []),
    },
    module: {
      ...config.module,
      rules: [
        ...withoutPlainSources(config.module.rules, root),
        plainSourceRule(root, forNode, stage === "develop"),
      ],
    },
    plugins: [
      ...config.plugins.map((plugin) =>
        "definitions" in plugin && isConstants(plugin.definitions)
          ? plugins.define(stableConstants(plugin.definitions))
          : plugin,
      ),
      keepLoadersOut,
    ],
  };
  if (stage === "develop" || stage === "develop-html")
    return { ...faster, plugins: faster.plugins.filter((plugin) => !isLinter(plugin)) };
  const rules = withShortClassNames(faster.module.rules, loaders, forNode, root);
  const production: Config = {
    ...faster,
    devtool: false,
    module: { ...faster.module, rules },
    plugins: [...faster.plugins, sameHash],
  };
  if (forNode)
    return { ...production, externals: [...(config.externals ?? []), nodePackages(root)] };
  const minimizer = [
    plugins.minifyJs({ minify: minifyScript, parallel: false }),
    plugins.minifyCss({ minify: minifyStyles, parallel: false }),
  ];
  return {
    ...production,
    resolve: { ...production.resolve, alias: { ...config.resolve?.alias, ...idleHook(root) } },
    optimization: { ...production.optimization, minimizer },
  };
}

/** Gatsby's ESLint, which reads only `.js` and `.jsx`: on this site those are files that Gatsby itself generates. */
function isLinter(plugin: object): boolean {
  return "key" in plugin && plugin.key === "ESLintWebpackPlugin";
}

/** Gatsby's constants, not the modules that its ProvidePlugin substitutes for globals. */
function isConstants(definitions: unknown): definitions is Readonly<Record<string, unknown>> {
  return (
    definitions !== null && typeof definitions === "object" && "process.env.NODE_ENV" in definitions
  );
}
