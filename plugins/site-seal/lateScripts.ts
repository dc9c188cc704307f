import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { hashSource, type LateScripts } from "./sealPage";

/** Where Gatsby writes the script tags that it puts into every page. */
const SLICE = "_gatsby/slices/_gatsby-scripts-1.html";

/**
 * The scripts that Gatsby puts into every page, with their digests.
 * @param basePath base path of the site, with which the addresses begin
 * @throws Error when the tags differ from what the installed version of Gatsby writes
 */
export function lateScripts(publicDir: string, basePath: string): LateScripts {
  const html = readFileSync(path.join(publicDir, SLICE), "utf8");
  const addresses = [...html.matchAll(/<script src="([^"]+)" async><\/script>/g)].map(
    ([, address = ""]) => address,
  );
  if (addresses.length === 0)
    throw new Error(
      `site-seal found no script in public/${SLICE}: this Gatsby writes it differently.`,
    );
  const scripts = addresses.map((address) => {
    const file = path.join(publicDir, address.slice(basePath.length));
    return [address, hashSource(readFileSync(file))] as const;
  });
  const build = createHash("sha256").update(JSON.stringify(scripts)).digest("hex").slice(0, 20);
  return { build, scripts };
}
