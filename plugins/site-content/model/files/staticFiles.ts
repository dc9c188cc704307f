import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isWrittenOver } from "../../../../src/domain/generatedRoutes";
import { ICON_FILES } from "../../../../src/domain/iconFiles";
import { lenient, type Problem, problem } from "../../../../src/domain/problems";
import { joinPath, markdownPath } from "../../../../src/domain/routes";
import type { PageData, SiteData } from "../types";
import { relativeTo } from "./source";

/** Files that are written only if a setting asks for them. */
const OPTIONAL: ReadonlyMap<string, (site: SiteData) => boolean> = new Map([
  ["/.well-known/security.txt", ({ config }) => config.security.contact.length > 0],
]);

/** What the build writes over a file of `static/`. */
const OWN = "a file of its own";
/** What an owner can do instead of writing that file. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  [
    "/_headers",
    "Remove it: addresses that pages may use belong under security in content/site.yml, other headers in the settings of the host.",
  ],
  ["/robots.txt", "Remove it: to keep a page out of search engines, set unlisted: true."],
  ["/.well-known/security.txt", "Remove it, or take security.contact out of content/site.yml."],
]);

/**
 * Files of `static/` that readers never get, since the build copies them to `public/` and then overwrites them with its own.
 * @param root absolute path of the project
 * @param pages pages of this build
 * @param ownPages routes of pages that are code
 */
export function overwrittenFiles(
  root: string,
  site: SiteData,
  pages: readonly Pick<PageData, "path" | "file">[],
  ownPages: Iterable<string>,
): Problem[] {
  const folder = path.join(root, "static");
  if (!existsSync(folder)) return [];
  const written = new Map([
    ...[...ownPages].map((route) => [joinPath(route, "index.html"), OWN] as const),
    ...pages.flatMap(({ path: route, file }) => [
      [joinPath(route, "index.html"), file] as const,
      [markdownPath(route), `the Markdown copy of ${file}`] as const,
    ]),
  ]);
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) => {
    if (entry.isDirectory()) return [];
    const name = relativeTo(folder, path.join(entry.parentPath, entry.name));
    const address = `/${name}`;
    const isMade = isWrittenOver(address) && (OPTIONAL.get(address)?.(site) ?? true);
    const owner = isMade ? OWN : written.get(address);
    if (owner === undefined) return [];
    return [
      lenient(
        `static/${name}`,
        undefined,
        `This file is not published, since the build writes ${owner} over it.`,
        INSTEAD.get(address) ?? "Remove it, or give it another name.",
      ),
    ];
  });
}

/** Icons that every page refers to but `static/` lacks. @param root absolute path of the project */
export function missingIcons(root: string): Problem[] {
  return ICON_FILES.filter((icon) => !existsSync(path.join(root, "static", icon))).map((icon) =>
    problem(
      `static${icon}`,
      undefined,
      "This icon does not exist, but pages tell browsers to load it.",
      "Add a picture with this name.",
    ),
  );
}
