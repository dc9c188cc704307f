import type { z } from "zod";
import type { ComponentSpecs } from "../../../src/domain/componentSpec";
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
import { readFrontMatter } from "../yaml/frontMatter";
import type { Validated } from "../yaml/yaml";
import { readPartials } from "./files/partialFiles";
import { digest, placeOf, type SourceFile } from "./files/source";
import { pageProblems, unreadableText } from "./pageChecks";
import { demoteTitles, nameOfPage, takeTitle } from "./pageTitle";

/** Everything about a page that follows from its own file alone. */
export type ParsedPage<FrontMatter> = {
  readonly file: string;
  /** Where the page belongs in the content folder: decides its kind, category and route. */
  readonly place: string;
  readonly frontMatter?: FrontMatter;
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
  const { path: file, frontMatter, yaml, text } = source;
  const format = file.endsWith(".md") ? markdownFormat : "mdx";
  const partials = readPartials(source, root);
  const body: Body = { file, text, format, variables, partials };
  const key = digest(JSON.stringify([body, frontMatter ?? yaml?.()]));
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
  const front = readFrontMatter(source, schema, parser.variables);
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
  const { path: file } = source;
  const { value } = front;
  const place = placeOf(source);
  const lineOf = (name: string, index?: number) =>
    front.lineOf(index === undefined ? [name] : [name, index]);
  const wantsTitle = value !== undefined && value.title === undefined;
  const { tree, h1 } = takeTitle(withHeadingIds(parsed.tree, components), wantsTitle, components);
  const written = value?.title;
  return {
    file,
    place,
    ...(value && { frontMatter: value }),
    lineOf,
    title: written ?? h1 ?? nameOfPage(place),
    ...(written !== undefined && h1 !== undefined && h1 !== written && { heading: h1 }),
    hideTitle: value?.hide_title === true && h1 === undefined,
    ...(value?.image !== undefined && { image: value.image }),
    ...withContents(demoteTitles(tree), components),
    problems: [
      ...front.problems,
      ...parsed.problems,
      ...pageProblems({ source, written: parsed.tree, tree, lineOf }, value, h1, components),
    ],
  };
}

/** A tree with its word count and first text. */
export function withContents(
  tree: readonly TreeNode[],
  components: ComponentSpecs,
): Pick<ParsedPage<unknown>, "tree" | "words" | "opening"> {
  const isHeading = (node: TreeNode) => isElement(node) && headingLevel(node.type) !== undefined;
  const prose = tree.slice(0, 12).filter((node) => !isHeading(node));
  return {
    tree,
    words: countWords(tree, components),
    opening: treeText(withoutPictures(prose), components),
  };
}
