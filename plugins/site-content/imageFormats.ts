import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadSite, SITE_FILE } from "./model/site";

/**
 * Formats that gatsby-plugin-sharp makes of every picture: its own, WebP, and AVIF where site.yml asks for it. A site.yml with
 * faults gives the first two; the content report says what is wrong with it.
 */
export function imageFormats(root: string): ("auto" | "webp" | "avif")[] {
  const file = path.join(root, SITE_FILE);
  const files = existsSync(file) ? [{ path: SITE_FILE, text: readFileSync(file, "utf8") }] : [];
  return ["auto", "webp", ...(loadSite(files).site.config.images.avif ? (["avif"] as const) : [])];
}
