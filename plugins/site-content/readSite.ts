import path from "node:path";
import { isPlainFile } from "./model/files/files";
import { readText, type SourceFile } from "./model/files/source";
import { loadSite, SITE_FILE } from "./model/site/site";
import type { SiteData } from "./model/types";

/**
 * Reads site.yml from disk, for code that runs before Gatsby's `File` nodes exist; an empty list without it.
 * @param root folder of the site
 */
export function siteFiles(root: string): SourceFile[] {
  if (!isPlainFile(root, SITE_FILE)) return [];
  return [{ path: SITE_FILE, text: readText(path.join(root, SITE_FILE)) }];
}

/** The settings of site.yml. Of a file with faults, only the valid parts; the content report lists the rest. */
export function readSite(root: string): SiteData["config"] {
  return loadSite(siteFiles(root)).site.config;
}
