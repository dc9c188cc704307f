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

/** css-loader's context of the file whose class needs a name: one object for each time that it reads a file. */
type CssFile = { readonly rootContext: string; readonly resourcePath: string };

const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const PREFIX_LENGTH = 3;

const files = new Map<string, string>();
const classes = new WeakMap<CssFile, Map<string, number>>();

/**
 * The name of a class of a CSS module: three letters of a digest of the file's path from the project's root, and the index of the
 * class among those of its file. A digest of both would compress worse, by 1 KB a page; css-loader can make such digests itself,
 * but takes 0.5 s for this site.
 * @throws Error if two files get the same three letters
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

/** Writes a non-negative integer with letters as digits. */
function inLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? inLetters(rest) : "") + LETTERS[number % LETTERS.length];
}

/**
 * Gatsby's rules with short class names for CSS modules, since the names are part of every page's HTML, styles and scripts. A
 * rule with the same loaders is put before Gatsby's own, since only the first style rule that matches a file is used. It includes
 * PostCSS only if the owner has configured it: the minifier adds the prefixes for old browsers that Gatsby uses it for.
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

/** Whether the project's root has a PostCSS configuration in one of the places where PostCSS looks for it. */
function hasPostcssConfig(root: string): boolean {
  return (
    "postcss" in packageJson ||
    readdirSync(root).some((name) => /^(\.postcssrc|postcss\.config)\b/.test(name))
  );
}
