import path from "node:path";
import { isPlainFile } from "./model/files/files";
import { readText } from "./model/files/source";
import { loadSite, SITE_FILE } from "./model/site/site";
import type { SiteData } from "./model/types";

/**
 * The site as site.yml on disk has it, for code that runs before Gatsby's `File` nodes exist. Of a file with faults, only the valid
 * parts; the content report lists the rest.
 * @param root folder of the site
 */
export function readSite(root: string): SiteData {
  const isThere = isPlainFile(root, SITE_FILE);
  const files = isThere ? [{ path: SITE_FILE, text: readText(path.join(root, SITE_FILE)) }] : [];
  return loadSite(files).site;
}
