import { existsSync, readFileSync, statSync } from "node:fs";
import { digestOfContent } from "../../plugins/site-search-push/recordsOf";
import { readRecordsFile, type Wanted } from "../../plugins/site-search-push/stamp";

/**
 * The records that a build wrote with `ALGOLIA_PUSH=dry`.
 * @throws Error naming the file if it is missing, broken or a different file, and how to make it
 */
export function readRecords(file: string): Wanted {
  const remedy = "Make it with ALGOLIA_PUSH=dry npm run build.";
  try {
    return readRecordsFile(textOf(file, ""), file, digestOfContent);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} ${remedy}`);
  }
}

/** @throws Error naming the file that cannot be read, and what to do */
export function textOf(file: string, remedy: string): string {
  if (!existsSync(file)) throw new Error(`There is no file ${file}. ${remedy}`.trim());
  if (!statSync(file).isFile()) throw new Error(`${file} is a folder. ${remedy}`.trim());
  return readFileSync(file, "utf8");
}
