import type { z } from "zod";
import type { ComponentSpecs } from "../../../src/domain/componentSpec";
import { DESCRIPTION_MAX, TOC_MAX_LEVEL, TOC_MIN_LEVEL } from "../../../src/domain/constants";
import type { TreeNode } from "../../../src/domain/documentTree";
import { isElement } from "../../../src/domain/documentTree";
import { headingLevel, withHeadingIds, withoutPictures } from "../../../src/domain/headings";
import type { Problem } from "../../../src/domain/problems";
import { countWords } from "../../../src/domain/readingTime";
import { treeText } from "../../../src/domain/treeText";
import type { Format } from "../markdown/chain";
import type { Body, ParseBody, ParsedBody } from "../markdown/parseBody";
import type { Variables } from "../markdown/variables";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import { parseYaml, type Validated } from "../yaml/yaml";
import { readPartials } from "./files/partialFiles";
import { digest, placeOf, type SourceFile } from "./files/source";
import { pageProblems, unreadableText } from "./pageChecks";
import { demoteTitles, nameOfPage, takeTitle } from "./pageTitle";
import type { PageData } from "./types";

/** Everything about a page that follows from its own file alone. */
export type ParsedPage<FrontMatter> = {
  /** The page, but for its route and what depends on other files. */
  readonly page: Omit<PageData, "path">;
  /** Where the page belongs in the content folder: decides its kind, category and route. */
  readonly place: string;
  /** Empty if it cannot be read. */
  readonly front: Partial<FrontMatter>;
  /** Line of a front matter key, or of an entry of its list. */
  readonly lineOf: (key: string, index?: number) => number;
  readonly problems: readonly Problem[];
};

/** Line of a front matter key of a page's file, or of an entry of its list. */
export type LineOf = (file: string, key: string, index?: number) => number | undefined;

export type PageCache = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
};

/** The pages that this process has parsed or is parsing, by file, each with a digest of all that it was made from. */
export type PageMemory = Map<string, { readonly key: string; readonly page: Promise<unknown> }>;

export type PageParser = {
  /** Absolute path of the project; imported files are read below it. */
  readonly root: string;
  readonly variables: Variables;
  /** How `.md` files are read: as Markdown with HTML, or as MDX. */
  readonly markdownFormat: Format;
  readonly parseBody: ParseBody;
  readonly components: ComponentSpecs;
  readonly cache?: PageCache | undefined;
  readonly memory?: PageMemory | undefined;
  /** Changes when the code that parses pages changes. */
  readonly parserVersion?: string | undefined;
};

/** The front matter fields that every kind of page has. */
export type PageSchema = z.ZodType<Partial<CommonFrontMatter>>;

/** Parses one page, unless it has already been parsed from the same text with the same values. */
export function parsePage<Schema extends PageSchema>(
  source: SourceFile,
  schema: Schema,
  parser: PageParser,
): Promise<ParsedPage<z.infer<Schema>>> {
  const { variables, markdownFormat, memory, root } = parser;
  const { path: file, yaml, text } = source;
  const format = file.endsWith(".md") ? markdownFormat : "mdx";
  const partials = readPartials(source, root);
  const body: Body = { file, text, format, variables, partials };
  const key = digest(JSON.stringify([body, yaml]));
  const known = memory?.get(file);
  if (known?.key === key) return known.page as Promise<ParsedPage<z.infer<Schema>>>;
  const page = newPage(source, schema, body, parser);
  memory?.set(file, { key, page });
  return page;
}

async function newPage<Schema extends PageSchema>(
  source: SourceFile,
  schema: Schema,
  body: Body,
  parser: PageParser,
): Promise<ParsedPage<z.infer<Schema>>> {
  const { path: file, yaml = "" } = source;
  const front = parseYaml({ file, text: yaml, lineOffset: 1 }, schema, parser.variables);
  const unreadable = unreadableText(source);
  const empty = (problems: readonly Problem[]) => ({ tree: [], problems });
  const parsed = unreadable ? empty([unreadable]) : await cachedBody(body, parser);
  return pageOf(source, front, parsed, parser.components);
}

/** The costly part of a page: a body without errors is cached under the digest of everything it depends on. */
async function cachedBody(
  body: Body,
  { parseBody, cache, parserVersion = "" }: PageParser,
): Promise<ParsedBody> {
  const key = `page-${digest(parserVersion, JSON.stringify(body))}`;
  const known = await cache?.get(key);
  if (known) return known as ParsedBody;
  const parsed = await parseBody(body);
  const isWhole = parsed.problems.every(({ severity }) => severity === "warning");
  if (isWhole) await cache?.set(key, parsed);
  return parsed;
}

function internalOf(components: ComponentSpecs): ComponentSpecs {
  return Object.fromEntries(Object.entries(components).filter(([, { internal }]) => internal));
}

/** A page, from its front matter and its parsed body. */
function pageOf<FrontMatter extends z.infer<PageSchema>>(
  source: SourceFile,
  front: Validated<FrontMatter>,
  parsed: ParsedBody,
  all: ComponentSpecs,
): ParsedPage<FrontMatter> {
  const components = internalOf(all); // what authors write has not been checked yet
  const { value } = front;
  const place = placeOf(source);
  const lineOf = (name: string, index?: number) =>
    front.lineOf(index === undefined ? [name] : [name, index]);
  const wantsTitle = value !== undefined && value.title === undefined;
  const { tree, h1 } = takeTitle(withHeadingIds(parsed.tree, components), wantsTitle, components);
  const written = value?.title;
  const title = written ?? h1 ?? nameOfPage(place);
  return {
    page: {
      ...pageData(source.path, title, value ?? {}, demoteTitles(tree), components),
      ...(written !== undefined && h1 !== undefined && h1 !== written && { heading: h1 }),
      hideTitle: value?.hide_title === true && h1 === undefined,
    },
    place,
    front: value ?? {},
    lineOf,
    problems: [
      ...front.problems,
      ...parsed.problems,
      ...pageProblems({ source, written: parsed.tree, tree, lineOf }, value, h1, components),
    ],
  };
}

/** A page of any kind, with what its front matter says. Its description is otherwise the text of its first blocks. */
export function pageData(
  file: string,
  title: string,
  front: Partial<CommonFrontMatter>,
  tree: readonly TreeNode[],
  components: ComponentSpecs,
): Omit<PageData, "path"> {
  const isHeading = (node: TreeNode) => isElement(node) && headingLevel(node.type) !== undefined;
  const prose = tree.slice(0, 12).filter((node) => !isHeading(node));
  const { toc_min_heading_level = TOC_MIN_LEVEL, toc_max_heading_level = TOC_MAX_LEVEL } = front;
  return {
    file,
    title,
    ...(front.title_meta !== undefined && { metaTitle: front.title_meta }),
    description: shortened(front.description || treeText(withoutPictures(prose), components)),
    keywords: front.keywords ?? [],
    draft: front.draft === true,
    unlisted: front.unlisted === true,
    hideTitle: false,
    tree,
    words: countWords(tree, components),
    ...(!front.hide_table_of_contents && {
      tocLevels: [toc_min_heading_level, toc_max_heading_level],
    }),
    toc: [],
    links: [],
    images: [],
    exampleKeys: [],
  };
}

/** The start of a text, as long as a description shows, cut at a word. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, DESCRIPTION_MAX - 1).replace(/\s+\S*$/, "")}…`;
}
