import { type ComponentSpecs, plainTree } from "../../domain/componentSpec";
import { isElement, stringProp, type TreeElement, type TreeNode } from "../../domain/documentTree";
import { toLevel } from "../../domain/headingLevel";
import { headingLevel } from "../../domain/headings";
import { isNoText } from "../../domain/treeText";
import { inlineText, Outline, type OutlineSection } from "./outline";

/** Everything a reader sees of a page, by section. */
export function outlinePage(
  page: { readonly title: string; readonly tree: readonly TreeNode[] },
  components: ComponentSpecs,
): readonly OutlineSection[] {
  const outline = new Outline(page.title);
  new PageOutliner(outline).addNodes(plainTree(page.tree, components));
  return outline.sections;
}

const BLOCK_ELEMENTS =
  /^(p|li|[uod]l|d[td]|table|caption|thead|tbody|tfoot|tr|t[hd]|blockquote|div|section|article|aside|header|footer|nav|figure|figcaption|details|summary|pre|h[1-6]|hr|svg)$/;

class PageOutliner {
  constructor(private readonly outline: Outline) {}

  /** Adjacent inline nodes make one text; every block makes its own. */
  addNodes(nodes: readonly TreeNode[]): void {
    let inline: TreeNode[] = [];
    for (const node of nodes) {
      if (!isElement(node) || !BLOCK_ELEMENTS.test(node.type)) {
        inline.push(node);
        continue;
      }
      this.outline.text(inlineText(inline));
      inline = [];
      if (!isNoText(node)) this.addBlock(node);
    }
    this.outline.text(inlineText(inline));
  }

  private addBlock(node: TreeElement): void {
    const { outline } = this;
    const { type, props = {}, children = [] } = node;
    const level = headingLevel(type);
    const section = stringProp(node, "data-section");
    if (level !== undefined)
      outline.heading(
        toLevel(Math.max(2, level)),
        stringProp(node, "id") ?? "",
        inlineText(children),
      );
    else if (section !== undefined)
      outline.scoped(outline.levelBelow(3), stringProp(node, "id") ?? "", section, () =>
        this.addNodes(children),
      );
    else if (type === "tr") outline.text(children.map(cellText).filter(Boolean).join(" · "));
    else if (type === "dl") this.addPairs(children);
    else if (type === "pre") outline.text(inlineText(children));
    else if (type === "section" && props["data-footnotes"] !== undefined)
      outline.atTop(() =>
        this.addNodes(
          children.filter((child) => isElement(child) && headingLevel(child.type) === undefined),
        ),
      );
    else if (type === "section") outline.within(() => this.addNodes(children));
    else if (type !== "svg") this.addNodes(children);
  }

  /** `dt` and the `dd` after it are one text: a term and its definition. A `dt` with an id has an address of its own. */
  private addPairs(nodes: readonly TreeNode[]): void {
    let names: string[] = [];
    let anchor: string | undefined;
    for (const node of nodes.filter(isElement)) {
      const text = inlineText([node]);
      if (node.type === "dt") {
        names.push(text);
        anchor ??= stringProp(node, "id");
      } else if (node.type === "dd" && anchor !== undefined) {
        this.outline.scoped(3, anchor, names.join(", "), () => this.outline.text(text));
        names = [];
        anchor = undefined;
      } else if (node.type === "dd") {
        this.outline.text(names.length > 0 ? `${names.join(", ")}: ${text}` : text);
        names = [];
      } else this.addPairs(node.children ?? []);
    }
    this.outline.text(names.join(", "));
  }
}

function cellText(cell: TreeNode): string {
  return inlineText([cell]).trim();
}
