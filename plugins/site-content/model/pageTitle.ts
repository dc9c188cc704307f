import type { ComponentSpecs } from "../../../src/domain/componentSpec";
import {
  element,
  isElement,
  mapTree,
  type TreeElement,
  type TreeNode,
  walk,
} from "../../../src/domain/documentTree";
import { headingText } from "../../../src/domain/headings";
import { countWords } from "../../../src/domain/readingTime";
import { INDEX_NAME } from "../../../src/domain/routes";
import { parseNumberPrefix } from "./files/source";

/** The title of a page without one: the name of its file, or of its folder if the file stands for it. */
export function nameOfPage(place: string): string {
  const [file = "", folder = file] = place.split("/").reverse();
  const { name } = parseNumberPrefix(file.replace(/\.mdx?$/, ""));
  return INDEX_NAME.test(name) ? parseNumberPrefix(folder).name : name;
}

/**
 * The title that a page's text begins with, after logos and badges: its first `#` heading. Templates show it, so it is removed
 * from the body; pictures in it stay. If the front matter has a title, only a heading that begins the page counts.
 */
export function takeTitle(
  nodes: readonly TreeNode[],
  isWanted: boolean,
  components: ComponentSpecs,
): { readonly tree: readonly TreeNode[]; readonly h1?: string } {
  const index = nodes.findIndex((node) => isElement(node) && (!isWanted || node.type === "h1"));
  const first = nodes[index];
  if (first === undefined || !isElement(first) || first.type !== "h1") return { tree: nodes };
  const h1 = headingText(first.children ?? [], components);
  const above = nodes.slice(0, index);
  const isTitle = countWords(above, components) < 3;
  const pictures = (first.children ?? []).filter(hasPicture);
  const shown = pictures.length > 0 ? [element("p", {}, pictures, first.line)] : [];
  return {
    tree: isTitle ? [...above, ...shown, ...nodes.slice(index + 1)] : nodes,
    ...(h1 !== "" && { h1 }),
  };
}

function hasPicture(node: TreeNode): boolean {
  let isFound = false;
  walk([node], ({ type }) => {
    isFound ||= type === "img";
  });
  return isFound;
}

/** Makes sections of a body's `#` headings, and lowers all headings below the first of them. */
export function demoteTitles(tree: readonly TreeNode[]): TreeNode[] {
  const first = tree.findIndex((node) => isElement(node) && node.type === "h1");
  const below = first < 0 ? tree.length : first;
  return [
    ...mapTree(tree.slice(0, below), (node) => (node.type === "h1" ? demoted(node) : node)),
    ...mapTree(tree.slice(below), (node) => (/^h[1-5]$/.test(node.type) ? demoted(node) : node)),
  ];
}

function demoted({ type, props, children, line }: TreeElement): TreeElement {
  return element(`h${Number(type.slice(1)) + 1}`, props, children, line);
}
