import path from "node:path";
import { stringify } from "yaml";
import { type LoadOptions, loadContent } from "../../plugins/site-content/model/content";
import { type SourceFile, toSource } from "../../plugins/site-content/model/files/source";
import { type ParsedPage, pageData } from "../../plugins/site-content/model/page";
import type {
  CategoryData,
  Content,
  DocData,
  PageData,
  PostData,
  SiteData,
} from "../../plugins/site-content/model/types";
import {
  type CommonFrontMatter,
  categorySchema,
} from "../../plugins/site-content/schemas/frontMatter";
import { siteSchema } from "../../plugins/site-content/schemas/site";
import * as builtIn from "../components/mdx/builtIn";
import { isElement, type TreeNode } from "../domain/documentTree";
import type { Problem } from "../domain/problems";
import { HOME_PATH } from "../domain/routes";
import { bodyParser } from "./bodyParser";

/** Content for tests: complete, small, and different from the default only where a test says so. */

export const VARIABLES = { product: "Harbour", productSlug: "harbour", ticker: "HBR" };

/** Root of the fixtures: it contains `content/` and `static/`, as in a real project. */
export const FIXTURES_ROOT = path.resolve("src/testing/fixtures");

/** A content file with its whole text. */
export function source(file: string, text: string): SourceFile {
  return toSource(file, text);
}

const SITE = {
  product: { name: VARIABLES.product, slug: VARIABLES.productSlug, ticker: VARIABLES.ticker },
  tagline: "Trade with the tide",
  description: "Documentation of {product}.",
  url: "https://docs.example.com",
  mainUrl: "https://www.example.com",
  banner: { image: "/banner.png", alt: "Tide lines" },
};

/** `content/site.yml` with other values at its top level; undefined omits a key. */
export function siteYml(overrides: Readonly<Record<string, unknown>> = {}): SourceFile {
  return source("content/site.yml", stringify({ ...SITE, ...overrides }));
}

const DATA_FILES: readonly SourceFile[] = [
  ["blog/authors.yml", "ada: { name: Ada }\ngrace: { name: Grace, title: Engineer }"],
  ["blog/tags.yml", "news: { label: News }\namm: { label: AMM }"],
  [
    "values.yml",
    "api.baseUrl: { value: https://api.example.com }\nurl.forum: { value: https://forum.example.com, confirmed: true }",
  ],
  [
    "glossary.yml",
    "- { id: slippage, term: Slippage, definition: A worse price than quoted., group: trading }",
  ],
  ["networks.yml", "- { id: testnet, label: Testnet, rows: [[Chain id, '6']] }"],
].map(([file, text]) => source(`content/${file}`, `${text}\n`));

/** A complete content folder: the given files, plus site.yml and the data files that are not given. */
export function withSite(files: readonly SourceFile[]): SourceFile[] {
  const given = new Set(files.map((file) => file.path));
  return [...[siteYml(), ...DATA_FILES].filter((file) => !given.has(file.path)), ...files];
}

export const PRODUCTION = { development: false, now: "2026-06-01T00:00:00.000Z" };
export const DEVELOPMENT = { ...PRODUCTION, development: true };

export const parseBody = bodyParser(builtIn);

/**
 * Loads files as a production build would, for a site whose start page is code. Published assets get the path `/assets/<file>`.
 * The builder's own tags may stay unused.
 */
export async function load(
  files: readonly SourceFile[],
  options: Partial<LoadOptions> = {},
): Promise<Content> {
  const loaded = await loadContent({
    root: FIXTURES_ROOT,
    files: withSite(files),
    parseBody,
    components: builtIn,
    publish: (file) => `/assets/${file}`,
    ownPages: () => new Set([HOME_PATH]),
    ...PRODUCTION,
    ...options,
  });
  const given = new Set(files.map((file) => file.path));
  const own = DATA_FILES.filter((file) => !given.has(file.path)).map((file) => file.path);
  return {
    ...loaded,
    problems: loaded.problems.filter(
      ({ file, severity }) => severity === "error" || !own.includes(file),
    ),
  };
}

export function site(overrides: Partial<SiteData> = {}): SiteData {
  return {
    pictures: [],
    config: siteSchema.parse(SITE),
    routes: [],
    expiresLine: 1,
    authors: { ada: { name: "Ada" } },
    tags: { news: { label: "News" } },
    values: {},
    glossary: [],
    networks: [],
    search: { synonyms: [], oneWay: [] },
    ...overrides,
  };
}

export function page(overrides: Partial<PageData> = {}): PageData {
  return {
    file: "content/pages/a.md",
    path: "/a",
    title: "A",
    description: "About A.",
    keywords: [],
    draft: false,
    unlisted: false,
    hideTitle: false,
    tree: [],
    toc: [],
    words: 10,
    links: [],
    images: [],
    exampleKeys: [],
    ...overrides,
  };
}

export function doc(overrides: Partial<DocData> = {}): DocData {
  return {
    ...page({ file: "content/docs/a.md" }),
    docId: "a",
    folder: "",
    sidebarLabel: "A",
    position: 1,
    tags: [],
    front: {},
    ...overrides,
  };
}

export function post(overrides: Partial<PostData> = {}): PostData {
  return {
    ...page({ file: "content/blog/2026-01-15-a.md", path: "/blog/a" }),
    date: "2026-01-15T00:00:00.000Z",
    authors: [],
    tags: [],
    cut: 0,
    truncated: true,
    ...overrides,
  };
}

/** The category of a folder whose file says this. */
export function category(
  folder: string,
  said: Readonly<Record<string, unknown>> = {},
): CategoryData {
  const config = categorySchema.parse(said);
  return {
    folder,
    file: `content/docs/${folder}`,
    said: config,
    lineOf: () => 1,
    name: folder.split("/").at(-1) ?? "",
    ...(typeof config.link === "string" && { link: config.link }),
  };
}

export function content(overrides: Partial<Content> = {}): Content {
  return {
    site: site(),
    isSiteRead: true,
    pictureSizes: new Map([["/banner.png", { width: 1200, height: 630 }]]),
    docs: [],
    posts: [],
    pages: [],
    categories: [],
    redirects: new Map(),
    sidebar: [],
    problems: [],
    ...overrides,
  };
}

/** A parsed file whose front matter keys are on consecutive lines in the listed order, from line 2. */
export function parsed<FrontMatter extends Partial<CommonFrontMatter>>(
  front: FrontMatter,
  place = "content/docs/a.md",
  tree: readonly TreeNode[] = [],
): ParsedPage<FrontMatter> {
  const lineOf = (key: string) => Object.keys(front).indexOf(key) + 2;
  return { page: pageData(place, "A", front, tree, builtIn), place, front, lineOf, problems: [] };
}

/** A tree as short markup without source lines: `<p>One <Card to="/x"/></p>`. Line breaks between blocks are omitted. */
export function markup(nodes: readonly TreeNode[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node.trim() === "" && node.includes("\n") ? "" : node;
      const props = Object.entries(node.props ?? {}).map(
        ([name, value]) => ` ${name}=${JSON.stringify(value)}`,
      );
      return node.children
        ? `<${node.type}${props.join("")}>${markup(node.children)}</${node.type}>`
        : `<${node.type}${props.join("")}/>`;
    })
    .join("");
}

/** Markdown as markup, and its problems as `line: message`. */
export async function compiled(
  body: string,
  format: "md" | "mdx" = "md",
): Promise<{ html: string; problems: string[] }> {
  const { tree, problems } = await treeOf(body, format);
  return { html: markup(tree), problems: problems.map(atLine) };
}

/** The document tree of Markdown, and its problems. */
export async function treeOf(
  text: string,
  format: "md" | "mdx" = "md",
): Promise<{ tree: readonly TreeNode[]; problems: readonly Problem[] }> {
  return parseBody({ file: `content/docs/a.${format}`, text, format, variables: VARIABLES });
}

/** A problem in the form that tests compare: `5: Wrong.`, with `warning` in front if it is one. */
export function atLine({ severity, line, message }: Problem): string {
  return `${severity === "warning" ? "warning " : ""}${line ?? "?"}: ${message}`;
}
