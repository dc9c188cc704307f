import path from "node:path";
import { isPlainFile } from "./model/files/files";
import { readText, type SourceFile } from "./model/files/source";
import { FACTS_FILE, INCIDENT_FILE, loadSite, SITE_FILE } from "./model/site/site";
import type { SiteData } from "./model/types";

/**
 * Reads the files that describe the site from disk, for code that runs before Gatsby's `File` nodes exist.
 * @param root folder of the site
 */
export function siteFiles(root: string): SourceFile[] {
  return [SITE_FILE, FACTS_FILE, INCIDENT_FILE]
    .filter((file) => isPlainFile(root, file))
    .map((file) => ({ path: file, text: readText(path.join(root, file)) }));
}

/** The content of {@link siteFiles}. Of files with faults, only the valid parts; the content report lists the rest. */
export function readSite(root: string): SiteData["config"] {
  return loadSite(siteFiles(root)).site.config;
}
