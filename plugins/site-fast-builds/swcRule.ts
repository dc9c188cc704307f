import { readFileSync } from "node:fs";
import path from "node:path";
import { browserslist } from "../../package.json";

/** Code that Gatsby's Babel plugins transform: queries, static images, and a page's exports other than its component. */
const NEEDS_BABEL = /graphql`|StaticImage|getServerData/;

/** A webpack rule, as far as this plugin uses it. */
export type Rule = {
  readonly test?: unknown;
  readonly use?: unknown;
  readonly include?: unknown;
  readonly exclude?: unknown;
  readonly resolve?: object;
  readonly oneOf?: readonly Rule[];
};

/**
 * Gatsby's rules, and one before them by which swc compiles the sources of `src/` that need none of Gatsby's Babel plugins, many times
 * faster: for this Node, or for the browsers of package.json. Imports without an extension are tried as TypeScript first.
 * @param refreshes whether an edited component replaces the one on screen
 */
export function withSwc(
  rules: readonly Rule[],
  root: string,
  forNode: boolean,
  refreshes: boolean,
): readonly Rule[] {
  const isPlain = (file: string) =>
    file.startsWith(path.join(root, "src") + path.sep) &&
    /\.tsx?$/.test(file) &&
    !NEEDS_BABEL.test(readFileSync(file, "utf8"));
  const react = { runtime: "automatic", ...(refreshes && { development: true, refresh: true }) };
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
          env: { targets: forNode ? { node: process.versions.node } : browserslist },
        },
      },
    },
  ];
}
