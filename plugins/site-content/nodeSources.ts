import path from "node:path";
import type { CreateNodeArgs, Node, NodePluginArgs } from "gatsby";
import matter from "gray-matter";
import { placeOfSource } from "../../src/domain/contentPlace";
import { isPlainFile } from "./model/files/files";
import {
  CONTENT_FOLDER,
  DOCS_FOLDER,
  isCategoryFile,
  isContentFile,
  placeOf,
  plainText,
  readText,
  relativeTo,
  type SourceFile,
  type SourceFolder,
  splitFrontMatter,
  toSource,
} from "./model/files/source";
import { MAX_FRONT_MATTER } from "./yaml/yaml";

type Nodes = Pick<NodePluginArgs, "getNode" | "getNodesByType">;
type FileNode = Node & {
  readonly absolutePath: string;
  /** Path from the folder that the source plugin reads. */
  readonly relativePath: string;
  /** `name` of the gatsby-source-filesystem entry. */
  readonly sourceInstanceName: string;
  readonly ext: string;
};
/** What gatsby-plugin-mdx makes of a Markdown file. */
type MdxNode = Node & {
  readonly body: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  readonly fields?: { readonly linesAbove?: number };
};

/** `sourceInstanceName` of files that another source plugin downloads or writes. */
const PROGRAMMATIC = "__PROGRAMMATIC__";

/**
 * The content as Gatsby's nodes hold it: every page is an `Mdx` node; data is in the YAML `File` nodes of the same sources, and
 * in `_category_.json`.
 * @param root absolute path of the project
 */
export function readNodeSources({ getNode, getNodesByType }: Nodes, root: string): SourceFile[] {
  const pages = getNodesByType("Mdx").map((mdx) => pageOf(mdx, getNode, root));
  const data = getNodesByType("File").map((file) => dataOf(file, root));
  return [...pages, ...data].filter((file) => file !== undefined).sort(byPlace);
}

/** The page of an `Mdx` node; undefined when its file is not content, or has been deleted since. */
export function pageOf(mdx: Node, getNode: Nodes["getNode"], root: string): SourceFile | undefined {
  const file = getNode(mdx.parent ?? "");
  const place = file && isFile(file) && contentPlace(file, root);
  if (!place || !isMdx(mdx)) return undefined;
  const { frontmatter, body, fields } = mdx;
  if (body.startsWith(HIDDEN)) return toSource(place.path, plainText(body.slice(1)), place.folder);
  return {
    ...place,
    text: "\n".repeat(fields?.linesAbove ?? 0) + plainText(body),
    frontMatter: frontmatter,
    yaml: () => splitFrontMatter(readText(path.join(root, place.path))).yaml ?? "",
  };
}

/** A data file of the content; undefined for any other file. */
function dataOf(file: Node, root: string): SourceFile | undefined {
  if (!isFile(file)) return undefined;
  const isData = /^\.ya?ml$/.test(file.ext) || isCategoryFile(file.relativePath);
  const place = isData ? contentPlace(file, root) : undefined;
  return place && { ...place, text: readText(file.absolutePath) };
}

/** Where a file is in the content; undefined for one that is not content, or is reached through a symbolic link. */
function contentPlace(
  file: FileNode,
  root: string,
): Required<Pick<SourceFile, "path" | "folder">> | undefined {
  const folder = folderOf(file, root);
  const base = path.resolve(root, folder.path);
  const inFolder = file.absolutePath.slice(base.length);
  if (!isContentFile(inFolder) || !isPlainFile(base, inFolder)) return undefined;
  return { path: relativeTo(root, file.absolutePath), folder };
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
  const { absolutePath, relativePath, sourceInstanceName } = node;
  return (
    node.internal.type === "File" &&
    [absolutePath, relativePath, sourceInstanceName].every((each) => typeof each === "string")
  );
}

function isMdx(node: Node): node is MdxNode {
  return typeof node.body === "string" && typeof node.frontmatter === "object";
}

/** Sorts files with the same place in the content: those of the content folder first, so that its `_category.yml` wins. */
function byPlace(a: SourceFile, b: SourceFile): number {
  const [first, second] = [placeOf(a), placeOf(b)];
  const isForeign = ({ folder }: SourceFile) => Number(folder?.path !== CONTENT_FOLDER.path);
  if (first === second) return isForeign(a) - isForeign(b);
  return first < second ? -1 : 1;
}

/** Whether gatsby-plugin-mdx will make an `Mdx` node from this node. */
export function isMarkdownFile(node: Node): boolean {
  return node.internal.type === "File" && /^\.mdx?$/.test(String(node.ext));
}

/** The beginning of a page whose front matter gatsby-plugin-mdx gets as text. */
const HIDDEN = "\n---";
/** Front matter in JavaScript or JSON is not read, as in gatsby-plugin-mdx. */
const NO_ENGINES = { js: () => ({}), javascript: () => ({}), json: () => ({}) };

/**
 * Gives gatsby-plugin-mdx front matter that it cannot parse as text: it would stop the build without naming the file. Aliases
 * count as such, since they can expand without bound.
 */
export async function guardFrontMatter(node: Node, loadNodeContent: Load): Promise<void> {
  const text = await loadNodeContent(node);
  const end = text.indexOf("\n---", 3);
  const yaml = text.startsWith("---") || text.startsWith("\uFEFF---") ? text.slice(0, end) : "";
  try {
    const isSmall = yaml.length <= MAX_FRONT_MATTER && !/(^|[\s,:[{-])\*[^\s,\]}]/m.test(yaml);
    if (isSmall && !/^\uFEFF?---[ \t]*[a-z]/i.test(yaml)) {
      matter(text, { language: "yaml", engines: NO_ENGINES });
      return;
    }
  } catch {
    // reported with the page, which is parsed again with positions
  }
  node.internal.content = `\n${text.replace(/^\uFEFF/, "")}`;
}

type Load = NodePluginArgs["loadNodeContent"];

/** Keeps the number of lines above the body of an `Mdx` node, which its page is reported with. */
export async function keepLinesAbove({
  node,
  getNode,
  loadNodeContent,
  actions,
}: CreateNodeArgs): Promise<void> {
  const file = getNode(node.parent ?? "");
  if (!file || !isMdx(node)) return;
  const linesIn = (text: string) => text.split(/\r\n?|\n/).length;
  const value = linesIn(await loadNodeContent(file)) - linesIn(node.body);
  actions.createNodeField({ node, name: "linesAbove", value });
}
