import { createRequire } from "node:module";
import path from "node:path";

/** Packages of Gatsby that the HTML renderer needs, about a hundred modules: Node can load them unbundled. */
const PACKAGES = ["common-tags", "node-html-parser"];

/**
 * Webpack's `externals` for the HTML renderer: those packages by their path on disk, since the renderer runs on the same machine.
 */
export function nodePackages(root: string): Readonly<Record<string, string>> {
  const gatsby = resolved(path.join(root, "package.json"), "gatsby/package.json");
  return Object.fromEntries(PACKAGES.map((name) => [name, `commonjs ${resolved(gatsby, name)}`]));
}

/**
 * Webpack's `alias` that leaves out the browser hook of Gatsby's Partytown plugin, with the two packages it imports: it runs in
 * development only, and is in every bundle.
 */
export function idleHook(root: string): Readonly<Record<string, false>> {
  const hook = "gatsby/dist/internal-plugins/partytown/gatsby-browser.js";
  return { [resolved(path.join(root, "package.json"), hook)]: false };
}

function resolved(from: string, name: string): string {
  return createRequire(from).resolve(name);
}
