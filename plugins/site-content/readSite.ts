import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { FACTS_FILE, INCIDENT_FILE, loadSite, SITE_FILE } from "./model/site";
import type { SiteData } from "./model/types";

/**
 * What site.yml and incident.yml say, for what needs it before Gatsby has read the content. Of files with faults, what is right;
 * the content report names the rest. @param root folder of the site
 */
export function readSite(root: string): SiteData["config"] {
  const files = [SITE_FILE, FACTS_FILE, INCIDENT_FILE]
    .filter((file) => existsSync(path.join(root, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") }));
  return loadSite(files).site.config;
}
