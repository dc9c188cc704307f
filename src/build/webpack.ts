import type { GatsbyNode } from "gatsby";
import { bundleEarlyScript } from "./earlyScript";
import { readBuildEnv } from "./env";
import { giveBackMemory } from "./memory";
import { minifyScript, minifyStyles } from "./minify";
import { isPlainSource, plainSourceRule } from "./sources";
import { cacheVersion, keepLoadersOut, stableConstants } from "./webpackCache";

const THIRD_PARTY_SCRIPTS = /[\\/](gatsby-script[\\/]dist|internal-plugins[\\/]partytown)[\\/]/;

/**
 * What this site changes in Gatsby's webpack:
 * - the early script is a constant of the HTML renderer;
 * - the search engine is a constant, so that the code of the other one is left out;
 * - class names of CSS modules are short in production (they stand in CSS, HTML and JavaScript);
 * - Gatsby's loader of third-party scripts is left out of the browser bundle: this site has none;
 * - a production build makes no source maps, a tenth of its time;
 * - swc compiles the sources that need none of Gatsby's Babel plugins;
 * - what makes the file cache stale is one digest, not every file of every loader, nor the environment of one run;
 * - compilations are not kept to the end of a build;
 * - swc and esbuild minify, in this process: a tenth of the time again, and less to download;
 * - `*.lazy.css` is text of the code that imports it, where Gatsby puts all other styles into every page;
 * - styles may load in any order, since every rule is in a cascade layer.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage, plugins, loaders }) => {
  const { hostedSearch = null } = readBuildEnv(process.env);
  const constants = { SEARCH_MODE: JSON.stringify(hostedSearch ? "hosted" : "embedded"), HOSTED_SEARCH: JSON.stringify(hostedSearch) };
  actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({ plugins: [plugins.define({ EARLY_SCRIPT: JSON.stringify(bundleEarlyScript(process.cwd())) })] });
  if (stage === "build-javascript") actions.setWebpackConfig({ module: { rules: [{ test: THIRD_PARTY_SCRIPTS, use: loaders.null() }] } });
  const config: unknown = getConfig();
  if (isObject(config) && (stage === "build-html" || stage === "build-javascript")) {
    compilePlainSources(listOf(property(config.module, "rules")), config.module, stage === "build-html");
    shortenClassNames(config.module);
    config.devtool = false;
    config.plugins = [...listOf(config.plugins), giveBackMemory];
  }
  if (isObject(config)) {
    const configFiles = listOf(property(property(config.cache, "buildDependencies"), "config")).map(String);
    config.cache = {
      ...(isObject(config.cache) && config.cache),
      buildDependencies: { defaultWebpack: [] },
      version: cacheVersion(process.cwd(), configFiles),
    };
    config.plugins = [...listOf(config.plugins), keepLoadersOut];
  }
  if (isObject(config) && stage === "build-javascript")
    config.optimization = {
      ...(isObject(config.optimization) && config.optimization),
      minimizer: [plugins.minifyJs({ minify: minifyScript, parallel: false }), plugins.minifyCss({ minify: minifyStyles, parallel: false })],
    };
  makeLazyStylesText(listOf(property(property(config, "module"), "rules")));
  for (const plugin of listOf(property(config, "plugins"))) {
    const options = property(plugin, "options");
    if (isObject(options) && "ignoreOrder" in options) options.ignoreOrder = true;
    if (isObject(plugin) && isObject(plugin.definitions)) plugin.definitions = stableConstants(plugin.definitions);
  }
  if (isObject(config)) actions.replaceWebpackConfig(config);
};

/** Sets css-loader's `localIdentName` wherever it stands in the rules. */
function shortenClassNames(value: unknown): void {
  if (Array.isArray(value)) value.forEach(shortenClassNames);
  if (!isObject(value)) return;
  const modules = value.modules;
  if (isObject(modules) && "localIdentName" in modules) modules.localIdentName = "[hash:base52:5]";
  for (const key of ["rules", "oneOf", "use", "options"]) shortenClassNames(value[key]);
}

/**
 * Takes the plain sources from Gatsby's rule for scripts of all kinds, and leaves out its second rule for TypeScript:
 * the first knows TypeScript too, so that every such file went through Babel twice.
 */
function compilePlainSources(rules: readonly unknown[], module: unknown, forNode: boolean): void {
  const root = process.cwd();
  const isScripts = (rule: unknown): rule is Record<string, unknown> => isObject(rule) && typeof rule.use === "function" && isFor("a.tsx", rule);
  const [all, ...others] = rules.filter((rule) => isScripts(rule) && rule.resourceQuery === undefined);
  if (!isScripts(all) || !isFor("a.mjs", all) || others.length !== 1 || !isObject(module))
    throw new Error("Gatsby's webpack configuration has other rules for scripts than the two that are known.");
  all.exclude = (file: string) => isPlainSource(root, file);
  module.rules = [...rules.filter((rule) => !others.includes(rule)), plainSourceRule(root, forNode)];
}

/** Puts a rule for `*.lazy.css` before Gatsby's rules for styles; of these only the first that fits is used. */
function makeLazyStylesText(rules: readonly unknown[]): void {
  const styles = rules.map((rule) => property(rule, "oneOf")).filter((choices) => listOf(choices).some((rule) => isFor("a.css", rule)));
  if (styles.length === 0) throw new Error("Gatsby's webpack configuration has no rules for styles.");
  for (const choices of styles) if (Array.isArray(choices)) choices.unshift({ test: /\.lazy\.css$/, type: "asset/source" });
}

function isFor(file: string, rule: unknown): boolean {
  const test = property(rule, "test");
  return test instanceof RegExp && test.test(file);
}

function property(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
