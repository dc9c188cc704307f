import { isElement, stringProp, type TreeElement, type TreeNode } from "../documentTree";
import { headingLevel } from "../headings";
import { toLevel } from "./headingLevel";
import { inlineText, Outline, type OutlineSection } from "./outline";
import { COMPONENT_TEXTS } from "./outlineComponents";

/** Everything a reader sees of a page, by section. */
export function outlinePage(page: { readonly title: string; readonly tree: readonly TreeNode[] }): readonly OutlineSection[] {
  const outline = new Outline(page.title);
  addNodes(page.tree, outline);
  return outline.sections;
}

const BLOCK_ELEMENTS =
  /^(p|li|[uod]l|d[td]|table|caption|thead|tbody|tfoot|tr|t[hd]|blockquote|div|section|article|aside|header|footer|figure|figcaption|details|summary|pre|h[1-6]|hr|svg)$/;
const INLINE_COMPONENTS = new Set(["Term", "ExampleValue", "StatusBadge", "Image"]);

function isBlock(node: TreeElement): boolean {
  if (node.type === "Math") return node.props?.display === true;
  return BLOCK_ELEMENTS.test(node.type) || (/^[A-Z]/.test(node.type) && !INLINE_COMPONENTS.has(node.type));
}

/** Neighbouring inline nodes are one text; every block is on its own. */
function addNodes(nodes: readonly TreeNode[], outline: Outline): void {
  let inline: TreeNode[] = [];
  for (const node of nodes) {
    if (!isElement(node) || !isBlock(node)) {
      inline.push(node);
      continue;
    }
    outline.text(inlineText(inline));
    inline = [];
    addBlock(node, outline);
  }
  outline.text(inlineText(inline));
}

function addBlock(node: TreeElement, outline: Outline): void {
  const children = node.children ?? [];
  const level = headingLevel(node.type);
  const component = COMPONENT_TEXTS[node.type];
  if (component) component(node, outline, () => addNodes(children, outline));
  else if (level !== undefined) outline.heading(toLevel(Math.max(2, level)), stringProp(node, "id") ?? "", inlineText(children));
  else if (node.type === "tr") outline.row(...children.map((cell) => inlineText([cell])));
  else if (node.type === "dl") addPairs(children, outline);
  else if (node.type === "pre") outline.text(inlineText(children));
  else if (node.type === "section" && node.props?.["data-footnotes"] !== undefined)
    outline.atTop(() =>
      addNodes(
        children.filter((child) => isElement(child) && headingLevel(child.type) === undefined),
        outline,
      ),
    );
  else if (node.type !== "svg") addNodes(children, outline);
}

/** `dt` and the `dd` after it are one text: a name and what it stands for. */
function addPairs(nodes: readonly TreeNode[], outline: Outline): void {
  let names: string[] = [];
  for (const node of nodes.filter(isElement)) {
    const text = inlineText([node]);
    if (node.type === "dt") names.push(text);
    else if (node.type === "dd") {
      outline.text(names.length > 0 ? `${names.join(", ")}: ${text}` : text);
      names = [];
    } else addPairs(node.children ?? [], outline);
  }
  outline.text(names.join(", "));
}
