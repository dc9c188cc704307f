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

/** What css-loader tells of the file whose class it asks a name for: one object for each time that it reads a file. */
type CssFile = { readonly rootContext: string; readonly resourcePath: string };

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const PREFIX_LENGTH = 3;

const files = new Map<string, string>();
const classes = new WeakMap<CssFile, Map<string, number>>();

/**
 * The name of a class of a CSS module: three letters of a digest of the file's path from the project's root, and the place of
 * the class among those of its file. A digest of both compresses worse, by 1 KB a page. css-loader can make such digests, too,
 * but takes 0.5 s for those of this site.
 * @throws Error for a file whose three letters are those of another one
 */
export function shortClassName(css: CssFile, _pattern: unknown, name: string): string {
  const file = path.relative(css.rootContext, css.resourcePath).split(path.sep).join("/");
  const prefix = inLetters(createHash("sha256").update(file).digest().readUIntBE(0, 6)).slice(
    -PREFIX_LENGTH,
  );
  const other = files.get(prefix) ?? file;
  if (other !== file)
    throw new Error(
      `The classes of ${file} would have the same names as those of ${other}. Rename it.`,
    );
  files.set(prefix, file);
  const places = classes.get(css) ?? new Map<string, number>();
  classes.set(css, places);
  const place = places.get(name) ?? places.size;
  places.set(name, place);
  return prefix + inLetters(place);
}

/** A whole number of 0 or more in the numeral system whose digits are the letters. */
function inLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? inLetters(rest) : "") + LETTERS[number % LETTERS.length];
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
