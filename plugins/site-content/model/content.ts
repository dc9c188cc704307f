import { walk } from "../../../src/domain/documentTree";
import { pagePath } from "../../../src/domain/routes";
import { buildSidebar } from "../../../src/domain/sidebar";
import { type BuildMoment, isBuilt } from "../../../src/domain/visibility";
import type { Variables } from "../markdown/variables";
import { didYouMean, type Problem, problem } from "../problems";
import { always, type Remember, rememberLast } from "../remember";
import { docFrontMatter, pageFrontMatter, postFrontMatter } from "../schemas/frontMatter";
import type { Validated } from "../yaml";
import { bylineProblems } from "./bylines";
import { DOCS_FOLDER, type Draft, loadCategories, toDoc, toPage, toSidebarFolder } from "./docs";
import { type PageParser, type ParsedPage, parsePage } from "./page";
import { resolvePreview } from "./pictureFile";
import { toPost } from "./posts";
import { type ResolveContext, resolvePage, type Target } from "./resolve";
import { loadSite, variablesOf } from "./site";
import type { SourceFile } from "./source";
import type { Content, DocData, PageData, PostData, SiteData } from "./types";

export type LoadOptions = BuildMoment &
  Omit<PageParser, "variables"> & {
    /** Absolute path of the project. */
    readonly root: string;
    readonly files: readonly SourceFile[];
    /** What this process has read before. */
    readonly memory?: ContentMemory;
    readonly product?: Partial<SiteData["config"]["product"]>;
    readonly publish: (file: string) => string;
  };

export type ContentMemory = { readonly pages: Remember<Promise<ParsedPage<unknown>>>; readonly data: Remember<Validated<unknown>> };

export function createMemory(): ContentMemory {
  return { pages: rememberLast(), data: rememberLast() };
}

const BLOG_FOLDER = "content/blog";
const PAGES_FOLDER = "content/pages";

/**
 * The whole content folder as data: parsed, linked, checked. Pages that this build leaves out (drafts, future posts)
 * are checked too but not returned. Never throws for bad content; every problem is in the result.
 */
export async function loadContent(options: LoadOptions): Promise<Content> {
  const { site, problems } = loadSite(options.files, options.product, options.memory?.data ?? always);
  if (!site) return { docs: [], posts: [], pages: [], categories: [], sidebar: [], problems };
  const variables = variablesOf(site.config);
  const { categories, problems: categoryProblems } = loadCategories(options.files, variables);
  problems.push(...categoryProblems);
  const previews = new Map<string, { readonly src: string; readonly line: number }>();
  const collect = async <Page extends ParsedPage<unknown>>(parsing: Promise<Page[]>): Promise<Page[]> => {
    const pages = await parsing;
    problems.push(...pages.flatMap((page) => page.problems));
    for (const { file, image, lineOf } of pages) if (image !== undefined) previews.set(file, { src: image, line: lineOf("image") });
    return pages;
  };
  const parsing = parsePages(options, variables);
  const docs = (await collect(parsing.docs)).map((page) => toDoc(page, categories));
  const posts = (await collect(parsing.posts)).map((page) => {
    const { post, problems: found } = toPost(page, site);
    problems.push(...found);
    return post;
  });
  const pages = (await collect(parsing.pages)).map((page) =>
    toPage(page, pagePath(page.file.slice(PAGES_FOLDER.length + 1).replace(/\.mdx?$/, ""), page.frontMatter?.slug)),
  );
  const all = [...docs, ...posts, ...pages];
  problems.push(...sharedPaths(all), ...oddPaths(all), ...sharedIds(docs), ...bylineProblems(options, site, posts));

  const built = {
    docs: docs.filter((doc) => isBuilt(doc, options)),
    posts: posts.filter((post) => isBuilt(post, options)),
    pages: pages.filter((page) => isBuilt(page, options)),
  };
  const sidebar = buildSidebar(toSidebarFolder(built.docs, categories));
  const context = resolveContext(options, site, [...built.docs, ...built.posts, ...built.pages], sidebar, docs);
  const finish = <Data extends Draft<PageData>>(page: Data): Data & Pick<PageData, "links" | "images" | "exampleKeys" | "image"> => {
    const { tree, links, images, exampleKeys, problems: found } = resolvePage(page.file, page.tree, context);
    problems.push(...found);
    const named = previews.get(page.file);
    const preview = named && resolvePreview(page.file, named.src, named.line, options);
    problems.push(...(preview?.problems ?? []));
    return { ...page, tree, links, images, exampleKeys, ...(preview?.image && { image: preview.image }) };
  };
  return {
    site,
    docs: built.docs.map(finish) as DocData[],
    posts: newestFirst(built.posts.map((post) => finishPost(finish(post), context))),
    pages: built.pages.map(finish) as PageData[],
    categories: checkedLinks(categories, options.files, context, problems),
    sidebar,
    problems,
  };
}

/** Begins to parse every page into the memory, so that `loadContent` finds them there; what is wrong with them is for `loadContent` to say. */
export function startParsing(options: LoadOptions & { readonly memory: ContentMemory }): void {
  const { site } = loadSite(options.files, options.product, options.memory.data);
  if (site) parsePages(options, variablesOf(site.config));
}

function parsePages({ files, memory, ...options }: LoadOptions, variables: Variables) {
  const parser = { ...options, variables };
  const parse = <Schema extends Parameters<typeof parsePage>[1]>(folder: string, schema: Schema) => {
    const parseFile = (file: SourceFile) => parsePage(file, schema, parser);
    const remember = memory?.pages as Remember<ReturnType<typeof parseFile>> | undefined;
    const source = ({ text }: SourceFile) => JSON.stringify([options.recipe, variables, text]);
    return Promise.all(pagesIn(files, folder).map((file) => (remember ? remember(file.path, source(file), () => parseFile(file)) : parseFile(file))));
  };
  return { docs: parse(DOCS_FOLDER, docFrontMatter), posts: parse(BLOG_FOLDER, postFrontMatter), pages: parse(PAGES_FOLDER, pageFrontMatter) };
}

function pagesIn(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(`${folder}/`) && /\.mdx?$/.test(path));
}

function resolveContext(
  options: LoadOptions,
  site: SiteData,
  pages: readonly Draft<PageData>[],
  sidebar: Content["sidebar"],
  docs: readonly Draft<DocData>[],
): ResolveContext {
  const targets = pages.map((page): [Draft<PageData>, Target] => [
    page,
    { path: page.path, title: page.title, description: page.description, words: page.words },
  ]);
  const glossaryPath = docs.find((doc) => hasGlossary(doc))?.path;
  return {
    root: options.root,
    site,
    sidebar,
    byFile: new Map(targets.map(([page, target]) => [page.file, target])),
    byPath: new Map(targets.map(([page, target]) => [page.path, target])),
    ...(glossaryPath !== undefined && { glossaryPath }),
    publish: options.publish,
  };
}

function hasGlossary({ tree }: Draft<PageData>): boolean {
  let found = false;
  walk(tree, ({ type }) => {
    found ||= type === "Glossary";
  });
  return found;
}

function finishPost(post: PostData, context: ResolveContext): PostData {
  return { ...post, excerpt: resolvePage(post.file, post.excerpt, context).tree };
}

/** The one order of posts, which queries repeat as date descending, path ascending: signs are compared by their codes, as Gatsby does. */
function newestFirst(posts: readonly PostData[]): PostData[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...posts].sort((a, b) => compare(b.date, a.date) || compare(a.path, b.path));
}

/** Routes the site makes itself. */
const OWN_ROUTES = new Map([
  ["/search", "the search page"],
  ["/404", "the not-found page"],
  ["/blog", "the blog"],
  ["/blog/archive", "the blog archive"],
  ["/blog/tags", "the tag list"],
  ["/blog/authors", "the author list"],
]);

/** Lists of posts and their further pages. */
const BLOG_LISTS = /^\/blog\/(page|tags|authors)\//i;

function sharedPaths(pages: readonly Draft<PageData>[]): Problem[] {
  const owners = new Map<string, string>([...OWN_ROUTES]);
  return pages.flatMap(({ file, path }) => {
    const owner = owners.get(path.toLowerCase()) ?? (BLOG_LISTS.test(path) ? "the lists of the blog" : undefined);
    if (owner === undefined) {
      owners.set(path.toLowerCase(), file);
      return [];
    }
    return [problem(file, 1, `The route "${path}" is already taken by ${owner}.`, "Give one of the two another file name or slug.")];
  });
}

/** Signs that end a path in an address, or stand for others. */
const ODD = /[?#%\\]/;

function oddPaths(pages: readonly Draft<PageData>[]): Problem[] {
  return pages
    .filter(({ path }) => ODD.test(path))
    .map(({ file, path }) =>
      problem(file, 1, `The route "${path}" holds a sign that addresses cannot have.`, "Name the file, or its slug, with letters, digits and hyphens."),
    );
}

function sharedIds(docs: readonly Draft<DocData>[]): Problem[] {
  const owners = new Map<string, string>();
  return docs.flatMap(({ file, docId }) => {
    const owner = owners.get(docId);
    if (owner === undefined) {
      owners.set(docId, file);
      return [];
    }
    return [problem(file, 1, `The id "${docId}" is already used by ${owner}.`, "Give one of the two another id.")];
  });
}

function checkedLinks(categories: Content["categories"], files: readonly SourceFile[], context: ResolveContext, problems: Problem[]): Content["categories"] {
  for (const { folder, link } of categories) {
    if (link === undefined || context.byPath.has(link)) continue;
    const file = files.find(({ path }) => path.startsWith(`${DOCS_FOLDER}/${folder}/_category.`));
    problems.push(
      problem(
        file?.path ?? folder,
        undefined,
        `The category links to the unknown route "${link}".${didYouMean(link, [...context.byPath.keys()])}`,
        "Correct the link.",
      ),
    );
  }
  return categories;
}
