import type { CreateWebpackConfigArgs } from "gatsby";
import type { Rule } from "./swcRule";

/** The loaders of styles that Gatsby offers. */
export type MakeLoaders = Pick<
  CreateWebpackConfigArgs["loaders"],
  "css" | "miniCssExtract" | "postcss"
>;

/** As css-loader reads it: five characters of the digest of a file's path and a class's name in it. */
const CLASS_NAME = "[hash:base52:5]";

/**
 * Gatsby's rules with short class names for CSS modules: they are part of every page's HTML, styles and scripts. A rule
 * of the same loaders is put before Gatsby's own; of its rules for styles only the first that fits a file is used.
 */
export function withShortClassNames(
  rules: readonly Rule[],
  loaders: MakeLoaders,
  forNode: boolean,
): readonly Rule[] {
  const modules: Rule = {
    test: /\.module\.css$/,
    use: [
      ...(forNode ? [] : [loaders.miniCssExtract({ modules: true })]),
      loaders.css({ modules: { localIdentName: CLASS_NAME } }),
      loaders.postcss(),
    ],
  };
  return rules.map((rule) =>
    rule.oneOf?.some(({ test }) => test instanceof RegExp && test.test("a.module.css"))
      ? { ...rule, oneOf: [modules, ...rule.oneOf] }
      : rule,
  );
}
