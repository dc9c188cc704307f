import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkRecords } from "../../src/domain/search/recordChecks";
import type { SearchRecord } from "../../src/domain/searchRecord";
import { escapeHtml } from "../../src/domain/treeHtml";
import { type Problem, problem } from "../site-content/problems";

export type BuildCheck = {
  readonly publicDir: string;
  /** What the addresses of the records begin with. */
  readonly siteUrl: string;
  readonly minimumRecords: number;
  /** Page route → source file. */
  readonly sources: ReadonlyMap<string, string>;
};

/** What would make the records useless or lead readers nowhere, each with its record and source file; empty means fit to publish. */
export function checkBuild(records: readonly SearchRecord[], { publicDir, siteUrl, minimumRecords, sources }: BuildCheck): Problem[] {
  const routeOf = (pageUrl: string) => pageUrl.slice(siteUrl.length) || "/";
  const pages = new BuiltPages(publicDir);
  const exists = (pageUrl: string, anchor: string) => pages.has(routeOf(pageUrl), anchor);
  return checkRecords(records, { minimum: minimumRecords, exists }).map(({ objectID, pageUrl, message, fix }) =>
    objectID === undefined
      ? problem("content/search.yml", undefined, message, fix)
      : problem(sources.get(routeOf(pageUrl ?? "")) ?? `page ${pageUrl}`, undefined, `Search record "${objectID}": ${message}`, fix),
  );
}

/** The built HTML files. The records of a page come one after the other, so one page at a time is kept. */
class BuiltPages {
  private route: string | undefined;
  private ids: ReadonlySet<string> | undefined;

  constructor(private readonly publicDir: string) {}

  /** Is there this page, with this id in it (as React writes ids)? */
  has(route: string, anchor: string): boolean {
    if (route !== this.route) {
      const file = path.join(this.publicDir, route, "index.html");
      this.ids = existsSync(file) ? new Set(readFileSync(file, "utf8").match(/ id="[^"]*"/g)) : undefined;
      this.route = route;
    }
    return this.ids !== undefined && (anchor === "" || this.ids.has(` id="${escapeHtml(anchor).replaceAll("'", "&#x27;")}"`));
  }
}
