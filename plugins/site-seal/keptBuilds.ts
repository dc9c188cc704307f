import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { parsedJson } from "../../src/domain/json";

/** Scripts of earlier builds, which tabs that were opened then may still load. */
export const keptSchema = z.object({
  builds: z.array(z.object({ build: z.string(), files: z.array(z.string()) })),
});
export type Kept = z.infer<typeof keptSchema>;

/** `/kept.json`: earlier builds, newest first, with those of their hashed files that still exist. */
export const KEPT_FILE = "kept.json";
/** Number of earlier builds that are kept. */
export const KEPT_BUILDS = 2;

const NOTHING: Kept = { builds: [] };

/**
 * What a new build keeps of earlier ones: `public/` records which files each of them had.
 * @param build digest of the new build's scripts
 * @param own its hashed files
 * @param present hashed files in `public/`
 */
export function keptBuilds(
  before: {
    readonly last: { readonly build: string; readonly files: object } | undefined;
    readonly kept: Kept;
  },
  build: string,
  own: ReadonlySet<string>,
  present: readonly string[],
): Kept {
  const { last, kept } = before;
  const all = last
    ? [{ build: last.build, files: Object.keys(last.files) }, ...kept.builds]
    : kept.builds;
  return {
    builds: all
      .filter(
        (each, index) =>
          each.build !== build && all.findIndex((other) => other.build === each.build) === index,
      )
      .slice(0, KEPT_BUILDS)
      .map((each) => ({
        build: each.build,
        files: each.files.filter((file) => present.includes(file) && !own.has(file)).sort(),
      }))
      .filter(({ files }) => files.length > 0),
  };
}

const lastSchema = z.object({ build: z.string(), files: z.record(z.string(), z.string()) });

/** Earlier builds according to `public/`; none if there was no build, or only another program's. */
export function readBefore(publicDir: string): Parameters<typeof keptBuilds>[0] {
  const read = (name: string): unknown => {
    const file = path.join(publicDir, name);
    return existsSync(file) ? parsedJson(readFileSync(file, "utf8")) : undefined;
  };
  return {
    last: lastSchema.safeParse(read("build.json")).data,
    kept: keptSchema.safeParse(read(KEPT_FILE)).data ?? NOTHING,
  };
}

/** Removes the hashed files that are neither this build's nor kept. */
export function removeOthers(
  publicDir: string,
  present: readonly string[],
  own: ReadonlySet<string>,
  { builds }: Kept,
): void {
  const kept = new Set(builds.flatMap(({ files }) => files));
  for (const file of present)
    if (!own.has(file) && !kept.has(file)) rmSync(path.join(publicDir, file));
}
