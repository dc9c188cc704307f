import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const SCRIPTS = new RegExp(`(?:${SCRIPT.source})+(?=<!-- slice-end)`);
/** gatsby-plugin-image's helpers for its own component, which this site does not use. */
const IMAGE_HELPERS =
  /<script type="module">const e="undefined"!=typeof HTMLImageElement.*?<\/script>|<style>\.gatsby-image-wrapper.*?<\/style>|<noscript><style>\.gatsby-image-wrapper.*?<\/style><\/noscript>/gs;

/** A page whose framework scripts are listed for the early script to load late. A page that is so already stays as it is. */
export function withLateScripts(html: string): string {
  return html
    .replace(SCRIPTS, (scripts) => {
      const sources = [...scripts.matchAll(SCRIPT)].map(([, source]) => source);
      return `<script type="application/json" data-late="">${JSON.stringify(sources)}</script>`;
    })
    .replace(IMAGE_HELPERS, "");
}

/** After the build, since Gatsby stitches its scripts in after rendering. */
export const onPostBuild: GatsbyNode["onPostBuild"] = () => {
  for (const entry of readdirSync(path.join(process.cwd(), "public"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const html = readFileSync(file, "utf8");
    const late = withLateScripts(html);
    if (late !== html) writeFileSync(file, late);
  }
};
