import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkRecords } from "../../src/domain/search/recordChecks";
import type { SearchRecord } from "../../src/domain/searchRecord";
import { type Problem, problem } from "../site-content/problems";
import { readHtml } from "../site-links/readHtml";

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
  const anchors = new Map<string, ReadonlySet<string> | undefined>();
  const exists = (pageUrl: string, anchor: string) => {
    const route = routeOf(pageUrl);
    if (!anchors.has(route)) anchors.set(route, anchorsOf(path.join(publicDir, route, "index.html"), route));
    const ids = anchors.get(route);
    return ids !== undefined && (anchor === "" || ids.has(anchor));
  };
  return checkRecords(records, { minimum: minimumRecords, exists }).map(({ objectID, pageUrl, message, fix }) =>
    objectID === undefined
      ? problem("content/search.yml", undefined, message, fix)
      : problem(sources.get(routeOf(pageUrl ?? "")) ?? `page ${pageUrl}`, undefined, `Search record "${objectID}": ${message}`, fix),
  );
}

function anchorsOf(file: string, route: string): ReadonlySet<string> | undefined {
  return existsSync(file) ? readHtml(route, readFileSync(file, "utf8")).ids : undefined;
}
