import { isDay } from "../../../../src/domain/days";
import {
  didYouMean,
  lenient,
  type Problem,
  problem,
  warning,
} from "../../../../src/domain/problems";
import { postPath } from "../../../../src/domain/routes";
import type { PostFrontMatter } from "../../schemas/frontMatter";
import { type Draft, lastUpdateOf, toPage } from "../docs/docs";
import type { ParsedPage } from "../page";
import { withoutText } from "../pageChecks";
import type { PostData, SiteData } from "../types";
import { cutPost } from "./excerpt";
import { authorsOf, type Byline, bylineId } from "./inlineBylines";

/** Date and name of a post, also in folders as in Docusaurus: `2026-01-15-fees`, `2026/01/15-fees`, `2026-1-5/fees`. */
const DATED = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]([^/]+)$/;

/**
 * A blog post from its parsed file; unknown authors and tags, a missing date and a missing cut are reported.
 * @param now time of the build
 */
export function toPost(
  page: ParsedPage<PostFrontMatter>,
  site: SiteData,
  now: string,
): { post: Draft<PostData>; problems: Problem[] } {
  const front = page.frontMatter ?? {};
  const place = page.place.replace(/^content\/blog\//, "").replace(/(\/index)?\.mdx?$/, "");
  const [, year, month = "", day = "", dated] = DATED.exec(place) ?? [];
  const name = dated ?? place.split("/").at(-1) ?? "";
  const written = year && [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const date = front.date ?? validDay(written);
  const updated = front.last_update && lastUpdateOf(front.last_update).date;
  const path = postPath(front.slug?.replace(/^\/blog\//, "") ?? name);
  const { tree, cut, truncated } = cutPost(page.tree);
  const authors = idList(authorsOf(front), "author", site, page);
  const tags = idList(front.tags ?? [], "tag", site, page);
  const post = {
    ...toPage({ ...page, tree }, path),
    date: toIso(date),
    ...(updated !== undefined && { lastUpdate: toIso(updated) }),
    authors: authors.ids.filter((id) => Object.hasOwn(site.authors, id)),
    tags: tags.ids.filter((id) => Object.hasOwn(site.tags, id)),
    cut,
    truncated,
  };
  const problems = [
    ...authors.problems,
    ...tags.problems,
    ...dateProblems(page, date, written, now),
    ...textProblems(page, tree.length === 0, truncated),
  ];
  return { post, problems };
}

function validDay(day: string | undefined): string | undefined {
  return day !== undefined && isDay(day) ? day : undefined;
}

function toIso(date: string | undefined): string {
  const time = Date.parse(date ?? "");
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

/** Whether a date is before the first post on the web or later than anybody plans one: a typing error in the year. */
const FIRST_YEAR = 1990;
const YEARS_AHEAD = 5;

/** @param day date in the file's name, valid or not */
function dateProblems(
  { file, frontMatter, lineOf, mayBeWrong }: ParsedPage<PostFrontMatter>,
  date: string | undefined,
  day: string | undefined,
  now: string,
): Problem[] {
  if (date === undefined && mayBeWrong("date")) return [];
  if (date === undefined)
    return [
      problem(
        file,
        1,
        `The post has no valid date${day ? ` ("${day}" is not a date)` : ""}.`,
        "Name the file YYYY-MM-DD-slug.mdx or add date: 2026-01-15.",
      ),
    ];
  const year = Number(toIso(date).slice(0, 4));
  if (year < FIRST_YEAR || year > Number(now.slice(0, 4)) + YEARS_AHEAD)
    return [
      warning(
        file,
        frontMatter?.date === undefined ? undefined : lineOf("date"),
        `The post's date is ${toIso(date).slice(0, 10)}${year < FIRST_YEAR ? "" : ", and until then it is not published"}.`,
        "Correct the year.",
      ),
    ];
  const updated = frontMatter?.last_update && lastUpdateOf(frontMatter.last_update).date;
  if (updated === undefined || toIso(updated) >= toIso(date)) return [];
  return [
    warning(
      file,
      lineOf("last_update"),
      `last_update ${updated} is before the post's date ${date}.`,
      "Correct one of the two dates.",
    ),
  ];
}

function textProblems(
  { file, problems }: ParsedPage<PostFrontMatter>,
  empty: boolean,
  truncated: boolean,
): Problem[] {
  if (empty && problems.some(({ severity }) => severity === "error")) return []; // it could not be read
  if (empty) return [withoutText(file, "post")];
  if (truncated) return [];
  return [
    warning(
      file,
      undefined,
      "The post has no truncate marker, so lists show all of it.",
      "Put {/* truncate */} (in .md files <!-- truncate -->) on its own line after the opening paragraphs.",
    ),
  ];
}

/** Ids of a post's authors or tags, each once; repeated and unknown ones are reported. */
function idList(
  written: readonly Byline[],
  what: "author" | "tag",
  site: SiteData,
  page: ParsedPage<PostFrontMatter>,
): { ids: string[]; problems: Problem[] } {
  const named = site.named[`${what}s`];
  const all = written.map((entry) => bylineId(entry, site[`${what}s`]));
  const problems = all.flatMap((id, index) => {
    const entry = written[index];
    const line = page.lineOf(`${what}s`, index);
    if (all.indexOf(id) < index)
      return [
        warning(page.file, line, `The ${what} "${id}" is listed twice.`, "Remove one of the two."),
      ];
    if (id === "")
      return [
        problem(
          page.file,
          line,
          `The name of ${what} ${index + 1} has no letter or digit.`,
          "Give it one: its address is made from them.",
        ),
      ];
    if (typeof entry !== "string" || named.includes(entry)) return [];
    if (site.unread.has(`blog/${what}s`)) return [];
    // A tag can be shown as written; of an author nothing else is known.
    return [
      (what === "tag" ? lenient : problem)(
        page.file,
        line,
        `Unknown ${what} "${entry}".${didYouMean(entry, named)}`,
        `Add it to content/blog/${what}s.yml or fix the spelling.`,
      ),
    ];
  });
  return { ids: [...new Set(all)].filter((id) => id !== ""), problems };
}
