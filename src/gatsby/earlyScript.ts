import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { readSite } from "../../plugins/site-content/readSite";
import { type ColorMode, themeTokens } from "../domain/themeTokens";

/** Bundles `src/early` with the settings it needs; the result is inlined into every page's head. */
export function bundleEarlyScript(root: string): string {
  const { colorMode, announcement, security } = readSite(root).config;
  const settings = {
    colorMode: { ...colorMode, colors: readPageColors(root) },
    announcementId: announcement?.closeable ? announcement.id : null,
    versions: ["current"],
    scripts: security.scripts,
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

/** The background that a site's style sheets give its pages in each color mode: browsers use the same for their own bars. */
export function readPageColors(root: string): Readonly<Record<ColorMode, string>> {
  const read = (name: string) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  };
  const background = (mode: ColorMode) => themeTokens(read, mode)("--color-bg") ?? "#fff";
  return { light: background("light"), dark: background("dark") };
}
