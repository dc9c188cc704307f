import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { markupOf, PAGE_ENCODING } from "../../src/domain/builtPage";
import { escapeHtml } from "../../src/domain/html";
import { type Problem, problem } from "../../src/domain/problems";
import { hostedRecords } from "../../src/search/records/hostedIndex";
import { checkRecords } from "../../src/search/records/recordChecks";
import type { SearchRecord } from "../../src/search/records/searchRecord";

export type BuildCheck = {
  readonly publicDir: string;
  /** The base address of all records. */
  readonly siteUrl: string;
  readonly minimumRecords: number;
  /** Page route → source file. */
  readonly sources: ReadonlyMap<string, string>;
};

/**
 * Problems that would make the records useless or break their links, each with its record and source file. The records may be
 * published when the list is empty.
 */
export function checkBuild(
  records: readonly SearchRecord[],
  { publicDir, siteUrl, minimumRecords, sources }: BuildCheck,
): Problem[] {
  const routeOf = (pageUrl: string) => pageUrl.slice(siteUrl.length) || "/";
  const pages = new BuiltPages(publicDir);
  const exists = (pageUrl: string, anchor: string) => pages.has(routeOf(pageUrl), anchor);
  // Measured as a hosted index stores them, in more bytes: a push may come after the deployment, too late for an error.
  return checkRecords(hostedRecords(records), { minimum: minimumRecords, exists }).map(
    ({ objectID, pageUrl, message, fix }) =>
      objectID === undefined
        ? problem("search-index", "content/site.yml", undefined, message, fix)
        : problem(
            "search-index",
            sources.get(routeOf(pageUrl ?? "")) ?? `page ${pageUrl}`,
            undefined,
            `Search record "${objectID}": ${message}`,
            fix,
          ),
  );
}

/** The built HTML files. The records of a page are consecutive, so only one page is kept at a time; ids are compared as bytes. */
class BuiltPages {
  private route: string | undefined;
  private ids: ReadonlySet<string> | undefined;

  constructor(private readonly publicDir: string) {}

  /** True when the page exists and has this id (in React's markup). */
  has(route: string, anchor: string): boolean {
    if (route !== this.route) {
      const file = path.join(this.publicDir, route, "index.html");
      this.ids = existsSync(file)
        ? new Set(markupOf(readFileSync(file)).flatMap((text) => text.match(/ id="[^"]*"/g) ?? []))
        : undefined;
      this.route = route;
    }
    const written = ` id="${escapeHtml(anchor).replaceAll("'", "&#x27;")}"`;
    return (
      this.ids !== undefined &&
      (anchor === "" || this.ids.has(Buffer.from(written).toString(PAGE_ENCODING)))
    );
  }
}
