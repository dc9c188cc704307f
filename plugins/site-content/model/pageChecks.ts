import type { ComponentSpecs } from "../../../src/domain/componentSpec";
import { DESCRIPTION_MAX, TOC_MAX_LEVEL, TOC_MIN_LEVEL } from "../../../src/domain/constants";
import { isElement, isNotBlank, type TreeNode } from "../../../src/domain/documentTree";
import { clashingIds, skippedLevels } from "../../../src/domain/headings";
import { lenient, type Problem, problem, warning } from "../../../src/domain/problems";
import { INDEX_NAME } from "../../../src/domain/routes";
import { treeText } from "../../../src/domain/treeText";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import { garbledAt, parseNumberPrefix, splitFrontMatter } from "./files/source";
import type { PageData } from "./types";

/** The title of a page without one: the name of its file, or of its folder if the file stands for it. */
export function nameOfPage(place: string): string {
  const [file = "", folder = file] = place.split("/").reverse();
  const { name } = parseNumberPrefix(file.replace(/\.mdx?$/, ""));
  return INDEX_NAME.test(name) ? parseNumberPrefix(folder).name : name;
}

/** Reports a page without a title, which gets the name of its file. */
export function missingTitle(file: string): Problem {
  return lenient(
    file,
    1,
    '"title" is missing.',
    'Add "title: …" between the --- lines at the top, or begin the page with a "# Heading"; until then the file\'s name is the title.',
  );
}

/** Reports a page or post that shows nothing but its title. */
export function withoutText(file: string, what: "page" | "post"): Problem {
  return warning(
    file,
    undefined,
    `The ${what} has no text.`,
    "Write it, or set draft: true in the front matter until it is written.",
  );
}

/**
 * Reports Markdown pages that show nothing but their title, except those with another problem: it may have caused text to be
 * omitted.
 * @param problems the problems of all pages
 */
export function emptyPages(
  pages: readonly Pick<PageData, "file" | "tree" | "draft">[],
  problems: readonly Problem[],
): Problem[] {
  const reported = new Set(problems.map(({ file }) => file));
  return pages
    .filter(({ file, draft }) => /\.mdx?$/.test(file) && !draft && !reported.has(file))
    .filter(({ tree }) => !tree.some(isNotBlank))
    .map(({ file }) => withoutText(file, "page"));
}

/** Reports a description that search engines and lists would not show in full. */
export function longDescription(
  file: string,
  description: string | undefined,
  line: () => number,
): Problem[] {
  const length = description?.length ?? 0;
  if (length <= DESCRIPTION_MAX) return [];
  return [
    lenient(
      file,
      line(),
      `"description" has ${length} characters; it is cut off after ${DESCRIPTION_MAX}.`,
      `Shorten it to at most ${DESCRIPTION_MAX} characters.`,
    ),
  ];
}

/** Reports heading levels in the wrong order, which would leave the table of contents empty. */
export function emptyContents(
  file: string,
  front: Partial<CommonFrontMatter>,
  lineOf: (key: string) => number,
): Problem[] {
  const min = front.toc_min_heading_level ?? TOC_MIN_LEVEL;
  const max = front.toc_max_heading_level ?? TOC_MAX_LEVEL;
  if (min <= max || front.hide_table_of_contents) return [];
  const isDefault = front.toc_max_heading_level === undefined;
  return [
    lenient(
      file,
      lineOf("toc_min_heading_level"),
      `"toc_min_heading_level" is ${min}, above "toc_max_heading_level", which is ${max}${isDefault ? " when omitted" : ""}, so the table of contents is empty.`,
      isDefault
        ? `Add toc_max_heading_level: ${min}, or a deeper level.`
        : `Write toc_min_heading_level: ${max} and toc_max_heading_level: ${min}.`,
    ),
  ];
}

/** Maximum characters of a page: more would take minutes to parse, and to read. */
export const MAX_PAGE = 1_000_000;

/**
 * Keys above a line of dashes at the top of a page, which Markdown reads as a heading; above them there may be a line that is
 * meant to open them, such as ---- or the dash that an editor turns --- into.
 */
const UNOPENED =
  /^\s*(?:(--|-{4,}|[\u2013\u2014]+-?)[ \t]*\n)?[a-z][\w-]*:(?:[ \t].*)?\n(?:(?:[\w-]+:|[ \t-][ \t]).*\n)*(?:-{2,}|[\u2013\u2014]+-?)[ \t]*(?:\n|$)/;
/** A key that shows that such lines are front matter, not a remark above a rule. */
const FRONT_KEY = /^(?:title|description|slug|id|date|tags|authors?|layout|draft|sidebar_\w+):/m;

/**
 * What keeps front matter from being read: it has no end or no beginning, or is in another language, as in Hugo and gray-matter.
 */
export function unreadFrontMatter(file: string, text: string): Problem | undefined {
  if (/^---[ \t]*\n\s*[\w-]+:/.test(text) && splitFrontMatter(text).yaml === "")
    return problem(
      file,
      1,
      "The front matter has no closing ---.",
      "Write --- on a line of its own below its last key.",
    );
  const [keys = "", opening] = UNOPENED.exec(text) ?? [];
  if (FRONT_KEY.test(keys))
    return warning(
      file,
      1,
      `The front matter ${opening === undefined ? "has no opening ---" : `begins with "${opening}"`}, and is shown as text.`,
      opening === undefined
        ? "Write --- on a line of its own above its first key."
        : "Write --- on the lines above and below its keys: three hyphens.",
    );
  const isToml = /^(?:\+\+\+[ \t]*\n|---[ \t]*toml\b)/.test(text);
  if (!isToml && !/^(?:---[ \t]*json\b|;;;[ \t]*\n|\{\s*"[\w-]+"\s*:)/.test(text)) return undefined;
  return warning(
    file,
    1,
    `The front matter is ${isToml ? "TOML" : "JSON"}, which is not supported, and is shown as text.`,
    'Write it between lines of --- as YAML, such as "title: Fees".',
  );
}

/** Faults of a file, outside its front matter, that are found before its Markdown is read. */
export function sourceProblems(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  if (text.length > MAX_PAGE)
    problems.push(
      problem(
        file,
        undefined,
        `The page has ${text.length} characters, more than ${MAX_PAGE}, and was not read.`,
        "Split it.",
      ),
    );
  const { body } = splitFrontMatter(text); // merge marks in front matter are reported with its YAML
  const garbled = garbledAt(body);
  if (garbled) {
    const line = body.slice(0, garbled.at).split("\n").length;
    const report = body[garbled.at] === "\0" ? problem : warning;
    problems.push(report(file, line, garbled.message, garbled.fix));
  }
  return problems;
}

/** Reports titles after the page's own. */
export function secondTitles(
  tree: readonly TreeNode[],
  file: string,
  components: ComponentSpecs,
): Problem[] {
  return tree
    .filter(isElement)
    .filter(({ type }) => type === "h1")
    .map((node) =>
      warning(
        file,
        node.line,
        `A second title "# ${treeText([node], components)}" is shown as a section.`,
        "Write ## for sections: a page has one title.",
      ),
    );
}

/** Reports ids that links cannot reach, since an earlier element, or the frame of every page, has the same id. */
export function repeatedIds(tree: readonly TreeNode[], file: string): Problem[] {
  return clashingIds(tree).map(({ id, line }) =>
    warning(
      file,
      line,
      `The id "${id}" is already used on this page, so links lead to the first one.`,
      "Give it another one.",
    ),
  );
}

/** Headings that leave out a level. */
export function headingOrder(
  tree: readonly TreeNode[],
  file: string,
  components: ComponentSpecs,
): Problem[] {
  return skippedLevels(tree, components).map(({ text, level, above, line }) =>
    warning(
      file,
      line,
      `The heading "${text}" skips from level ${above} to ${level}.`,
      `Write it with ${"#".repeat(above + 1)}, so that readers who navigate by headings miss nothing.`,
    ),
  );
}
