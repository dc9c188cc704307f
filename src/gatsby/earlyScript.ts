import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { readSite } from "../../plugins/site-content/readSite";
import { type PageColors, pageColors } from "../domain/pageColors";

/** Bundles `src/early` with the settings it needs; the result is inlined into every page's head. */
export function bundleEarlyScript(root: string): string {
  const { colorMode, announcement, incident, docs, security, search } = readSite(root);
  const message = incident ?? announcement;
  const settings = {
    colorMode: { ...colorMode, colors: readPageColors(root) },
    announcementId: message?.closeable ? message.id : null,
    versions: [docs.version.name],
    scripts: [...security.scripts, ...(search.insightsUrl ? [search.insightsUrl] : [])],
  };
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/early/main.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: ["es2020"],
    define: Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [
        `SITE_EARLY.${name}`,
        JSON.stringify(value),
      ]),
    ),
  });
  return outputFiles[0]?.text ?? "";
}

/** The background of a site's pages, from the style sheets below its root. */
export function readPageColors(root: string): PageColors {
  return pageColors((name) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  });
}
