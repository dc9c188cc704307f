import { didYouMean, type Problem, problem, warning } from "../../../src/domain/problems";
import { postPath } from "../../../src/domain/routes";
import type { PostFrontMatter } from "../schemas/frontMatter";
import { type Draft, toPage } from "./docs";
import { cutPost } from "./excerpt";
import type { ParsedPage } from "./page";
import type { PostData, SiteData } from "./types";

const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;

/** A blog post from its parsed file; unknown authors and tags, a missing date and a missing cut are reported. */
export function toPost(
  page: ParsedPage<PostFrontMatter>,
  site: SiteData,
): { post: Draft<PostData>; problems: Problem[] } {
  const front = page.frontMatter ?? {};
  const name =
    page.place
      .replace(/^content\/blog\//, "")
      .replace(/(\/index)?\.mdx?$/, "")
      .split("/")
      .at(-1) ?? "";
  const dated = DATED.exec(name);
  const date = front.date ?? validDay(dated?.[1]);
  const path = postPath(front.slug?.replace(/^\/blog\//, "") ?? dated?.[2] ?? name);
  const { tree, excerpt, truncated } = cutPost(page.tree, path);
  const authors = idList(front.authors, "author", site.named.authors, page);
  const tags = idList(front.tags, "tag", site.named.tags, page);
  const post = {
    ...toPage({ ...page, tree }, path),
    date: toIso(date),
    ...(front.last_update !== undefined && { lastUpdate: toIso(front.last_update) }),
    authors: authors.ids.filter((id) => Object.hasOwn(site.authors, id)),
    tags: tags.ids.filter((id) => Object.hasOwn(site.tags, id)),
    excerpt,
    truncated,
  };
  const problems = page.frontMatter
    ? [...dateProblems(page, date, dated?.[1]), ...textProblems(page, tree.length === 0, truncated)]
    : [];
  return { post, problems: [...authors.problems, ...tags.problems, ...problems] };
}

function validDay(day: string | undefined): string | undefined {
  return day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
    ? day
    : undefined;
}

function toIso(date: string | undefined): string {
  const time = Date.parse(date ?? "");
  return new Date(Number.isNaN(time) ? 0 : time).toISOString();
}

/** @param day date in the file's name, right or wrong */
function dateProblems(
  { file, frontMatter, lineOf }: ParsedPage<PostFrontMatter>,
  date: string | undefined,
  day: string | undefined,
): Problem[] {
  if (date === undefined)
    return [
      problem(
        file,
        1,
        `The post has no valid date${day ? ` ("${day}" is not a date)` : ""}.`,
        "Name the file YYYY-MM-DD-slug.mdx or add date: 2026-01-15.",
      ),
    ];
  const updated = frontMatter?.last_update;
  if (updated === undefined || toIso(updated) >= toIso(date)) return [];
  return [
    warning(
      file,
      lineOf("last_update"),
      `last_update ${updated} lies before the post's date ${date}.`,
      "Correct one of the two dates.",
    ),
  ];
}

function textProblems(
  { file }: ParsedPage<PostFrontMatter>,
  empty: boolean,
  truncated: boolean,
): Problem[] {
  if (empty)
    return [
      warning(
        file,
        undefined,
        "The post has no text.",
        "Write it below the front matter, or set draft: true until it is written.",
      ),
    ];
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

/** Ids of a post's authors or tags, each once; unknown and repeated ones are reported. */
function idList(
  written: string | readonly string[] | undefined,
  what: "author" | "tag",
  known: readonly string[],
  page: ParsedPage<PostFrontMatter>,
): { ids: string[]; problems: Problem[] } {
  const all = typeof written === "string" ? [written] : (written ?? []);
  const problems = all.flatMap((id, index) => {
    const line = page.lineOf(`${what}s`, index);
    if (all.indexOf(id) < index)
      return [
        warning(page.file, line, `The ${what} "${id}" is named twice.`, "Remove one of the two."),
      ];
    if (known.includes(id)) return [];
    return [
      problem(
        page.file,
        line,
        `Unknown ${what} "${id}".${didYouMean(id, known)}`,
        `Add it to content/blog/${what}s.yml or fix the spelling.`,
      ),
    ];
  });
  return { ids: [...new Set(all)], problems };
}
