import type { GatsbyNode } from "gatsby";
import { bundleEarlyScript } from "./earlyScript";

/** The early script becomes a constant of the HTML renderer. Styles of split-out parts may load in any order: every rule is in a cascade layer. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage, plugins }) => {
  if (stage === "build-html" || stage === "develop-html") actions.setWebpackConfig({ plugins: [plugins.define({ EARLY_SCRIPT: JSON.stringify(bundleEarlyScript(process.cwd())) })] });
  if (stage !== "build-javascript" && stage !== "develop") return;
  const config = getConfig();
  const extract = config.plugins.find(
    (plugin: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }) => plugin.constructor.name === "MiniCssExtractPlugin",
  );
  if (extract?.options) extract.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
