import { readSite } from "./readSite";

/** Formats that gatsby-plugin-sharp converts every picture to: its own, WebP, and AVIF where site.yml asks for it. */
export function imageFormats(root: string): ("auto" | "webp" | "avif")[] {
  return ["auto", "webp", ...(readSite(root).images.avif ? (["avif"] as const) : [])];
}
