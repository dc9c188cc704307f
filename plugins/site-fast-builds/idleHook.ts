import { createRequire } from "node:module";
import path from "node:path";

/**
 * Webpack's `alias` that leaves the browser hook of Gatsby's Partytown plugin out of a bundle, with the two packages it imports:
 * it is in every bundle and returns at once outside development.
 */
export function idleHook(root: string): Readonly<Record<string, false>> {
  const { resolve } = createRequire(path.join(root, "package.json"));
  return { [resolve("gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false };
}
