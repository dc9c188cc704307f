import path from "node:path";
import type { Node, NodePluginArgs } from "gatsby";
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
  toSource,
} from "./model/files/source";

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
 * The content as Gatsby's nodes hold it: every page is the body of an `Mdx` node; data is in the YAML `File` nodes of the same
 * sources, and in `_category_.json`.
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
  return place && typeof mdx.body === "string"
    ? toSource(place.path, plainText(mdx.body.replace(/^\n/, "")), place.folder)
    : undefined;
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

/**
 * Puts an empty line above a page, so that gatsby-plugin-mdx leaves its front matter in the body: YAML that it cannot parse would
 * stop the build without naming the file, and its data has no lines to report.
 */
export async function keepFrontMatter(
  node: Node,
  loadNodeContent: NodePluginArgs["loadNodeContent"],
): Promise<void> {
  node.internal.content = `\n${await loadNodeContent(node)}`;
}
