import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "../../src/domain/html";
import { type Problem, problem } from "../../src/domain/problems";
import { hostedRecords } from "../../src/search/records/hostedIndex";
import type { SearchRecord } from "../../src/search/records/searchRecord";

export type BuildCheck = {
  readonly publicDir: string;
  /** The base address of all records. */
  readonly siteUrl: string;
  readonly minimumRecords: number;
  /** Page route → source file. */
  readonly sources: ReadonlyMap<string, string>;
};

/** Hosted indexes reject records over 10,000 bytes; the margin is for what they add. */
const RECORD_MAX_BYTES = 9500;

/**
 * Problems that would make the records useless, rejected or break their links, each with its record and source file. The records
 * may be published when the list is empty.
 */
export function checkBuild(
  records: readonly SearchRecord[],
  { publicDir, siteUrl, minimumRecords, sources }: BuildCheck,
): Problem[] {
  const pages = new BuiltPages(publicDir);
  const seen = new Set<string>();
  // Measured as a hosted index stores them, in more bytes: a push may come after the deployment, too late for an error.
  const problems = hostedRecords(records).flatMap((record) => {
    const { objectID, type, url, url_without_anchor: pageUrl, anchor } = record;
    const route = pageUrl.slice(siteUrl.length) || "/";
    const file = sources.get(route) ?? `page ${pageUrl}`;
    const report = (isWrong: boolean, message: string, fix: string) =>
      isWrong
        ? [problem("search-index", file, undefined, `Search record "${objectID}": ${message}`, fix)]
        : [];
    const bytes = Buffer.byteLength(JSON.stringify(record));
    const isTwice = seen.has(objectID);
    seen.add(objectID);
    return [
      ...report(isTwice, "Its objectID is used twice.", "Give the two headings different anchors."),
      ...report(
        type !== "content" && !pages.has(route, anchor),
        `${url} is not in the build.`,
        "Make the page show this section, or leave it out of the records.",
      ),
      ...report(
        bytes > RECORD_MAX_BYTES,
        `It has ${bytes} bytes, more than ${RECORD_MAX_BYTES}.`,
        "Shorten the headings above it or its text.",
      ),
    ];
  });
  if (records.length >= minimumRecords) return problems;
  const few = `There are ${records.length} search records, fewer than ${minimumRecords}.`;
  const fix =
    "Look for pages that lost their content, or lower search.minimumRecords in content/site.yml if the site became smaller.";
  return [...problems, problem("search-index", "content/site.yml", undefined, few, fix)];
}

/** The built HTML files. The records of a page are consecutive, so only one page is kept at a time. */
class BuiltPages {
  private route: string | undefined;
  private ids: ReadonlySet<string> | undefined;

  constructor(private readonly publicDir: string) {}

  /** True when the page exists and has this id (in React's markup). */
  has(route: string, anchor: string): boolean {
    if (route !== this.route) {
      const file = path.join(this.publicDir, route, "index.html");
      this.ids = existsSync(file)
        ? new Set(readFileSync(file, "utf8").match(/ id="[^"]*"/g))
        : undefined;
      this.route = route;
    }
    const written = ` id="${escapeHtml(anchor).replaceAll("'", "&#x27;")}"`;
    return this.ids !== undefined && (anchor === "" || this.ids.has(written));
  }
}
