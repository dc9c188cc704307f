import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "../../src/domain/html";
import { type Problem, problem } from "../../src/domain/problems";
import type { SearchRecord } from "../../src/search/records/searchRecord";

export type BuildCheck = {
  readonly publicDir: string;
  /** The base address of all records. */
  readonly siteUrl: string;
  readonly minimumRecords: number;
  /** Page route → source file. */
  readonly sources: ReadonlyMap<string, string>;
};

/** Records that lead to nothing in the build, each with its source file, and too few records. */
export function checkBuild(
  records: readonly SearchRecord[],
  { publicDir, siteUrl, minimumRecords, sources }: BuildCheck,
): Problem[] {
  let open = { route: "", html: "" }; // the records of a page are consecutive
  const isBuilt = (route: string, anchor: string) => {
    const file = path.join(publicDir, route, "index.html");
    if (open.route !== route)
      open = { route, html: existsSync(file) ? readFileSync(file, "utf8") : "" };
    const written = ` id="${escapeHtml(anchor).replaceAll("'", "&#x27;")}"`; // in React's markup
    return open.html !== "" && (anchor === "" || open.html.includes(written));
  };
  const headings = records.filter(({ type }) => type !== "content");
  const problems = headings.flatMap(({ objectID, url, url_without_anchor: pageUrl, anchor }) => {
    const route = pageUrl.slice(siteUrl.length) || "/";
    if (isBuilt(route, anchor)) return [];
    const file = sources.get(route) ?? `page ${pageUrl}`;
    const lost = `Search record "${objectID}": ${url} is not in the build.`;
    const fix = "Make the page show this section, or leave it out of the records.";
    return [problem("search-index", file, undefined, lost, fix)];
  });
  if (records.length >= minimumRecords) return problems;
  const few = `There are ${records.length} search records, fewer than ${minimumRecords}.`;
  const fix =
    "Look for pages that lost their content, or lower search.minimumRecords in content/site.yml if the site became smaller.";
  return [...problems, problem("search-index", "content/site.yml", undefined, few, fix)];
}
