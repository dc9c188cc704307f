import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { cssModules, shortClassNames } from "./classNames";
import { minifyScript, minifyStyles } from "./minify";
import { type Rule, withSwc } from "./swcRule";

/** The parts of webpack's configuration and compiler that this plugin reads. */
type Config = {
  readonly module: { readonly rules: readonly Rule[] };
  readonly plugins: readonly object[];
  readonly cache?: { readonly buildDependencies?: { readonly config?: readonly string[] } };
  readonly optimization?: object;
};
type Stats = { readonly compilation: { readonly buildDependencies: Set<string> } };
type Compiler = {
  readonly hooks: { readonly done: { tap(name: string, run: (stats: Stats) => void): void } };
};

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
  const forNode = stage === "build-html" || stage === "develop-html";
  const isBuild = stage === "build-html" || stage === "build-javascript";
  const modules = cssModules(root);
  const rules = withSwc(config.module.rules, root, forNode, stage === "develop");
  const shortNames = {
    test: /\.module\.css$/,
    use: [
      ...(forNode ? [] : [loaders.miniCssExtract({ modules: true })]),
      loaders.css({ modules: { getLocalIdent: shortClassNames(modules) } }),
    ],
  };
  const minimizer = [
    plugins.minifyJs({ minify: minifyScript, parallel: false }),
    plugins.minifyCss({ minify: minifyStyles, parallel: false }),
  ];
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, version: cacheVersion(root, config, modules), buildDependencies: {} },
    module: { ...config.module, rules: isBuild ? withFirstStyleRule(rules, shortNames) : rules },
    plugins: [...config.plugins, keepLoadersOut],
    ...(isBuild && { devtool: false }),
    ...(stage === "build-javascript" && { optimization: { ...config.optimization, minimizer } }),
  });
};

/** Gatsby's rules with another one for styles, since only the first of those that match a file is used. */
function withFirstStyleRule(rules: readonly Rule[], first: object): readonly object[] {
  return rules.map((rule) =>
    rule.oneOf?.some(({ test }) => test instanceof RegExp && test.test("a.module.css"))
      ? { ...rule, oneOf: [first, ...rule.oneOf] }
      : rule,
  );
}

/**
 * What invalidates webpack's file cache: one digest instead of the thousands of files that webpack would follow. The lock file
 * represents every package, the compiled hooks their own code, and class names depend on the list of CSS modules.
 */
function cacheVersion(root: string, { cache }: Config, modules: readonly string[]): string {
  const files = ["package-lock.json", "package.json"].map((name) => path.join(root, name));
  const digest = createHash("sha256").update(modules.join("\n"));
  for (const file of [...files, ...(cache?.buildDependencies?.config ?? [])])
    if (existsSync(file)) digest.update(readFileSync(file)).update("\0");
  return digest.digest("hex").slice(0, 20);
}

/** A webpack plugin: loaders are not followed through node_modules either, since the lock file stands for them. */
const keepLoadersOut = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap("keepLoadersOut", ({ compilation }) => compilation.buildDependencies.clear()),
};
