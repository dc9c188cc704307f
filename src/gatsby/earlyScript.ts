import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { parse } from "yaml";
import { type PageColors, pageColors } from "../domain/pageColors";

const INCIDENT_FILE = "content/incident.yml";

/** Bundles `src/early` with the settings it needs from site.yml and incident.yml; the text goes inline into every page's head. */
export function bundleEarlyScript(root: string): string {
  const read = (file: string): unknown => parse(readFileSync(path.join(root, file), "utf8"));
  const site = read("content/site.yml");
  const incident = existsSync(path.join(root, INCIDENT_FILE)) ? read(INCIDENT_FILE) : null;
  const settings = {
    colorMode: {
      default: "light",
      respectSystem: true,
      switch: true,
      ...objectAt(site, "colorMode"),
      colors: readPageColors(root),
    },
    announcementId: objectAt(site, "announcement").id ?? null,
    incidentId: objectAt({ incident }, "incident").id ?? null,
    versions: [objectAt(objectAt(site, "docs"), "version").name ?? "current"],
    scripts: [objectAt(site, "security").scripts, objectAt(site, "search").insightsUrl]
      .flat()
      .filter((address) => typeof address === "string"),
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

/** The background of the pages of a site, by the style sheets below its root. */
export function readPageColors(root: string): PageColors {
  return pageColors((name) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  });
}

function objectAt(value: unknown, key: string): Record<string, unknown> {
  if (value === null || typeof value !== "object" || !(key in value)) return {};
  const found: unknown = Reflect.get(value, key);
  return found !== null && typeof found === "object" ? { ...found } : {};
}
