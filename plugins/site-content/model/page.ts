import type { z } from "zod";
import { componentProblem } from "../../../src/domain/componentFault";
import type { ComponentSpecs } from "../../../src/domain/componentSpec";
import {
  element,
  isElement,
  isNotBlank,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../src/domain/documentTree";
import { collectHeadings, type Heading, withHeadingIds } from "../../../src/domain/headings";
import type { Problem } from "../../../src/domain/problems";
import { countWords } from "../../../src/domain/readingTime";
import { treeText } from "../../../src/domain/treeText";
import type { ParseBody, ParsedBody } from "../markdown/body";
import type { PagePartials } from "../markdown/partials";
import type { Variables } from "../markdown/variables";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import { parseYaml, type Validated } from "../yaml/yaml";
import { fillYaml } from "../yaml/yamlValues";
import { digest, placeOf, type SourceFile, splitFrontMatter } from "./files/source";
import {
  emptyContents,
  headingOrder,
  longDescription,
  MAX_PAGE,
  missingTitle,
  nameOfPage,
  repeatedIds,
  secondTitles,
  sourceProblems,
  unreadFrontMatter,
} from "./pageChecks";
import { takeTitle } from "./pageTitle";
import { TIME_LIMIT, tooSlow, unparsed, withinTime } from "./withinTime";

/** Everything about a page that follows from its own file alone. */
export type ParsedPage<FrontMatter> = {
  readonly file: string;
  /** Where the page belongs in the content folder: decides its kind, category and route. */
  readonly place: string;
  readonly frontMatter?: FrontMatter;
  /** Whether a front matter error may concern a key, which is then not reported as missing too. */
  readonly mayBeWrong: (key: string) => boolean;
  /** Line of a front matter key, or of an entry of its list. */
  readonly lineOf: (key: string, index?: number) => number;
  /** Title from front matter, the first heading, or the file's name. */
  readonly title: string;
  /** The first heading, if the front matter has another title: the page shows it as its title. */
  readonly heading?: string;
  /** True if the page shows no title: its front matter says so, and its text has none. */
  readonly hideTitle: boolean;
  /** Picture for link previews, as the front matter names it. */
  readonly image?: string;
  readonly tree: readonly TreeNode[];
  readonly headings: readonly Heading[];
  readonly words: number;
  /** Text of its first blocks: its description when nobody wrote one. */
  readonly opening: string;
  readonly problems: readonly Problem[];
};

/** Line of a front matter key of a page's file, or of an entry of its list. */
export type LineOf = (file: string, key: string, index?: number) => number | undefined;

export type PageCache = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
};

export type PageParser = {
  /** Absolute path of the project; imported files are read below it. */
  readonly root?: string | undefined;
  readonly variables: Variables;
  readonly parseBody: ParseBody;
  readonly components: ComponentSpecs;
  readonly cache?: PageCache | undefined;
  /** Changes when the code that parses pages changes. */
  readonly parserVersion?: string | undefined;
  /** Seconds that each step of reading a page may take. */
  readonly timeLimit?: number | undefined;
};

/** The front matter fields that every kind of page has. */
export type PageSchema = z.ZodType<Partial<CommonFrontMatter>>;

/**
 * Parses one Markdown file. The costly part, a body without errors, is cached under the digest of
 * everything it depends on.
 */
export async function parsePage<Schema extends PageSchema>(
  source: SourceFile,
  schema: Schema,
  parser: PageParser,
  partials?: PagePartials,
): Promise<ParsedPage<z.infer<Schema>>> {
  const { variables, parseBody, components, cache, parserVersion = "" } = parser;
  const { timeLimit = TIME_LIMIT } = parser;
  const { path, text } = source;
  const { yaml, body } = splitFrontMatter(text.length > MAX_PAGE ? "" : text);
  const front = parseYaml({ file: path, text: fillYaml(yaml, variables), lineOffset: 1 }, schema, {
    foreign: true,
  });
  const key = `page-${digest(parserVersion, path, body, JSON.stringify([variables, partials]))}`;
  const known = (await cache?.get(key)) as ParsedBody | undefined;
  const written = body.includes("\0") ? "" : body; // bytes that are not text are reported once
  const parsed = known ?? (await parseBody({ file: path, text: written, variables, partials }));
  if (!known && parsed.problems.every(isWarning)) await cache?.set(key, parsed);
  const without = (fault: Problem) => {
    const problems = [...parsed.problems, fault];
    return pageOf(source, front, { tree: [], problems }, components);
  };
  try {
    const page = withinTime(() => pageOf(source, front, parsed, components), timeLimit);
    return page ? page.value : without(unparsed(path, undefined, tooSlow(timeLimit)));
  } catch (error) {
    return without(componentProblem(path, error));
  }
}

function isWarning({ severity }: Problem): boolean {
  return severity === "warning";
}

/** A page, from its front matter and its parsed body. */
function pageOf<FrontMatter extends z.infer<PageSchema>>(
  source: SourceFile,
  front: Validated<FrontMatter>,
  parsed: ParsedBody,
  components: ComponentSpecs,
): ParsedPage<FrontMatter> {
  const { path, text } = source;
  const { tree, h1 } = takeTitle(
    withHeadingIds(parsed.tree, components),
    front.value !== undefined && front.value.title === undefined,
    components,
  );
  const written = front.value?.title;
  const place = placeOf(source);
  const title = written ?? h1 ?? nameOfPage(place);
  const unread = unreadFrontMatter(path, text);
  const ofText = [...parsed.problems, ...sourceProblems(path, text)];
  const isUnread = !front.value || unread?.severity === "error" || text.length > MAX_PAGE;
  const mayBeWrong = (key: string) =>
    isUnread || (front.keys.includes(key) && !front.problems.every(isWarning));
  const problems = [
    ...front.problems,
    ...ofText,
    ...secondTitles(tree, path, components),
    ...repeatedIds(parsed.tree, path),
    ...headingOrder(tree, path, components),
    ...(unread ? [unread] : []),
    ...((written ?? h1) === undefined && !unread && !mayBeWrong("title") && ofText.every(isWarning)
      ? [missingTitle(path)]
      : []),
    ...emptyContents(path, front.value ?? {}, (key) => front.lineOf([key])),
    ...longDescription(path, front.value?.description, () => front.lineOf(["description"])),
  ];
  return {
    file: path,
    place,
    ...(front.value && { frontMatter: front.value }),
    mayBeWrong,
    lineOf: (name, index) => front.lineOf(index === undefined ? [name] : [name, index]),
    title,
    ...(written !== undefined && h1 !== undefined && h1 !== written && { heading: h1 }),
    hideTitle: front.value?.hide_title === true && h1 === undefined,
    ...(front.value?.image !== undefined && { image: front.value.image }),
    ...withContents(demoteTitles(tree), components),
    problems,
  };
}

/** A tree with its headings (except that of the footnotes), word count and first text. */
export function withContents(
  tree: readonly TreeNode[],
  components: ComponentSpecs,
): Pick<ParsedPage<unknown>, "tree" | "headings" | "words" | "opening"> {
  return {
    tree,
    headings: collectHeadings(tree, components).filter(({ id }) => id !== "footnote-label"),
    words: countWords(tree, components),
    opening: treeText(mapTree(tree.slice(0, 12), withPictureNamed), components),
  };
}

/** A paragraph's text with the alt text of pictures in its sentences; without alt text if it has no other text. */
function withPictureNamed(node: TreeElement): TreeElement {
  const { type, children = [] } = node;
  if (type !== "p" || !children.some((child) => typeof child === "string" && isNotBlank(child)))
    return node;
  return {
    ...node,
    children: children.map((child) =>
      isElement(child) && child.type === "img" ? (stringProp(child, "alt") ?? "") : child,
    ),
  };
}

/** Demotes a body's `#` headings to sections of the page, and all headings below them too. */
function demoteTitles(tree: readonly TreeNode[]): TreeNode[] {
  const first = tree.findIndex((node) => isElement(node) && node.type === "h1");
  const below = first < 0 ? tree.length : first;
  return [
    ...mapTree(tree.slice(0, below), (node) => (node.type === "h1" ? demoted(node) : node)),
    ...mapTree(tree.slice(below), (node) => (/^h[1-5]$/.test(node.type) ? demoted(node) : node)),
  ];
}

function demoted({ type, props, children, line }: TreeElement): TreeElement {
  return element(`h${Number(type.slice(1)) + 1}`, props, children, line);
}
