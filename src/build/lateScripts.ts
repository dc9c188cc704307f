import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";

const SCRIPT = /<script src="([^"]+)" async(?:="")?><\/script>/g;
const SCRIPTS = new RegExp(`(?:${SCRIPT.source})+(?=<!-- slice-end)`);
const SCRIPTS_SLICE = '<!-- slice-start id="_gatsby-scripts';
/** gatsby-plugin-image's helpers for its own component, which this site does not use: how each begins and ends in the head. */
const IMAGE_HELPERS = [
  ["<style>.gatsby-image-wrapper", "</style>"],
  ["<noscript><style>.gatsby-image-wrapper", "</style></noscript>"],
  ['<script type="module">const e="undefined"!=typeof HTMLImageElement', "</script>"],
] as const;

/** A page whose framework scripts are listed for the early script to load late. A page that is so already stays as it is. */
export function withLateScripts(html: string): string {
  const slice = html.lastIndexOf(SCRIPTS_SLICE);
  const page = slice < 0 ? html : html.slice(0, slice) + html.slice(slice).replace(SCRIPTS, listed);
  const body = Math.max(0, page.indexOf("<body"));
  return IMAGE_HELPERS.reduce((head, [start, end]) => without(head, start, end), page.slice(0, body)) + page.slice(body);
}

function listed(scripts: string): string {
  const sources = [...scripts.matchAll(SCRIPT)].map(([, source]) => source);
  return `<script type="application/json" data-late="">${JSON.stringify(sources)}</script>`;
}

function without(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  return from < 0 || to < 0 ? text : text.slice(0, from) + text.slice(to + end.length);
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
