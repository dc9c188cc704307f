import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the site whose build is checked: the project, or that of the fixture site. */
export const SITE_ROOT = path.resolve(process.env.SITE_ROOT ?? ".");
/** The build that is checked. */
export const PUBLIC_DIR = path.join(SITE_ROOT, "public");

export function readPublic(file: string): string {
  return readFileSync(path.join(PUBLIC_DIR, file), "utf8");
}

/** All files below a folder of the build, relative, sorted. */
export function listFiles(folder = PUBLIC_DIR): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
    )
    .sort();
}

/** Routes and HTML of every page. */
export function builtPages(): { route: string; html: string }[] {
  return listFiles()
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => ({
      route: `/${file.replace(/(^|\/)index\.html$/, "")}`,
      html: readPublic(file),
    }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"')); // an old address
}

/** The first group of a pattern's first match, with HTML entities decoded. */
export function find(html: string, pattern: RegExp): string | undefined {
  return pattern
    .exec(html)?.[1]
    ?.replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

/** Every file of a built site with its content, one character per byte. */
export function contentsOf(publicDir: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    listFiles(publicDir).map((file) => [file, readFileSync(path.join(publicDir, file), "latin1")]),
  );
}
