import type { PageSummary } from "../../../src/domain/componentSpec";
import { distinct, type Problem, underRules } from "../../../src/domain/problems";
import { HOME_PATH, pagePath } from "../../../src/domain/routes";
import { buildSidebar } from "../../../src/domain/sidebar";
import { type BuildMoment, isBuilt, isListed } from "../../../src/domain/visibility";
import type { Validated } from "../yaml/yaml";
import { loadCategories, toSidebarFolder } from "./docs/categories";
import { DocNames } from "./docs/docNames";
import { type Draft, daysAhead, toDoc, toPage } from "./docs/docs";
import { folderCards, folderPages } from "./docs/folderPages";
import { madeHome, noHome } from "./docs/homePage";
import { findNeighbours } from "./docs/neighbours";
import { docTagPages, sharedTags } from "./docs/tagPages";
import { DataFiles } from "./files/dataFiles";
import { oddFiles } from "./files/files";
import { type Memo, memoizeLast } from "./files/memo";
import { CONTENT_FOLDER, PAGES_FOLDER, type SourceFile } from "./files/source";
import { overwrittenFiles } from "./files/staticFiles";
import { anchorsOf } from "./links/nearAnchor";
import { type ResolveContext, type ResolvedPage, resolvePage } from "./links/resolve";
import { shownOn } from "./links/shownOn";
import type { PageParser, ParsedPage } from "./page";
import { emptyPages } from "./pageChecks";
import { PageParses } from "./pageParses";
import { resolvePreview } from "./pictures/pictureFile";
import { bylineProblems } from "./posts/bylines";
import { withInlineBylines } from "./posts/inlineBylines";
import { toPost } from "./posts/posts";
import { categoryLinks, oddPaths, sharedIds, sharedPaths } from "./routeChecks";
import { brandProblems, shownLogoWidth } from "./site/brandProblems";
import { loadSite, variablesOf } from "./site/site";
import type { Content, PageData, PostData, SiteData } from "./types";
import { misspeltVariables, unknownFacts } from "./variableChecks";
import { TIME_LIMIT, tooSlow, unparsed, withinTime } from "./withinTime";

export type LoadOptions = BuildMoment &
  Omit<PageParser, "variables"> & {
    /** Absolute path of the project. */
    readonly root: string;
    readonly files: readonly SourceFile[];
    /** What this process has read before. */
    readonly memory?: ContentMemory;
    readonly product?: Partial<SiteData["config"]["product"]>;
    readonly publish: (file: string) => string;
    /** Paths of the pages to resolve, all when left out; the trees of others are empty. */
    readonly only?: ReadonlySet<string>;
    /** Base path of the build, such as `/docs`. */
    readonly pathPrefix?: string;
    /** Routes of pages that are code: asked for once, by a load and not by each page that is parsed before it. */
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
 * The whole content folder as data: parsed, linked, checked. Pages that this build leaves out (drafts, future posts)
 * are checked too but not returned. Never throws for bad content; every problem is in the result.
 */
export async function loadContent(options: LoadOptions): Promise<Content> {
  const { pages: parses, data } = options.memory ?? createMemory();
  const { site: written, isRead, problems } = loadSite(options.files, options.product, data);
  const variables = variablesOf(written);
  problems.push(...unknownFacts(options.files, written), ...misspeltVariables(options.files));
  const folders = loadCategories(options.files, variables);
  problems.push(...folders.problems);
  const previews = new Map<string, { readonly src: string; readonly line: number }>();
  const slugLines = new Map<string, number>();
  const slugLine = (file: string) => slugLines.get(file);
  const collect = async <Page extends ParsedPage<{ slug?: unknown }>>(
    parsing: Promise<Page[]>,
  ): Promise<Page[]> => {
    const pages = await parsing;
    for (const { file, image, frontMatter, lineOf, problems: found } of pages) {
      for (const each of found) problems.push(each); // a call takes some 100,000 arguments at most
      if (image !== undefined) previews.set(file, { src: image, line: lineOf("image") });
      if (frontMatter?.slug !== undefined) slugLines.set(file, lineOf("slug"));
    }
    return pages;
  };
  const parser = { ...options, variables };
  const parsing = {
    docs: parses.docs.parseAll(options.files, parser),
    posts: parses.posts.parseAll(options.files, parser),
    pages: parses.pages.parseAll(options.files, parser),
  };
  const parsedDocs = await collect(parsing.docs);
  const lines = new Map(parsedDocs.map(({ file, lineOf }) => [file, lineOf]));
  const positioned = parsedDocs.map((page) => toDoc(page, folders.categories));
  const names = new DocNames(positioned);
  const { categories, made, problems: unknownDocs } = folderPages(folders.categories, names);
  const neighbours = findNeighbours(positioned, names, (file, key) => lines.get(file)?.(key));
  problems.push(...unknownDocs, ...neighbours.problems);
  const tagged = docTagPages(
    neighbours.docs.filter((doc) => isBuilt(doc, options) && isListed(doc, options)),
  );
  const docs = [...neighbours.docs, ...made, ...tagged];
  const parsedPosts = await collect(parsing.posts);
  const site = withInlineBylines(written, parsedPosts);
  const posts = parsedPosts.map((page) => {
    const { post, problems: found } = toPost(page, site);
    problems.push(...found);
    return post;
  });
  const pages = (await collect(parsing.pages)).map((page) =>
    toPage(
      page,
      pagePath(
        page.place.slice(PAGES_FOLDER.length + 1).replace(/\.mdx?$/, ""),
        page.frontMatter?.slug,
      ),
    ),
  );
  const all = [...docs, ...posts, ...pages];
  problems.push(
    ...oddFiles(options.root, options.files),
    ...sharedPaths(options.root, all, slugLine),
    ...oddPaths(all, slugLine, categories),
    ...sharedIds(docs),
    ...sharedTags(positioned, (file, index) => lines.get(file)?.("tags", index)),
    ...parsedDocs.flatMap((page) => daysAhead(page, options.now)),
    ...bylineProblems(options, site, posts),
    ...brandProblems(options.root, site),
  );

  const built = {
    docs: docs.filter((doc) => isBuilt(doc, options)),
    posts: posts.filter((post) => isBuilt(post, options)),
    pages: pages.filter((page) => isBuilt(page, options)),
  };
  const placed = built.docs.filter((doc) => !tagged.includes(doc));
  const sidebar = buildSidebar(toSidebarFolder(placed, categories));
  const descriptions = new Map(built.docs.map((doc) => [doc.path, doc.description]));
  const textOf = (route: string) => descriptions.get(route);
  const routes = new Set([
    ...options.ownPages(),
    ...Object.values(built)
      .flat()
      .map(({ path }) => path),
  ]);
  if (!routes.has(HOME_PATH)) {
    built.docs.push(madeHome({ ...built, site, sidebar, textOf }));
    problems.push(noHome());
  }
  built.docs = built.docs.map((doc) =>
    doc.tree.length === 0 ? { ...doc, tree: folderCards(doc, sidebar, textOf) } : doc,
  );
  const pagesOfBuild = [...built.docs, ...built.posts, ...built.pages];
  const context = resolveContext(options, site, pagesOfBuild, sidebar, problems);
  const { timeLimit = TIME_LIMIT } = options;
  const resolved = ({ file, path }: Draft<PageData>, tree: PageData["tree"]): ResolvedPage => {
    if (options.only?.has(path) === false) return resolvePage(file, [], context);
    const found = withinTime(() => resolvePage(file, tree, context), timeLimit)?.value;
    problems.push(...(found?.problems ?? [unparsed(file, undefined, tooSlow(timeLimit))]));
    return found ?? resolvePage(file, [], context);
  };
  const finish = <Data extends Draft<PageData>>(
    page: Data,
  ): Data & Pick<PageData, "links" | "images" | "exampleKeys" | "image"> => {
    const { tree, links, images, exampleKeys } = resolved(page, page.tree);
    const named = previews.get(page.file);
    const preview = named && resolvePreview(page.file, named.src, named.line, context);
    problems.push(...(preview?.problems ?? []));
    return {
      ...page,
      tree,
      links,
      images,
      exampleKeys,
      ...(preview?.image && { image: preview.image }),
    };
  };
  const finished = {
    docs: built.docs.map(finish),
    posts: newestFirst(built.posts.map(finish)),
    pages: built.pages.map(finish),
  };
  problems.push(
    ...emptyPages([...built.docs, ...built.pages], problems),
    ...categoryLinks(categories, context.byPath),
    ...overwrittenFiles(options.root, site, pagesOfBuild, options.ownPages()),
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

/** Begins to parse a page, so that `loadContent` finds it parsed; problems are left for it to report. */
export function startParsing(
  file: SourceFile,
  options: LoadOptions & { readonly memory: ContentMemory },
): void {
  const { site } = loadSite(options.files, options.product, options.memory.data);
  options.memory.pages.start(file, { ...options, variables: variablesOf(site) });
}

function resolveContext(
  options: LoadOptions,
  site: SiteData,
  pages: readonly Draft<PageData>[],
  sidebar: Content["sidebar"],
  problems: Problem[],
): ResolveContext {
  const targets = pages.map((page): [Draft<PageData>, PageSummary] => [
    page,
    { path: page.path, title: page.title, description: page.description, words: page.words },
  ]);
  const data = new DataFiles(options.files, problems);
  const folders = new Map(options.files.map(({ path, folder }) => [path, folder]));
  return {
    root: options.root,
    folderOf: (page) => folders.get(page) ?? CONTENT_FOLDER,
    site,
    sidebar,
    byFile: new Map(targets.map(([page, target]) => [page.file, target])),
    byPath: new Map(targets.map(([page, target]) => [page.path, target])),
    components: options.components,
    shownOn: shownOn(pages),
    data: (file) => data.get(file),
    anchorsAt: anchorsOf(pages),
    siteAddress: site.config.url + (options.pathPrefix ?? ""),
    logoWidth: shownLogoWidth(options.root, site),
    publish: options.publish,
  };
}

/**
 * The order of posts: newest first, then by path. Queries sort the same way, comparing character
 * codes as Gatsby does.
 */
function newestFirst(posts: readonly PostData[]): PostData[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...posts].sort((a, b) => compare(b.date, a.date) || compare(a.path, b.path));
}
