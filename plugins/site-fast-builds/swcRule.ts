import { readFileSync } from "node:fs";
import path from "node:path";
import { browserslist } from "../../package.json";

/** Code that Gatsby's Babel plugins transform: queries, static images, and a page's exports other than its component. */
const NEEDS_BABEL = /graphql`|StaticImage|getServerData/;

/** A webpack rule, as far as this plugin uses it. */
export type Rule = {
  readonly test?: unknown;
  readonly use?: unknown;
  readonly exclude?: unknown;
  readonly include?: unknown;
  readonly oneOf?: readonly Rule[];
};
type SourceRule = {
  readonly include: (file: string) => boolean;
  readonly resolve: { readonly extensions: readonly string[] };
  readonly use: {
    readonly loader: string;
    readonly options: {
      readonly jsc: object;
      readonly env: { readonly targets: readonly string[] | { readonly node: string } };
    };
  };
};

/** True for a source of the site that swc may compile instead of Babel, many times faster (decision 9). */
export function isPlainSource(root: string, file: string): boolean {
  return (
    file.startsWith(path.join(root, "src") + path.sep) &&
    /\.tsx?$/.test(file) &&
    !NEEDS_BABEL.test(readFileSync(file, "utf8"))
  );
}

/** Gatsby's rules, with plain sources excluded from those for TypeScript. */
export function withoutPlainSources(rules: readonly Rule[], root: string): readonly Rule[] {
  const exclude = (file: string) => isPlainSource(root, file);
  return rules.map((rule) =>
    rule.use !== undefined && rule.test instanceof RegExp && rule.test.test("a.tsx")
      ? { ...rule, exclude: rule.exclude === undefined ? exclude : [rule.exclude, exclude] }
      : rule,
  );
}

/**
 * The webpack rule for plain sources: for this Node, or for the browsers of package.json. Imports without an extension are tried
 * as TypeScript first: Gatsby tries five others before, each with a disk access.
 * @param refreshes whether an edited component replaces the one on screen
 */
export function plainSourceRule(root: string, forNode: boolean, refreshes: boolean): SourceRule {
  const inDevelopment = refreshes && { development: true, refresh: true };
  return {
    include: (file: string) => isPlainSource(root, file),
    resolve: { extensions: [".tsx", ".ts", "..."] },
    use: {
      loader: "swc-loader",
      options: {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic", ...inDevelopment } },
        },
        env: { targets: forNode ? { node: process.versions.node } : browserslist },
      },
    },
  };
}
