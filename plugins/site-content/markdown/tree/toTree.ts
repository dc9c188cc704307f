import type { Element, Nodes, Root, RootContent } from "hast";
import { isValidHTMLNesting } from "validate-html-nesting";
import type { VFile } from "vfile";
import type { ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isElement,
  isNotBlank,
  type Json,
  type TreeNode,
  type TreeProps,
} from "../../../../src/domain/documentTree";
import { dataOr, expressionOf, readText, readValue } from "../expressions";
import { report } from "../report";
import { componentNode } from "./components";
import { elementNodes, isLeftOut } from "./elements";
import { propsOf, reactName } from "./reactProps";

/** A tag of HTML, or of MDX. */
type Tag = Element | Extract<RootContent, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** How deeply the elements of a page may be nested. */
const MAX_DEPTH = 300;
/** Elements that show no line breaks between their children. */
const BREAK_FREE =
  /^(?:[A-Z].*|ul|ol|dl|table|thead|tbody|tfoot|tr|blockquote|section|div|figure|details)$/;
const TABLE_PART = /^(?:table|thead|tbody|tfoot|tr)$/;
/** Properties that mean something to React itself. */
const RESERVED = /^(?:children|ref|dangerouslySetInnerHTML|innerHTML|__proto__)$/;

/**
 * The document tree of a page: only elements, attributes and components that pages may have get into it. Expressions are read as
 * data; what is more than data is reported and left out.
 * @throws RangeError for a page that nests elements too deeply
 */
export function toTree(root: Root, components: ComponentNames, file: VFile): TreeNode[] {
  return new TreeReader(components, file).nodes(root.children, 0);
}

class TreeReader {
  constructor(
    private readonly components: ComponentNames,
    private readonly file: VFile,
  ) {}

  nodes(children: readonly Nodes[], depth: number): TreeNode[] {
    if (depth > MAX_DEPTH) throw new RangeError("The page nests elements too deeply.");
    return children.flatMap((child) => this.node(child, depth));
  }

  private node(node: Nodes, depth: number): TreeNode[] {
    switch (node.type) {
      case "text":
        return node.value === "" ? [] : [node.value];
      case "element":
        return this.tag(node, node.tagName, depth);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return this.tag(node, node.name, depth);
      case "mdxFlowExpression":
      case "mdxTextExpression": {
        const expression = expressionOf(node.data?.estree);
        if (!expression) return [];
        const text = dataOr(this.file, () => readText(expression));
        return text ? [text] : [];
      }
      default:
        return []; // comments
    }
  }

  private tag(node: Tag, name: string | null, depth: number): TreeNode[] {
    const inside = name !== null && isLeftOut(name) ? [] : node.children;
    if (name === "picture") return this.nodes(inside.filter(isPicture), depth + 1); // pages make its other sizes
    const all = this.nodes(inside, depth + 1);
    if (name === null) return all;
    const line = lineOf(node);
    const props = this.props(node);
    const children = BREAK_FREE.test(name) ? all.filter((child) => child !== "\n") : all;
    if (/^[^a-z]|\./.test(name)) {
      const isOwn = isMade(node);
      return componentNode({ name, props, children, line, isOwn }, this.components, this.file);
    }
    const shown = TABLE_PART.test(name) ? children.filter(isNotBlank) : children;
    const [first, ...others] = elementNodes(
      { name, props: props ?? {}, children: shown, line },
      this.file,
    );
    if (first === undefined || !isElement(first)) return first ? [first, ...others] : [];
    return [withParagraphs(first, this.file), ...others];
  }

  /** The properties of a tag; undefined if one of a component's could not be read, which is reported. */
  private props(node: Tag): TreeProps | undefined {
    if (node.type === "element") return propsOf(node);
    const isHtml = /^[a-z][^.]*$/.test(node.name ?? "");
    const read = node.attributes.map((attribute) => dataOr(this.file, () => entriesOf(attribute)));
    if (!isHtml && read.includes(undefined)) return undefined;
    const props: Record<string, Json> = {};
    for (const [written, value] of read.flatMap((entries) => entries ?? [])) {
      const name = isHtml && !/^on/i.test(written) ? reactName(written) : written;
      if (RESERVED.test(name))
        report(this.file, "unsafe-html", lineOf(node), `A tag cannot have ${name}.`);
      else if (name !== "key" && value !== undefined && value !== null) props[name] = value;
    }
    return props;
  }
}

type Attribute = Exclude<Tag, { type: "element" }>["attributes"][number];

/** The name and value of an attribute; none for a comment. @throws NotData for a spread, `{...props}` */
function entriesOf(attribute: Attribute): [string, Json | undefined][] {
  const written = "name" in attribute ? attribute.value : attribute;
  if (typeof written !== "object" || written === null)
    return "name" in attribute ? [[attribute.name, written ?? true]] : [];
  const expression = expressionOf(written.data?.estree);
  const value = expression && readValue(expression);
  return "name" in attribute ? [[attribute.name, value]] : [];
}

function isPicture(node: Nodes): boolean {
  return ("tagName" in node ? node.tagName : "name" in node && node.name) === "img";
}

function lineOf({ position }: Tag): number | undefined {
  return position?.start.line;
}

/** Whether the chain made a tag, and not the author of the page. */
function isMade({ data }: Tag): boolean {
  return data !== undefined && "isMade" in data;
}

/**
 * An element without what browsers would take apart: MDX makes a paragraph of text on lines of its own, also inside `<p>`.
 * Other tags that HTML does not allow there are reported.
 */
function withParagraphs(node: Exclude<TreeNode, string>, file: VFile): Exclude<TreeNode, string> {
  const isFlat = /^(?:p|h[1-6]|summary|span)$/.test(node.type);
  const children = (node.children ?? []).flatMap((child) =>
    isFlat && isElement(child) && child.type === "p" ? (child.children ?? []) : [child],
  );
  const wrong = children
    .filter(isElement)
    .find(({ type }) => /^[a-z]/.test(type) && !isValidHTMLNesting(node.type, type));
  if (wrong) {
    const message = `<${wrong.type}> cannot be in <${node.type}>, so browsers move it.`;
    report(file, "dropped-html", wrong.line ?? node.line, message, "Put it elsewhere.");
  }
  const type = wrong && node.type === "p" ? "div" : node.type;
  return node.children ? element(type, node.props, children, node.line) : node;
}
