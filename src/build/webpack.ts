import type { GatsbyNode } from "gatsby";
import { bundleEarlyScript } from "./earlyScript";

/**
 * Four changes to Gatsby's webpack: the early script becomes a constant of the HTML renderer; class names of CSS modules
 * are short in production (they stand in CSS, HTML and JavaScript); styles may load in any order, since every rule is in
 * a cascade layer; `*.lazy.css` comes with the code that imports it, where Gatsby puts all styles into every page.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage, plugins }) => {
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({ plugins: [plugins.define({ EARLY_SCRIPT: JSON.stringify(bundleEarlyScript(process.cwd())) })] });
  const config: unknown = getConfig();
  if (stage === "build-html" || stage === "build-javascript") shortenClassNames(property(config, "module"));
  if (stage === "build-javascript") keepLazyStylesApart(config);
  for (const plugin of listOf(property(config, "plugins"))) {
    const options = property(plugin, "options");
    if (isObject(options) && "ignoreOrder" in options) options.ignoreOrder = true;
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

/** Narrows the one chunk of all styles to those that are not lazy. */
function keepLazyStylesApart(config: unknown): void {
  const styles = ["optimization", "splitChunks", "cacheGroups", "styles"].reduce(property, config);
  if (!isObject(styles) || typeof styles.test !== "function") throw new Error("Gatsby's webpack configuration has no cache group for styles.");
  const { test } = styles;
  styles.test = (...args: readonly unknown[]) => test(...args) === true && !/\.lazy\.css$/.test(nameOf(args[0]));
}

/** The file a module of webpack was made from. */
function nameOf(module: unknown): string {
  return isObject(module) && typeof module.nameForCondition === "function" ? String(module.nameForCondition()) : "";
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
