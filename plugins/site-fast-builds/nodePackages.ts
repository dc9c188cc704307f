import { createRequire } from "node:module";
import path from "node:path";

/** Packages of Gatsby's that the HTML renderer needs, a hundred modules in all: Node loads them as they are. */
const PACKAGES = ["common-tags", "node-html-parser"];

/** Webpack's `externals` of the HTML renderer: those packages by their place on the disk, which the renderer stays on. */
export function nodePackages(root: string): Readonly<Record<string, string>> {
  const resolve = (from: string, name: string) => createRequire(from).resolve(name);
  const gatsby = resolve(path.join(root, "package.json"), "gatsby/package.json");
  return Object.fromEntries(PACKAGES.map((name) => [name, `commonjs ${resolve(gatsby, name)}`]));
}
