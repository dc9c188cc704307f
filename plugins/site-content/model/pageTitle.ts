import type { ComponentSpecs } from "../../../src/domain/componentSpec";
import {
  element,
  isElement,
  stringProp,
  type TreeElement,
  type TreeNode,
  walk,
} from "../../../src/domain/documentTree";
import { headingText } from "../../../src/domain/headings";

/**
 * A page's first `#` heading is its title; templates show it, so it is removed from the body. Pictures, badges and links may come
 * before it; after prose it also stays there as a section. If the front matter has a title, only a heading that begins the page
 * counts. Later ones are sections. Pictures in it stay above the text. A link to its anchor, such as a README's "back to top",
 * leads to the top of the body.
 */
export function takeTitle(
  nodes: readonly TreeNode[],
  wanted: boolean,
  components: ComponentSpecs,
): { tree: readonly TreeNode[]; h1?: string } {
  const index = nodes.findIndex(
    (node) => isElement(node) && (wanted ? node.type === "h1" : !isBlank(node)),
  );
  const first = nodes[index];
  if (first === undefined || !isElement(first) || first.type !== "h1") return { tree: nodes };
  const h1 = headingText(first.children ?? [], components);
  if (nodes.slice(0, index).some((node) => isElement(node) && isProse(node)))
    return { tree: nodes, ...(h1 !== "" && { h1 }) };
  const id = stringProp(first, "id");
  const above = nodes.slice(0, index).filter((node) => !isElement(node) || !isBlank(node));
  const pictures = picturesIn(first.children ?? []);
  const shown = pictures.length > 0 ? [element("p", {}, pictures, first.line)] : [];
  const rest = [...above, ...shown, ...nodes.slice(index + 1)];
  const tree =
    id !== undefined && linksTo(rest, `#${id}`) ? [element("span", { id }, []), ...rest] : rest;
  return { tree, ...(h1 !== "" && { h1 }) };
}

/** The pictures in nodes, with their links. */
function picturesIn(nodes: readonly TreeNode[]): TreeElement[] {
  return nodes.filter(isElement).flatMap((node) => {
    const inside = picturesIn(node.children ?? []);
    if (node.type === "img" || node.type === "picture") return [node];
    return node.type === "a" && inside.length > 0 ? [{ ...node, children: inside }] : inside;
  });
}

/** A paragraph without a visible character, such as one with only `&nbsp;`. */
function isBlank({ type, children = [] }: TreeElement): boolean {
  return type === "p" && children.every((node) => !isElement(node) && node.trim() === "");
}

/** A paragraph with at least this many words outside links is not a list of badges or languages. */
const PROSE_WORDS = 3;

/** A section, a list, a table, code or a paragraph of text: content that never precedes a title. */
function isProse({ type, props, children = [] }: TreeElement): boolean {
  if (/^(?:h[2-6]|ul|ol|table|CodeBlock)$/.test(type)) return true;
  if (type !== "p" || props?.align !== undefined) return false;
  const words = children.flatMap((node) =>
    isElement(node) ? [] : (node.match(/\p{L}{2,}/gu) ?? []),
  );
  return words.length >= PROSE_WORDS;
}

function linksTo(tree: readonly TreeNode[], href: string): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.type === "a" && stringProp(node, "href") === href;
  });
  return found;
}
