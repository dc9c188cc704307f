import { readFileSync } from "node:fs";
import path from "node:path";
import { browserslist } from "../../package.json";

/** Code that Gatsby's Babel plugins transform: queries, static images, and a page's exports other than its component. */
const NEEDS_BABEL = /graphql`|StaticImage|getServerData/;

/** The parts of webpack's configuration that the site reads. */
export type Config = {
  readonly module: { readonly rules: readonly Rule[] };
  readonly plugins: readonly object[];
  readonly output?: object;
  readonly resolve?: { readonly alias?: object };
  readonly cache?: { readonly buildDependencies?: { readonly config?: readonly string[] } };
  readonly optimization?: object;
};
export type Rule = { readonly [key: string]: unknown; readonly oneOf?: readonly Rule[] };

/** Gatsby's rules, with others before those for styles, since only the first that matches a file is used. */
export function withStyleRules(rules: readonly Rule[], first: readonly Rule[]): readonly Rule[] {
  return rules.map((rule) =>
    rule.oneOf?.some(({ test }) => test instanceof RegExp && test.test("a.module.css"))
      ? { ...rule, oneOf: [...first, ...rule.oneOf] }
      : rule,
  );
}

/**
 * Gatsby's rules, and one before them by which swc compiles the sources of `src/` that need none of Gatsby's Babel plugins, many times
 * faster: for this Node, or for the browsers of package.json. Imports without an extension are tried as TypeScript first.
 * @param stage Gatsby's name of what is built; in `develop`, an edited component replaces the one on screen
 */
export function withSwc(rules: readonly Rule[], root: string, stage: string): readonly Rule[] {
  const isPlain = (file: string) =>
    file.startsWith(path.join(root, "src") + path.sep) &&
    /\.tsx?$/.test(file) &&
    !NEEDS_BABEL.test(readFileSync(file, "utf8"));
  const refreshing = stage === "develop" && { development: true, refresh: true };
  const react = { runtime: "automatic", ...refreshing };
  return [
    ...rules.map((rule) =>
      rule.use !== undefined && rule.test instanceof RegExp && rule.test.test("a.tsx")
        ? { ...rule, exclude: [rule.exclude, isPlain].filter((each) => each !== undefined) }
        : rule,
    ),
    {
      include: isPlain,
      resolve: { extensions: [".tsx", ".ts", "..."] },
      use: {
        loader: "swc-loader",
        options: {
          jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react } },
          env: { targets: stage.endsWith("html") ? { node: process.versions.node } : browserslist },
        },
      },
    },
  ];
}
