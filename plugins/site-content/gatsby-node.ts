import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { createNodes, NODE_TYPES } from "./createNodes";
import { BodyPool } from "./markdown/bodyPool";
import { createMemory, loadContent, startParsing } from "./model/content";
import { digest, readSources } from "./model/source";
import { buildNodes, postMenuFile, sidebarFile } from "./nodes";
import { formatReport } from "./problems";
import { recipeDigest } from "./recipe";
import { typeDefs } from "./schema";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers({
    Site: {
      config: {
        type: "SiteConfig!",
        resolve: (_source: unknown, _args: unknown, context: { nodeModel: { findOne: (query: object) => Promise<unknown> } }) =>
          context.nodeModel.findOne({ type: "SiteConfig", query: {} }),
      },
    },
  });
};

/** Keeps last build's nodes alive until `createPages` has read the content again. */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, getNodesByType }) => {
  for (const type of NODE_TYPES) for (const node of getNodesByType(type)) actions.touchNode(node);
};

let memory = createMemory();
const bodies = new BodyPool(process.cwd());

function loadOptions({ cache }: Pick<CreatePagesArgs, "cache">) {
  const root = process.cwd();
  return {
    development: process.env.NODE_ENV !== "production",
    now: process.env.SITE_NOW ?? new Date().toISOString(),
    root,
    files: readSources(root, "content"),
    parseBody: bodies.parse,
    cache,
    memory,
    recipe: recipeDigest(root),
    publish: (file: string) => publishAsset(root, file),
  };
}

/** Pages are parsed in threads of their own while Gatsby starts. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => startParsing(loadOptions(args));

/**
 * File and Mdx nodes → site nodes, once everything is sourced, and again after every change in develop.
 * Runs before the site's own createPages because plugins come first. Every problem is reported at once; a production
 * build then stops and leaves the old site as it was.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { reporter } = args;
  const options = loadOptions(args);
  const { root } = options;
  const content = await loadContent(options);
  if (!options.development) {
    memory = createMemory(); // a build reads the content once
    await bodies.close();
  }
  const errors = content.problems.filter(({ severity }) => severity === "error");
  if (content.problems.length > 0) process.stderr.write(`${formatReport(content.problems)}\n`); // the reporter would wrap the lines
  if (errors.length > 0) reporter.panicOnBuild("The content has errors; the report above names each of them.");
  writeShared(root, sidebarFile(content.sidebar));
  writeShared(root, postMenuFile(content, options));
  await createNodes(buildNodes(content, options), args);
};

/** Small menus are in every page; a large one is fetched from here, part by part as readers open it. */
function writeShared(root: string, file: ReturnType<typeof postMenuFile>): void {
  if (!file) return;
  mkdirSync(path.join(root, "public"), { recursive: true });
  writeFileSync(path.join(root, "public", file.path), file.text);
}

/** Copies a file of the content folder to a path named by its content, and gives that path. */
function publishAsset(root: string, file: string): string {
  const source = path.join(root, file);
  const target = `/assets/${digest(readFileSync(source, "base64")).slice(0, 10)}/${path.basename(file)}`;
  const full = path.join(root, "public", target);
  mkdirSync(path.dirname(full), { recursive: true });
  copyFileSync(source, full);
  return target;
}
