import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parsedJson } from "../../src/domain/json";

/** Files that this plugin writes only for some builds: copies of pages, and files that a setting asks for. */
const CHANGING = /\.md$|^\.well-known\/security\.txt$/;
const lastBuild = z.object({ files: z.record(z.string(), z.string()) });

/**
 * Removes what the previous build wrote and this one did not: the copy of a deleted page would stay forever. A file of the same
 * name in `static/` is the owner's and is kept.
 * @param root folder of the site
 * @param written paths below `public/` that this build wrote
 */
export function removeStaleFiles(root: string, written: ReadonlySet<string>): void {
  const list = path.join(root, "public/build.json");
  if (!existsSync(list)) return;
  const { data } = lastBuild.safeParse(parsedJson(readFileSync(list, "utf8")));
  for (const name of Object.keys(data?.files ?? {}))
    if (CHANGING.test(name) && !written.has(name) && !existsSync(path.join(root, "static", name)))
      rmSync(path.join(root, "public", name), { force: true });
}
