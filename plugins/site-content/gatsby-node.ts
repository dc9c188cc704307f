import path from "node:path";
import type { CreatePagesArgs, GatsbyNode, Node, PluginOptions } from "gatsby";
import {
  type ComponentSpecs,
  componentNames,
  componentsOption,
} from "../../src/domain/componentSpec";
import { LIVE_PAGE_ADDRESS } from "../../src/domain/livePage";
import { distinct, formatReport, type Problem } from "../../src/domain/problems";
import { publishAsset } from "./assets";
import { readBrand } from "./cards/brand";
import { withCards } from "./cards/cards";
import { writeCards } from "./cards/writeCards";
import { commitDates, withCommitDates } from "./commitDates";
import { createNodes, type NodeInput } from "./createNodes";
import { watchComponents } from "./liveComponents";
import { LivePages } from "./livePages";
import { BodyPool } from "./markdown/bodyPool";
import { menusOf, writeMenus } from "./menus";
import { type LoadOptions, loadContent, parseFile, parserOf } from "./model/content";
import { CONTENT_FOLDER, type SourceFile } from "./model/files/source";
import { routesOfSourcePages } from "./model/files/sourcePages";
import type { PageMemory } from "./model/page";
import { loadSite } from "./model/site/site";
import type { Content, SiteData } from "./model/types";
import {
  guardFrontMatter,
  isMarkdownFile,
  keepLinesAbove,
  pageOf,
  readNodeSources,
} from "./nodeSources";
import { buildNodes } from "./nodes";
import { parserVersionOf } from "./parserVersion";
import { siteFiles } from "./readSite";
import { parsedExtension, typeDefs } from "./schema";
import type { SiteConfig } from "./schemas/site";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.enableStatefulSourceNodes?.(); // createNodes deletes what is gone
  actions.createFieldExtension(parsedExtension);
  actions.createTypes(typeDefs);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Site: {
      config: {
        type: "SiteConfig!",
        resolve: (
          _source: unknown,
          _args: unknown,
          context: { nodeModel: { findOne: (query: object) => Promise<unknown> } },
        ) => context.nodeModel.findOne({ type: "SiteConfig", query: {} }),
      },
    },
  });
};

/** Option of the plugin: finds broken links in the content. */
type LinkCheck = (root: string, content: Content, now: string) => readonly Problem[];

const livePages = new LivePages(process.cwd());
let memory: PageMemory = new Map();
/** The site as it is before Gatsby has all files: every page uses its values. */
let early: SiteData | undefined;
let parserVersion: string | undefined;
let bodies: BodyPool | undefined;
/** The components as they were last saved in development; those of gatsby-config.ts before. */
let saved: ComponentSpecs | undefined;
let dates: ReadonlyMap<string, string> | undefined;

function loadOptions(
  { cache, pathPrefix }: Pick<CreatePagesArgs, "cache" | "pathPrefix">,
  plugin: PluginOptions,
  files: readonly SourceFile[],
) {
  const root = process.cwd();
  const components = saved ?? componentsOption(plugin);
  parserVersion ??= parserVersionOf(root, componentNames(components)); // the code of this process stays as it was loaded
  bodies ??= new BodyPool(root, componentNames(components));
  return {
    development: isDevelopment(),
    now: process.env.SITE_NOW ?? new Date().toISOString(),
    root,
    files,
    parseBody: bodies.parse,
    components,
    cache,
    memory,
    parserVersion,
    publish: (file: string) => publishAsset(root, file),
    pathPrefix,
    ownPages: () => routesOfSourcePages(root),
  };
}

export function shouldOnCreateNode({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "Mdx" || isMarkdownFile(node);
}

/** Starts the threads that parse pages while Gatsby prepares its schema. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args, plugin) => {
  loadOptions(args, plugin, []);
};

/** A page is parsed as soon as it has its `Mdx` node; problems are left for `createPages` to report. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args, plugin) => {
  const { node, getNode, loadNodeContent } = args;
  if (node.internal.type !== "Mdx") return guardFrontMatter(node, loadNodeContent);
  await keepLinesAbove(args);
  const root = process.cwd();
  const file = pageOf(node, getNode, root);
  early ??= loadSite(siteFiles(root)).site;
  if (file) void parseFile(file, { ...loadOptions(args, plugin, []), ...parserOf(early) });
};

/**
 * `Mdx` nodes → site nodes, once everything is sourced, and again after every change in development.
 * Runs before the site's own createPages because plugins come first. Every problem is reported at
 * once; a production build then stops and leaves the old site as it was.
 */
export const createPages: GatsbyNode["createPages"] = async (args, plugin) => {
  let seen: string;
  do {
    seen = stateOf(args);
    await makeNodes(args, plugin);
  } while (isDevelopment() && stateOf(args) !== seen); // Gatsby makes no pages from what is saved in the meantime
};

/** Differs whenever a file is added, changed or deleted. */
function stateOf({ getNodesByType }: CreatePagesArgs): string {
  return ["File", "Mdx"]
    .flatMap((type) => getNodesByType(type).map(({ id, internal }) => id + internal.contentDigest))
    .join();
}

async function makeNodes(args: CreatePagesArgs, plugin: PluginOptions): Promise<void> {
  const { reporter } = args;
  const options = loadOptions(args, plugin, readNodeSources(args, process.cwd()));
  const { root } = options;
  const loaded = await loadContent(options);
  const content = options.development ? forWriters(loaded, options, plugin) : loaded;
  if (options.development) {
    livePages.replace(content, options.files);
  } else {
    memory = new Map(); // a build reads the content once
    await bodies?.close();
    bodies = undefined;
  }
  const { problems } = content;
  const errors = problems.filter(({ severity }) => severity === "error");
  const fresh = options.development ? unseen(problems) : problems;
  if (fresh.length > 0) process.stderr.write(`${formatReport(fresh)}\n`); // the reporter would wrap the lines
  if (errors.length > 0)
    reporter[content.isSiteRead ? "panicOnBuild" : "panic"](
      "The content has errors; the report above names each of them.",
    ); // without site.yml development cannot start either
  for (const [fromPath, toPath] of content.redirects)
    args.actions.createRedirect({ fromPath, toPath, isPermanent: true });
  const menus = menusOf(content, options);
  writeMenus(path.join(root, "public"), menus);
  const folders = options.files.map(({ folder = CONTENT_FOLDER }) => folder.path);
  dates ??= commitDates(root, folders, reporter.warn); // commits made in the meantime show after a restart
  const nodes = buildNodes(withCommitDates(content, dates), menus, options);
  early = content.site;
  await createNodes(drawCards(nodes, content.site.config), args);
  drawing.catch((error) => options.development && reporter.error("No link previews:", error));
}

function isDevelopment(): boolean {
  return process.env.NODE_ENV !== "production";
}

/**
 * The content in development. Its problems include broken links, which a build finds in the built pages. While site.yml has an
 * error, it is the previous content with that error.
 */
function forWriters(
  content: Content,
  { root, now }: Pick<LoadOptions, "root" | "now">,
  plugin: PluginOptions,
): Content {
  if (!content.isSiteRead) return { ...(livePages.content ?? content), problems: content.problems };
  const check = plugin.checkLinks as LinkCheck | undefined;
  const links = check?.(root, content, now) ?? [];
  return { ...content, problems: distinct([...content.problems, ...links]) };
}

/** Shows a saved page at once in browsers that have it open; Gatsby makes its data later. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args, plugin) => {
  args.app.get(LIVE_PAGE_ADDRESS, livePages.connect);
  livePages.watch(
    (files, only) => loadContent({ ...loadOptions(args, plugin, files), only }),
    (message) => args.reporter.warn(message),
  );
  const root = process.cwd();
  watchComponents(
    root,
    async (components) => {
      saved = components;
      memory = new Map();
      await bodies?.close(); // its threads know the names of the components
      bodies = undefined;
      const { files } = livePages;
      const content = await loadContent(loadOptions(args, plugin, files));
      if (content.isSiteRead) livePages.replace(content, files);
    },
    (message) => args.reporter.warn(message),
  );
};

let drawing: Promise<void> = Promise.resolve();

/** Nodes with their link previews, which are drawn while Gatsby goes on. */
function drawCards(nodes: readonly NodeInput[], config: SiteConfig): readonly NodeInput[] {
  const root = process.cwd();
  const brand = config.cards ? readBrand(root, config) : undefined;
  const drawn = withCards(nodes, config, brand);
  drawing = drawing
    .catch(() => undefined)
    .then(() => writeCards(drawn.cards, brand, path.join(root, "public")));
  return drawn.nodes;
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await drawing;
};

let reported = new Set<string>();

/** Errors, and warnings that were not in the last report, so that an edit does not repeat old warnings. */
function unseen(problems: readonly Problem[]): Problem[] {
  const known = reported;
  const keyOf = (found: Problem) => JSON.stringify([found.file, found.line, found.message]);
  reported = new Set(problems.map(keyOf));
  return problems.filter((found) => found.severity === "error" || !known.has(keyOf(found)));
}
