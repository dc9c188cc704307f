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
import { withCards, writeCards } from "./cards/cards";
import { commitDates, withCommitDates } from "./commitDates";
import { createNodes } from "./createNodes";
import { watchComponents } from "./liveComponents";
import { LivePages } from "./livePages";
import { BodyPool } from "./markdown/bodyPool";
import { menusOf, writeMenus } from "./menus";
import { type LoadOptions, loadContent, parseFile, parserOf } from "./model/content";
import { CONTENT_FOLDER, type SourceFile } from "./model/files/source";
import { routesOfSourcePages } from "./model/files/sourcePages";
import type { PageMemory } from "./model/page";
import type { Content, SiteData } from "./model/types";
import { isMarkdownFile, keepFrontMatter, pageOf, readNodeSources } from "./nodeSources";
import { buildNodes } from "./nodes";
import { parserVersionOf } from "./parserVersion";
import { readSite } from "./readSite";
import { parsedExtension, typeDefs } from "./schema";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.enableStatefulSourceNodes?.(); // createNodes deletes what is gone
  actions.createFieldExtension(parsedExtension);
  actions.createTypes(typeDefs);
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
/** The last report in development, which is not repeated for an edit that changes nothing of it. */
let reported = "";

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
  if (node.internal.type !== "Mdx") return keepFrontMatter(node, loadNodeContent);
  const root = process.cwd();
  const file = pageOf(node, getNode, root);
  early ??= readSite(root);
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
  const readAt = Date.now();
  const options = loadOptions(args, plugin, readNodeSources(args, process.cwd()));
  const { root } = options;
  const loaded = await loadContent(options);
  const content = options.development ? forWriters(loaded, options, plugin) : loaded;
  if (options.development) {
    livePages.replace(content, options.files, readAt);
  } else {
    memory = new Map(); // a build reads the content once
    await bodies?.close();
    bodies = undefined;
  }
  const { problems } = content;
  const errors = problems.filter(({ severity }) => severity === "error");
  const report = problems.length > 0 ? `${formatReport(problems)}\n` : "";
  if (report !== reported || errors.length > 0) process.stderr.write(report); // the reporter would wrap the lines
  reported = report;
  if (errors.length > 0)
    reporter[content.isSiteRead ? "panicOnBuild" : "panic"](
      "The content has errors; the report above names each of them.",
    ); // without site.yml development cannot start either
  for (const [fromPath, toPath] of content.redirects)
    args.actions.createRedirect({ fromPath, toPath, isPermanent: true });
  const menus = menusOf(content);
  writeMenus(path.join(root, "public"), menus);
  const folders = options.files.map(({ folder = CONTENT_FOLDER }) => folder.path);
  dates ??= commitDates(root, folders, reporter.warn); // commits made in the meantime show after a restart
  early = content.site;
  const { config } = early;
  const brand = config.cards ? readBrand(root, config) : undefined;
  const nodes = buildNodes(withCommitDates(content, dates), menus, options);
  const { nodes: withImages, cards } = withCards(nodes, config, brand);
  await createNodes(withImages, args);
  drawing = writeCards(cards, brand, path.join(root, "public"));
  if (options.development)
    drawing.catch((error) => reporter.error("Link previews are missing:", error));
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
  args.app.get(
    LIVE_PAGE_ADDRESS,
    livePages.connect(
      (files, only) => loadContent({ ...loadOptions(args, plugin, files), only }),
      (message) => args.reporter.warn(message),
    ),
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

/** Link previews are drawn while Gatsby goes on. */
export const onPostBuild: GatsbyNode["onPostBuild"] = () => drawing;
