import { isDay } from "../../../../src/domain/days";
import { type Problem, problem } from "../../../../src/domain/problems";
import { postPath } from "../../../../src/domain/routes";
import type { PostFrontMatter } from "../../schemas/frontMatter";
import { lastUpdateOf, toPage } from "../docs/docs";
import type { ParsedPage } from "../page";
import type { PostData } from "../types";
import type { Bylines } from "./bylines";
import { cutPost } from "./excerpt";

/** Date and name of a post, also in folders as in Docusaurus: `2026-01-15-fees`, `2026/01/15-fees`, `2026-1-5/fees`. */
const DATED = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]([^/]+)$/;

/** A blog post from its parsed file; a missing date and a missing cut are reported. */
export function toPost(
  page: ParsedPage<PostFrontMatter>,
  { authors, tags }: Bylines,
): { post: PostData; problems: Problem[] } {
  const front = page.frontMatter ?? {};
  const place = page.place.replace(/^content\/blog\//, "").replace(/(\/index)?\.mdx?$/, "");
  const [, year, month = "", day = "", dated] = DATED.exec(place) ?? [];
  const name = dated ?? place.split("/").at(-1) ?? "";
  const written = year && [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const date = front.date ?? (written !== undefined && isDay(written) ? written : undefined);
  const updated = front.last_update && lastUpdateOf(front.last_update).date;
  const path = postPath(front.slug?.replace(/^\/blog\//, "") ?? name);
  const { tree, cut, truncated } = cutPost(page.tree);
  const shown = written ? ` ("${written}" is not a date)` : "";
  const isUnread = page.problems.some(({ severity }) => severity === "error"); // date and text may be there
  const undated = `The post has no valid date${shown}.`;
  return {
    post: {
      ...toPage(page, path),
      date: toIso(date),
      ...(updated !== undefined && { lastUpdate: toIso(updated) }),
      authors,
      tags,
      cut,
      truncated,
    },
    problems: [
      ...(date !== undefined || isUnread
        ? []
        : [problem("invalid-data", page.file, 1, undated, DATE_FIX)]),
      ...(isUnread && tree.length === 0 ? [] : cutProblems(page.file, tree.length, truncated)),
    ],
  };
}

const DATE_FIX = "Name the file YYYY-MM-DD-slug.mdx or add date: 2026-01-15.";

function cutProblems(file: string, blocks: number, truncated: boolean): Problem[] {
  if (blocks === 0) return [problem("empty-page", file, undefined, "The post has no text.")];
  const message = "The post has no truncate marker, so lists show all of it.";
  return truncated ? [] : [problem("missing-truncate", file, undefined, message)];
}

function toIso(date: string | undefined): string {
  const time = Date.parse(date ?? "");
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}
