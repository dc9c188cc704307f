import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
import matter from "gray-matter";
import { placeOfSource } from "../../src/domain/contentPlace";
import { isPlainFile } from "./model/files/files";
import {
  CONTENT_FOLDER,
  DOCS_FOLDER,
  isCategoryFile,
  isContentFile,
  placeOf,
  readText,
  relativeTo,
  type SourceFile,
  type SourceFolder,
  splitFrontMatter,
} from "./model/files/source";
import { MAX_FRONT_MATTER, nestsTooDeeply } from "./yaml/yaml";

type Nodes = Pick<NodePluginArgs, "getNode" | "getNodesByType">;
type FileNode = Node & {
  readonly absolutePath: string;
  /** Path from the folder that the source plugin reads. */
  readonly relativePath: string;
  /** `name` of the gatsby-source-filesystem entry. */
  readonly sourceInstanceName: string;
  readonly ext: string;
};

/** `sourceInstanceName` of files that another source plugin downloads or writes. */
const PROGRAMMATIC = "__PROGRAMMATIC__";

/**
 * The content as Gatsby's nodes hold it: every page is an `Mdx` node; data is in the YAML `File` nodes of the same sources, and
 * in `_category_.json`. The text is that of the files, since reports give their line numbers.
 * @param root absolute path of the project
 */
export function readNodeSources({ getNode, getNodesByType }: Nodes, root: string): SourceFile[] {
  const pages = getNodesByType("Mdx").map((mdx) => sourceOf(mdx, getNode, root));
  const data = getNodesByType("File")
    .filter(
      (file) => isFile(file) && (/^\.ya?ml$/.test(file.ext) || isCategoryFile(file.relativePath)),
    )
    .map((file) => sourceOf(file, getNode, root));
  return [...pages, ...data].filter((file) => file !== undefined).sort(byPlace);
}

/** The content file of an `Mdx` or `File` node; undefined when it is not content, or has been deleted since. */
export function sourceOf(
  node: Node,
  getNode: Nodes["getNode"],
  root: string,
): SourceFile | undefined {
  const file = node.internal.type === "Mdx" ? getNode(node.parent ?? "") : node;
  if (!file || !isFile(file)) return undefined;
  const folder = folderOf(file, root);
  const base = path.resolve(root, folder.path);
  const inFolder = file.absolutePath.slice(base.length);
  if (!isContentFile(inFolder) || !isPlainFile(base, inFolder)) return undefined;
  try {
    return { path: relativeTo(root, file.absolutePath), folder, text: readText(file.absolutePath) };
  } catch {
    return undefined;
  }
}

/** The folder a source reads; files that a plugin downloads have none and belong directly to the docs. */
function folderOf(
  { absolutePath, relativePath, sourceInstanceName }: FileNode,
  root: string,
): SourceFolder {
  if (sourceInstanceName === PROGRAMMATIC)
    return { path: relativeTo(root, path.dirname(absolutePath)), place: DOCS_FOLDER };
  const folder = absolutePath.slice(0, -relativePath.length);
  return { path: relativeTo(root, folder), place: placeOfSource(sourceInstanceName) };
}

function isFile(node: Node): node is FileNode {
  return (
    node.internal.type === "File" &&
    typeof node.absolutePath === "string" &&
    typeof node.relativePath === "string" &&
    typeof node.sourceInstanceName === "string"
  );
}

/** Sorts files with the same place in the content: those of the content folder first, so that its `_category.yml` wins. */
function byPlace(a: SourceFile, b: SourceFile): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  if (first === second) return Number(isForeign(a)) - Number(isForeign(b));
  return first < second ? -1 : 1;
}

function isForeign({ folder }: SourceFile): boolean {
  return folder?.path !== CONTENT_FOLDER.path;
}

/** Whether gatsby-plugin-mdx will make an `Mdx` node from this node. */
export function isMarkdownFile(node: Node): boolean {
  return node.internal.type === "File" && /^\.mdx?$/.test(String(node.ext));
}

/** Front matter in JavaScript or JSON is not read, as in gatsby-plugin-mdx. */
const NO_ENGINES = { js: () => ({}), javascript: () => ({}), json: () => ({}) };

/**
 * Gives gatsby-plugin-mdx a file without its front matter if it could not parse that, or if its aliases expand without bound: the
 * plugin would stop the build without naming the file. Pages are parsed again from their file, and the report of all problems
 * lists each such page with its line.
 */
export async function hideInvalidFrontMatter(
  node: Node,
  loadNodeContent: NodePluginArgs["loadNodeContent"],
): Promise<void> {
  const text = await loadNodeContent(node);
  if (!isReadable(text)) node.internal.content = `\n${text}`;
}

function isReadable(text: string): boolean {
  // Read in the same way as pages: with a byte order mark or Windows line endings, front matter would not be recognised.
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const { yaml } = splitFrontMatter(plain);
  if (yaml === "" && plain.startsWith("---")) return false; // gatsby-plugin-mdx recognises more as front matter
  if (
    yaml.length > MAX_FRONT_MATTER ||
    nestsTooDeeply(yaml) ||
    /(^|[\s,:[{-])\*[^\s,\]}]/m.test(yaml)
  )
    return false;
  try {
    matter(text, { language: "yaml", engines: NO_ENGINES });
    return true;
  } catch {
    return false;
  }
}
