import { createRequire } from "node:module";
import path from "node:path";

/** Packages of Gatsby that the HTML renderer needs, about a hundred modules: Node can load them unbundled. */
const PACKAGES = ["common-tags", "node-html-parser"];

/**
 * Webpack's `externals` for the HTML renderer: those packages by their path on disk, since the renderer runs on the same machine.
 */
export function nodePackages(root: string): Readonly<Record<string, string>> {
  const resolve = (from: string, name: string) => createRequire(from).resolve(name);
  const gatsby = resolve(path.join(root, "package.json"), "gatsby/package.json");
  return Object.fromEntries(PACKAGES.map((name) => [name, `commonjs ${resolve(gatsby, name)}`]));
}
