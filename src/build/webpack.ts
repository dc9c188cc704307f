import type { GatsbyNode } from "gatsby";

/** Styles of split-out parts may load in any order: every rule is in a cascade layer. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ actions, getConfig, stage }) => {
  if (stage !== "build-javascript" && stage !== "develop") return;
  const config = getConfig();
  const extract = config.plugins.find((plugin: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }) => plugin.constructor.name === "MiniCssExtractPlugin");
  if (extract?.options) extract.options.ignoreOrder = true;
  actions.replaceWebpackConfig(config);
};
