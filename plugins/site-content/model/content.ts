import { cardGrid, cardsOf } from "../../../src/domain/folderCards";
import { buildToc } from "../../../src/domain/headings";
import { distinct, type Problem, problem, underRules } from "../../../src/domain/problems";
import { HOME_PATH, pagePath } from "../../../src/domain/routes";
import { type BuildMoment, isBuilt, type Visibility } from "../../../src/domain/visibility";
import type { CommonFrontMatter } from "../schemas/frontMatter";
import { docFrontMatter, pageFrontMatter, postFrontMatter } from "../schemas/frontMatter";
import { loadCategories } from "./docs/categories";
import { docPages } from "./docs/docPages";
import { folderCards, madeDoc } from "./docs/folderPages";
import { buildSidebar } from "./docs/sidebar";
import { ignoredFiles } from "./files/files";
import { BLOG_FOLDER, DOCS_FOLDER, isPage, PAGES_FOLDER, type SourceFile } from "./files/source";
import { type ResolveContext, resolvePage } from "./links/resolve";
import { resolveContext } from "./links/resolveContext";
import { type LineOf, type PageParser, type PageSchema, type ParsedPage, parsePage } from "./page";
import { emptyPages } from "./pageChecks";
import { resolvePreview } from "./pictures/pictureFile";
import { bylinesOf } from "./posts/bylines";
import { cutPost } from "./posts/excerpt";
import { toPost } from "./posts/posts";
import { oldAddresses, oldLinks, readRedirects } from "./redirects";
import { takenIds, wrongRoutes } from "./routeChecks";
import { pictureSizes } from "./site/brand";
import { loadSite, SITE_FILE, variablesOf } from "./site/site";
import type { Content, PageData, PostData, SiteData } from "./types";

export type LoadOptions = BuildMoment &
  Omit<PageParser, "variables" | "markdownFormat"> & {
    readonly files: readonly SourceFile[];
    readonly publish: (file: string) => string;
    /** Paths of the pages to resolve, all when omitted; the trees of others are empty. */
    readonly only?: ReadonlySet<string>;
    /** Base path of the build, such as `/docs`. */
    readonly pathPrefix?: string;
    /** Routes of pages that are code. */
    readonly ownPages: () => ReadonlySet<string>;
  };

/**
 * The whole content folder as data: parsed, linked, checked. Pages that this build omits (drafts, future posts) are checked too
 * but not returned. Never throws for bad content; every problem is in the result.
 */
export async function loadContent(options: LoadOptions): Promise<Content> {
  const { files, root } = options;
  const { site: written, isRead, problems: ofSite } = loadSite(files);
  const problems: Problem[] = [...ofSite];
  const folders = loadCategories(files, variablesOf(written.config), problems);
  const parsed = await parseAll(files, { ...options, ...parserOf(written) });
  const parsedPages = [...parsed.docs, ...parsed.posts, ...parsed.pages];
  const byFile = new Map(parsedPages.map((each) => [each.page.file, each]));
  const lineOf: LineOf = (file, key, index) => byFile.get(file)?.lineOf(key, index);
  const slugLine = (file: string) =>
    byFile.get(file)?.front.slug === undefined ? undefined : lineOf(file, "slug");

  const { categories, ...docs } = docPages(parsed.docs, folders, lineOf, options, problems);
  const known = { authors: { ...written.authors }, tags: { ...written.tags } };
  const drafts = {
    docs: [...docs.docs, ...docs.tagPages],
    posts: parsed.posts.map((post) => toPost(post, bylinesOf(post, known, problems), problems)),
    pages: parsed.pages.map(toFreePage),
  };
  const site = { ...written, ...known };
  const all = Object.values(drafts).flat();
  const sizes = pictureSizes(root, site, problems);
  const found = [
    ...parsedPages.map((page) => page.problems),
    ignoredFiles(root, files),
    wrongRoutes(root, all, slugLine),
    takenIds(drafts.docs),
  ];
  for (const each of found.flat()) problems.push(each); // a call takes about 100,000 arguments at most

  const isInBuild = (page: Visibility) => isBuilt(page, options);
  const built = {
    docs: drafts.docs.filter(isInBuild),
    posts: drafts.posts.filter(isInBuild),
    pages: drafts.pages.filter(isInBuild),
  };
  const sidebar = buildSidebar(docs.docs.filter(isInBuild), categories);
  const descriptions = new Map(built.docs.map((doc) => [doc.path, doc.description]));
  const textOf = (route: string) => descriptions.get(route);
  const ownPages = options.ownPages();
  const hasHome = Object.values(built).some((some) => some.some(({ path }) => path === HOME_PATH));
  if (!hasHome && !ownPages.has(HOME_PATH)) {
    const { product, description } = site.config;
    const tree = cardGrid(cardsOf(sidebar, textOf));
    built.docs.push(madeDoc({ path: HOME_PATH, title: product.name, description, tree }));
    const message = `No page has the route ${HOME_PATH}, so the build makes one.`;
    problems.push(problem("no-home", DOCS_FOLDER, undefined, message));
  }
  built.docs = built.docs.map((doc) =>
    doc.tree.length === 0 ? { ...doc, tree: folderCards(doc, sidebar, textOf) } : doc,
  );
  const pagesOfBuild = [...built.docs, ...built.posts, ...built.pages];
  const context = resolveContext(options, site, pagesOfBuild, sidebar, problems);
  const finish = <Data extends PageData>(page: Data) => {
    const finished = finishPage(page, context, byFile.get(page.file), options.only);
    for (const each of finished.problems) problems.push(each);
    return finished.page;
  };
  const finished = {
    docs: built.docs.map(finish),
    posts: newestFirst(built.posts.map(finish)),
    pages: built.pages.map(finish),
  };
  const addresses = oldAddresses(all, byFile, { categories, sidebar });
  const old = readRedirects(root, all, addresses, ownPages, problems);
  const redirects = new Map([...old].filter(([, to]) => context.byPath.has(to)));
  problems.push(
    ...Object.values(finished).flatMap((pages) => oldLinks(pages, redirects)),
    ...emptyPages(pagesOfBuild, problems),
  );
  // While a data file is wrong, its entries would be missing as well.
  const isDataWrong = ofSite.some(
    ({ severity, file }) => severity === "error" && file !== SITE_FILE,
  );
  const told = problems.filter(({ rule }) => !isDataWrong || !/^unknown-(?:name|tag)$/.test(rule));
  return {
    site,
    isSiteRead: isRead,
    pictureSizes: sizes,
    ...finished,
    categories,
    sidebar,
    redirects,
    problems: distinct(underRules(told, site.config.content)),
  };
}

/** What parsing pages needs of a site. */
export function parserOf(site: SiteData): Pick<PageParser, "variables" | "markdownFormat"> {
  const isMdx = site.config.content.format === "mdx";
  return { variables: variablesOf(site.config), markdownFormat: isMdx ? "mdx" : "md" };
}

/** Parses a page of any kind; undefined for a file that is not a page. */
export function parseFile(source: SourceFile, parser: PageParser) {
  if (isPage(source, DOCS_FOLDER)) return parsePage(source, docFrontMatter, parser);
  if (isPage(source, BLOG_FOLDER)) return parsePage(source, postFrontMatter, parser);
  return isPage(source, PAGES_FOLDER) ? parsePage(source, pageFrontMatter, parser) : undefined;
}

async function parseAll(files: readonly SourceFile[], parser: PageParser) {
  const parse = <Schema extends PageSchema>(folder: string, schema: Schema) =>
    Promise.all(
      files.filter((file) => isPage(file, folder)).map((file) => parsePage(file, schema, parser)),
    );
  const [docs, posts, pages] = await Promise.all([
    parse(DOCS_FOLDER, docFrontMatter),
    parse(BLOG_FOLDER, postFrontMatter),
    parse(PAGES_FOLDER, pageFrontMatter),
  ]);
  return { docs, posts, pages };
}

/**
 * Finishes a page: resolves its links, its pictures and what its components show of the site.
 * @param parsed its file; undefined for pages that the build makes
 */
function finishPage<Data extends PageData>(
  page: Data,
  context: ResolveContext,
  parsed: Pick<ParsedPage<CommonFrontMatter>, "front" | "lineOf"> | undefined,
  only: ReadonlySet<string> | undefined,
) {
  const { file, path, tree, tocLevels } = page;
  const { problems, headings, ...resolved } = resolvePage(
    file,
    only?.has(path) === false ? [] : tree,
    context,
  );
  const cut = cutPost(resolved.tree);
  const preview =
    parsed?.front.image === undefined
      ? undefined
      : resolvePreview(file, parsed.front.image, parsed.lineOf("image"), context);
  return {
    page: {
      ...page,
      ...resolved,
      ...("cut" in page ? cut : { tree: cut.tree }),
      toc: tocLevels ? buildToc(headings, ...tocLevels) : [],
      ...(preview?.image && { image: preview.image }),
    },
    problems: [...problems, ...(preview?.problems ?? [])],
  };
}

function toFreePage({ page, place, front }: ParsedPage<CommonFrontMatter>): PageData {
  const name = place.slice(PAGES_FOLDER.length + 1).replace(/\.mdx?$/, "");
  return { ...page, path: pagePath(name, front.slug) };
}

/** The order of posts: newest first, then by path, comparing character codes as Gatsby's queries do. */
function newestFirst(posts: readonly PostData[]): PostData[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...posts].sort((a, b) => compare(b.date, a.date) || compare(a.path, b.path));
}
