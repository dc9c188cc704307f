import { distinct, underRules } from "../../../src/domain/problems";
import { HOME_PATH, pagePath } from "../../../src/domain/routes";
import { buildSidebar } from "../../../src/domain/sidebar";
import { type BuildMoment, isBuilt, type Visibility } from "../../../src/domain/visibility";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import type { Validated } from "../yaml/yaml";
import { loadCategories, toSidebarFolder } from "./docs/categories";
import { docPages } from "./docs/docPages";
import { type Draft, toPage } from "./docs/docs";
import { folderCards } from "./docs/folderPages";
import { madeHome, noHome } from "./docs/homePage";
import { oddFiles } from "./files/files";
import { type Memo, memoizeLast } from "./files/memo";
import { PAGES_FOLDER, type SourceFile } from "./files/source";
import { overwrittenFiles } from "./files/staticFiles";
import { finishPage } from "./finishPage";
import { resolveContext } from "./links/resolveContext";
import type { LineOf, PageParser, ParsedPage } from "./page";
import { emptyPages } from "./pageChecks";
import { PageParses } from "./pageParses";
import { bylineProblems } from "./posts/bylines";
import { withInlineBylines } from "./posts/inlineBylines";
import { toPost } from "./posts/posts";
import { categoryLinks, oddPaths, sharedIds, sharedPaths } from "./routeChecks";
import { brandProblems } from "./site/brandProblems";
import { loadSite, variablesOf } from "./site/site";
import type { Content, PageData, PostData, SiteData } from "./types";
import { misspeltVariables, unknownFacts } from "./variableChecks";

export type LoadOptions = BuildMoment &
  Omit<PageParser, "variables"> & {
    /** Absolute path of the project. */
    readonly root: string;
    readonly files: readonly SourceFile[];
    /** What this process has already read. */
    readonly memory?: ContentMemory;
    readonly product?: Partial<SiteData["config"]["product"]>;
    readonly publish: (file: string) => string;
    /** Paths of the pages to resolve, all when omitted; the trees of others are empty. */
    readonly only?: ReadonlySet<string>;
    /** Base path of the build, such as `/docs`. */
    readonly pathPrefix?: string;
    /** Routes of pages that are code: looked up once per load, not for each page that is parsed before it. */
    readonly ownPages: () => ReadonlySet<string>;
  };

export type ContentMemory = {
  readonly pages: PageParses;
  readonly data: Memo<Validated<unknown>>;
};

export function createMemory(): ContentMemory {
  return { pages: new PageParses(), data: memoizeLast() };
}

/**
 * The whole content folder as data: parsed, linked, checked. Pages that this build omits (drafts, future posts) are checked too
 * but not returned. Never throws for bad content; every problem is in the result.
 */
export async function loadContent(options: LoadOptions): Promise<Content> {
  const { pages: parses, data } = options.memory ?? createMemory();
  const { site: written, isRead, problems } = loadSite(options.files, options.product, data);
  const variables = variablesOf(written);
  const folders = loadCategories(options.files, variables);
  const parsed = await parses.parseAll(options.files, { ...options, variables });
  const parsedPages = [...parsed.docs, ...parsed.posts, ...parsed.pages];
  const byFile = new Map(parsedPages.map((page) => [page.file, page]));
  const lineOf: LineOf = (file, key, index) => byFile.get(file)?.lineOf(key, index);
  const slugLine = (file: string) =>
    byFile.get(file)?.frontMatter?.slug === undefined ? undefined : lineOf(file, "slug");

  const { categories, ...docs } = docPages(parsed.docs, folders.categories, lineOf, options);
  const site = withInlineBylines(written, parsed.posts);
  const posts = parsed.posts.map((page) => toPost(page, site, options.now));
  const drafts = {
    docs: [...docs.docs, ...docs.tagPages],
    posts: posts.map(({ post }) => post),
    pages: parsed.pages.map(toFreePage),
  };
  const all = Object.values(drafts).flat();
  const found = [
    unknownFacts(options.files, written),
    misspeltVariables(options.files),
    folders.problems,
    ...parsedPages.map((page) => page.problems),
    docs.problems,
    ...posts.map((post) => post.problems),
    oddFiles(options.root, options.files),
    sharedPaths(options.root, all, slugLine),
    oddPaths(all, slugLine, categories),
    sharedIds(drafts.docs),
    bylineProblems(options, site, drafts.posts),
    brandProblems(options.root, site),
  ];
  for (const each of found.flat()) problems.push(each); // a call takes about 100,000 arguments at most

  const isInBuild = (page: Visibility) => isBuilt(page, options);
  const built = {
    docs: drafts.docs.filter(isInBuild),
    posts: drafts.posts.filter(isInBuild),
    pages: drafts.pages.filter(isInBuild),
  };
  const sidebar = buildSidebar(toSidebarFolder(docs.docs.filter(isInBuild), categories));
  const descriptions = new Map(built.docs.map((doc) => [doc.path, doc.description]));
  const textOf = (route: string) => descriptions.get(route);
  const ownPages = options.ownPages();
  const isHome = ({ path }: Draft<PageData>) => path === HOME_PATH;
  if (!ownPages.has(HOME_PATH) && !Object.values(built).flat().some(isHome)) {
    built.docs.push(madeHome({ ...built, site, sidebar, textOf }));
    problems.push(noHome());
  }
  built.docs = built.docs.map((doc) =>
    doc.tree.length === 0 ? { ...doc, tree: folderCards(doc, sidebar, textOf) } : doc,
  );
  const pagesOfBuild = [...built.docs, ...built.posts, ...built.pages];
  const context = resolveContext(options, site, pagesOfBuild, sidebar, problems);
  const finish = <Data extends Draft<PageData>>(page: Data) => {
    const finished = finishPage(page, context, byFile.get(page.file), options);
    problems.push(...finished.problems);
    return finished.page;
  };
  const finished = {
    docs: built.docs.map(finish),
    posts: newestFirst(built.posts.map(finish)),
    pages: built.pages.map(finish),
  };
  problems.push(
    ...emptyPages([...built.docs, ...built.pages], problems),
    ...categoryLinks(categories, context.byPath),
    ...overwrittenFiles(options.root, site, pagesOfBuild, ownPages),
  );
  return {
    site,
    isSiteRead: isRead,
    logoWidth: context.logoWidth,
    ...finished,
    categories,
    sidebar,
    problems: distinct(underRules(problems, site.config.content)),
  };
}

/** Starts parsing a page, so that `loadContent` finds it parsed; problems are left for that to report. */
export function startParsing(
  file: SourceFile,
  options: LoadOptions & { readonly memory: ContentMemory },
): void {
  const { site } = loadSite(options.files, options.product, options.memory.data);
  options.memory.pages.start(file, { ...options, variables: variablesOf(site) });
}

function toFreePage(page: ParsedPage<CommonFrontMatter>): Draft<PageData> {
  const name = page.place.slice(PAGES_FOLDER.length + 1).replace(/\.mdx?$/, "");
  return toPage(page, pagePath(name, page.frontMatter?.slug));
}

/**
 * The order of posts: newest first, then by path. Queries sort the same way, comparing character
 * codes as Gatsby does.
 */
function newestFirst(posts: readonly PostData[]): PostData[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...posts].sort((a, b) => compare(b.date, a.date) || compare(a.path, b.path));
}
