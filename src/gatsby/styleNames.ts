import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const Stats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/**
 * The names of the style sheets that webpack made last, which carry digests of their content. Pages contain their styles, but
 * Gatsby renders a page again only when its data or the renderer's code has changed; as a salt in the renderer's digest, these
 * names make it render all pages again after a change of styles only.
 * @param publicDir the folder with webpack's `webpack.stats.json`, which exists there while the renderer is compiled
 */
export function styleNames(publicDir: string): string {
  const file = path.join(publicDir, "webpack.stats.json");
  if (!existsSync(file)) return "";
  const { assetsByChunkName } = Stats.parse(JSON.parse(readFileSync(file, "utf8")));
  const names = Object.values(assetsByChunkName)
    .flat()
    .filter((name) => name.endsWith(".css"));
  return [...new Set(names)].sort().join(" ");
}
