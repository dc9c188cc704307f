import { readFileSync } from "node:fs";
import path from "node:path";
import { browserslist } from "../../package.json";

/** What Gatsby's Babel plugins change: queries, static images, and what pages export beside their component. */
const NEEDS_BABEL = /graphql`|StaticImage|getServerData/;

type SourceRule = {
  readonly include: (file: string) => boolean;
  readonly use: {
    readonly loader: string;
    readonly options: { readonly jsc: object; readonly env: { readonly targets: readonly string[] | { readonly node: string } } };
  };
};

/** Is this a source of the site that swc may compile in Babel's place? It is many times faster (decision 9). */
export function isPlainSource(root: string, file: string): boolean {
  return file.startsWith(path.join(root, "src") + path.sep) && /\.tsx?$/.test(file) && !NEEDS_BABEL.test(readFileSync(file, "utf8"));
}

/** The webpack rule for such sources: for this Node, or for the browsers of package.json. */
export function plainSourceRule(root: string, forNode: boolean): SourceRule {
  return {
    include: (file: string) => isPlainSource(root, file),
    use: {
      loader: "swc-loader",
      options: {
        jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } },
        env: { targets: forNode ? { node: process.versions.node } : browserslist },
      },
    },
  };
}
