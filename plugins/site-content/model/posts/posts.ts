import { isDay } from "../../../../src/domain/days";
import { type Problem, problem } from "../../../../src/domain/problems";
import { postPath } from "../../../../src/domain/routes";
import type { PostFrontMatter } from "../../schemas/frontMatter";
import type { ParsedPage } from "../page";
import type { PostData } from "../types";
import { cutPost } from "./excerpt";

/** Date and name of a post, also in folders as in Docusaurus: `2026-01-15-fees`, `2026/01/15-fees`, `2026-1-5/fees`. */
const DATED = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]([^/]+)$/;

/**
 * A blog post from its parsed file.
 * @param problems receives that its date or its cut is missing
 */
export function toPost(
  { page, front, ...parsed }: ParsedPage<PostFrontMatter>,
  bylines: Pick<PostData, "authors" | "tags">,
  problems: Problem[],
): PostData {
  const place = parsed.place.replace(/^content\/blog\//, "").replace(/(\/index)?\.mdx?$/, "");
  const [, year, month = "", day = "", dated] = DATED.exec(place) ?? [];
  const name = dated ?? place.split("/").at(-1) ?? "";
  const written = year && [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const date = front.date ?? (written !== undefined && isDay(written) ? written : undefined);
  const updated = front.last_update?.date;
  const { cut, truncated } = cutPost(page.tree);
  const isUnread = parsed.problems.some(({ severity }) => severity === "error"); // date and text may be there
  if (date === undefined && !isUnread) {
    const shown = written ? ` ("${written}" is not a date)` : "";
    const message = `The post has no valid date${shown}.`;
    problems.push(problem("invalid-data", page.file, 1, message, DATE_FIX));
  }
  if (!truncated && !isUnread && page.tree.length > 0) {
    const message = "The post has no truncate marker, so lists show all of it.";
    problems.push(problem("missing-truncate", page.file, undefined, message));
  }
  return {
    ...page,
    path: postPath(front.slug?.replace(/^\/blog\//, "") ?? name),
    date: toIso(date),
    ...(updated !== undefined && { lastUpdate: toIso(updated) }),
    ...bylines,
    cut,
    truncated,
  };
}

const DATE_FIX = "Name the file YYYY-MM-DD-slug.mdx or add date: 2026-01-15.";

/** A valid date in UTC; the oldest one for none. */
function toIso(date = "1970-01-01"): string {
  return new Date(date).toISOString();
}
