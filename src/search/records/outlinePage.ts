import { fromDescriptor } from "../../domain/componentFault";
import { type ComponentSpecs, isInline, specOf } from "../../domain/componentSpec";
import { isElement, stringProp, type TreeElement, type TreeNode } from "../../domain/documentTree";
import { toLevel } from "../../domain/headingLevel";
import { headingLevel } from "../../domain/headings";
import { inlineText, Outline, type OutlineSection } from "./outline";

/** Everything a reader sees of a page, by section. */
export function outlinePage(
  page: { readonly title: string; readonly tree: readonly TreeNode[] },
  components: ComponentSpecs,
): readonly OutlineSection[] {
  const outline = new Outline(page.title);
  new PageOutliner(outline, components).addNodes(page.tree);
  return outline.sections;
}

const BLOCK_ELEMENTS =
  /^(p|li|[uod]l|d[td]|table|caption|thead|tbody|tfoot|tr|t[hd]|blockquote|div|section|article|aside|header|footer|figure|figcaption|details|summary|pre|h[1-6]|hr|svg)$/;

class PageOutliner {
  constructor(
    private readonly outline: Outline,
    private readonly components: ComponentSpecs,
  ) {}

  /** Adjacent inline nodes make one text; every block makes its own. */
  addNodes(nodes: readonly TreeNode[]): void {
    let inline: TreeNode[] = [];
    for (const node of nodes) {
      if (!isElement(node) || !this.isBlock(node)) {
        inline.push(node);
        continue;
      }
      this.outline.text(this.textOf(inline));
      inline = [];
      this.addBlock(node);
    }
    this.outline.text(this.textOf(inline));
  }

  private isBlock(node: TreeElement): boolean {
    const spec = specOf(this.components, node.type);
    return spec ? !isInline(spec, node) : BLOCK_ELEMENTS.test(node.type);
  }

  private textOf(nodes: readonly TreeNode[]): string {
    return inlineText(nodes, this.components);
  }

  private addBlock(node: TreeElement): void {
    const { outline } = this;
    const children = node.children ?? [];
    const spec = specOf(this.components, node.type);
    const level = headingLevel(node.type);
    const write = spec?.outline;
    if (typeof write === "function")
      fromDescriptor(node, () => write(node, outline, () => this.addNodes(children)));
    else if (write === "plainText") outline.text(this.textOf([node]));
    else if (level !== undefined)
      outline.heading(
        toLevel(Math.max(2, level)),
        stringProp(node, "id") ?? "",
        this.textOf(children),
      );
    else if (node.type === "tr") outline.row(...children.map((cell) => this.textOf([cell])));
    else if (node.type === "dl") this.addPairs(children);
    else if (node.type === "pre") outline.text(this.textOf(children));
    else if (node.type === "section" && node.props?.["data-footnotes"] !== undefined)
      outline.atTop(() =>
        this.addNodes(
          children.filter((child) => isElement(child) && headingLevel(child.type) === undefined),
        ),
      );
    else if (node.type !== "svg") this.addNodes(children);
  }

  /** `dt` and the `dd` after it are one text: a term and its definition. */
  private addPairs(nodes: readonly TreeNode[]): void {
    let names: string[] = [];
    for (const node of nodes.filter(isElement)) {
      const text = this.textOf([node]);
      if (node.type === "dt") names.push(text);
      else if (node.type === "dd") {
        this.outline.text(names.length > 0 ? `${names.join(", ")}: ${text}` : text);
        names = [];
      } else this.addPairs(node.children ?? []);
    }
    this.outline.text(names.join(", "));
  }
}
