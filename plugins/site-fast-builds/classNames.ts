import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import packageJson from "../../package.json";
import type { Rule } from "./swcRule";

/** The loaders of styles that Gatsby offers. */
export type MakeLoaders = Pick<
  CreateWebpackConfigArgs["loaders"],
  "css" | "miniCssExtract" | "postcss"
>;

/** What css-loader tells of the file whose class it asks a name for. */
type CssFile = { readonly rootContext: string; readonly resourcePath: string };

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const LENGTH = 5;

/**
 * The name of a class of a CSS module: five letters of a digest of the file's path from the project's root and the class's name in it.
 * css-loader can make such names, too, but takes 0.5 s for those of this site.
 */
export function shortClassName(
  { rootContext, resourcePath }: CssFile,
  _pattern: unknown,
  name: string,
): string {
  const file = path.relative(rootContext, resourcePath).split(path.sep).join("/");
  const digest = createHash("sha256").update(`${file}\0${name}`).digest();
  let number = digest.readUIntBE(0, 6);
  let short = "";
  for (; short.length < LENGTH; number = Math.floor(number / LETTERS.length))
    short += LETTERS[number % LETTERS.length];
  return short;
}

/**
 * Gatsby's rules with short class names for CSS modules: they are part of every page's HTML, styles and scripts. A rule
 * of the same loaders is put before Gatsby's own; of its rules for styles only the first that fits a file is used. PostCSS
 * is among them only where the owner has configured it: what Gatsby does with it, prefixes for old browsers, the minifier does.
 */
export function withShortClassNames(
  rules: readonly Rule[],
  loaders: MakeLoaders,
  forNode: boolean,
  root: string,
): readonly Rule[] {
  const modules: Rule = {
    test: /\.module\.css$/,
    use: [
      ...(forNode ? [] : [loaders.miniCssExtract({ modules: true })]),
      loaders.css({ modules: { getLocalIdent: shortClassName } }),
      ...(hasPostcssConfig(root) ? [loaders.postcss()] : []),
    ],
  };
  return rules.map((rule) =>
    rule.oneOf?.some(({ test }) => test instanceof RegExp && test.test("a.module.css"))
      ? { ...rule, oneOf: [modules, ...rule.oneOf] }
      : rule,
  );
}

/** Whether the project's root has a configuration of PostCSS in one of the places where it looks for one. */
function hasPostcssConfig(root: string): boolean {
  return (
    "postcss" in packageJson ||
    readdirSync(root).some((name) => /^(\.postcssrc|postcss\.config)\b/.test(name))
  );
}
