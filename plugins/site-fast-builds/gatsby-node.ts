import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { cssModules, shortClassNames } from "./classNames";
import { minifyFile } from "./minify";
import { type Config, withStyleRules, withSwc } from "./rules";

type Stats = { readonly compilation: { readonly buildDependencies: Set<string> } };
type Compiler = { hooks: { done: { tap(name: string, run: (stats: Stats) => void): void } } };

/**
 * Makes builds faster and downloads smaller (decision 9): swc compiles the sources of the site, a digest says whether webpack's file
 * cache is stale, and in a production build class names are short, swc and esbuild minify, and there are no source maps.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  stage,
  plugins,
  loaders,
}) => {
  const root = process.cwd();
  const config: Config = getConfig();
  const isBuild = stage === "build-html" || stage === "build-javascript";
  const modules = cssModules(root);
  const rules = withSwc(config.module.rules, root, stage);
  const shortNames = {
    test: /\.module\.css$/,
    use: [
      ...(stage.endsWith("html") ? [] : [loaders.miniCssExtract({ modules: true })]),
      loaders.css({ modules: { getLocalIdent: shortClassNames(modules) } }),
    ],
  };
  const minimizing = { minify: minifyFile, parallel: false };
  const minimizer = [plugins.minifyJs(minimizing), plugins.minifyCss(minimizing)];
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, version: cacheVersion(config, modules), buildDependencies: {} },
    module: { ...config.module, rules: isBuild ? withStyleRules(rules, [shortNames]) : rules },
    plugins: [...config.plugins.filter(isNeeded), keepLoadersOut],
    ...(isBuild && { devtool: false }),
    ...(stage === "build-javascript" && { optimization: { ...config.optimization, minimizer } }),
  });
};

/**
 * What invalidates webpack's file cache: one digest instead of the thousands of files that webpack would follow. The lock file
 * represents every package, the compiled hooks their own code, and class names depend on the list of CSS modules.
 */
function cacheVersion({ cache }: Config, modules: readonly string[]): string {
  const hooks = cache?.buildDependencies?.config ?? [];
  const files = ["package-lock.json", "package.json", ...hooks.filter((file) => existsSync(file))];
  const texts = files.map((file) => readFileSync(file, "utf8"));
  return createHash("sha256")
    .update([...modules, ...texts].join("\0"))
    .digest("hex");
}

/** Not Gatsby's linter of development, which delays each change: Biome has this project's rules. */
const isNeeded = (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin";

/** A webpack plugin: loaders are not followed through node_modules either, since the lock file stands for them. */
const keepLoadersOut = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap("keepLoadersOut", ({ compilation }) => compilation.buildDependencies.clear()),
};
