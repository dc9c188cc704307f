import type { Expression } from "estree";
import type { Element, Nodes, Root } from "hast";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx";
import { html, type Schema, svg } from "property-information";
import type { ComponentNames } from "../../../../src/domain/componentSpec";
import {
  element,
  isNotBlank,
  type Json,
  type TreeNode,
  type TreeProps,
} from "../../../../src/domain/documentTree";
import { expressionOf, NotData, readValue } from "../mdast/expressions";
import { UNKNOWN_TAG, withoutUnknownTags } from "../mdast/unknownTags";
import type { Report } from "../report";
import { isHtmlTag, propsOf, reactName } from "./reactProps";
import { reportUnknownComponent } from "./unsafeMarkup";

type JsxElement = Extract<Expression, { type: "JSXElement" }>;
type JsxFragment = Extract<Expression, { type: "JSXFragment" }>;
type JsxChild = JsxElement["children"][number];
type JsxAttribute = JsxElement["openingElement"]["attributes"][number];
/** A property as read: its name and value, or those of a spread. */
type Entries = readonly (readonly [string, Json | undefined])[];

/**
 * The document tree of a parsed page. Expressions are read as data; what is more than data is
 * reported and left out.
 * @param text what was parsed
 */
export function hastToTree(
  root: Root,
  text: string,
  components: ComponentNames,
  report: Report,
): TreeNode[] {
  const nodes = new TreeReader(text, components, report).nodes(root.children, html);
  return withoutUnknownTags(nodes, components);
}

class TreeReader {
  constructor(
    private readonly text: string,
    private readonly components: ComponentNames,
    private readonly report: Report,
  ) {}

  nodes(children: readonly Nodes[], schema: Schema): TreeNode[] {
    return children.flatMap((child) => this.node(child, schema));
  }

  private node(node: Nodes, schema: Schema): TreeNode[] {
    const line = lineOf(node);
    switch (node.type) {
      case "text":
        return textNodes(node.value);
      case "element":
        return this.element(node, node.tagName === "svg" ? svg : schema);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const props = this.props(
          node.attributes.map((each) => () => this.entries(each)),
          line,
          isHtmlTag(node.name),
        );
        return tag(node.name, props, this.nodes(node.children, schema), line);
      }
      case "mdxFlowExpression":
      case "mdxTextExpression": {
        const expression = expressionOf(node.data?.estree);
        return expression ? this.expression(expression) : [];
      }
      default:
        return []; // comments, and imports, which are reported elsewhere
    }
  }

  private element(node: Element, schema: Schema): TreeNode[] {
    const children = this.nodes(node.children, schema);
    const kept = TABLE_PARTS.has(node.tagName) ? children.filter(isNotBlank) : children;
    return tag(node.tagName, propsOf(node, schema), kept, lineOf(node));
  }

  private props(
    attributes: readonly (() => Entries)[],
    line: number | undefined,
    isHtml: boolean,
  ): TreeProps {
    const props: Record<string, Json> = {};
    const unread: Entries = isHtml ? [] : [[UNREAD, null]];
    const entries = attributes.flatMap((read) => this.data(read, line) ?? unread);
    for (const [written, value] of entries) {
      const name = isHtml && !/^on/i.test(written) ? reactName(written, html, svg) : written;
      if (RESERVED.has(name))
        this.report("error", line, `A tag cannot have ${name}.`, "Remove it.");
      else if (name !== "key" && value !== undefined) props[name] = value;
    }
    return props;
  }

  /** The value of an expression; null when it is not data, which is reported. */
  private data<Value>(read: () => Value, line?: number): Value | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof NotData)) throw error;
      this.report("error", error.line ?? line, error.messageIn(this.text), error.fix);
      return null;
    }
  }

  /** The value of a property: undefined for null, which omits it, and null for what is reported as not being data. */
  private value(expression: Expression): Json | undefined {
    return this.data(() => readValue(expression) ?? undefined);
  }

  private entries(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Entries {
    if (attribute.type === "mdxJsxExpressionAttribute")
      return spreadEntries(expressionOf(attribute.data?.estree));
    const { name, value } = attribute;
    if (value === null || value === undefined || typeof value === "string")
      return [[name, value ?? true]];
    const expression = expressionOf(value.data?.estree);
    return [[name, expression && this.value(expression)]];
  }

  private jsxEntries(attribute: JsxAttribute): Entries {
    if (attribute.type === "JSXSpreadAttribute") return spreadEntries(attribute.argument);
    const name = jsxName(attribute.name);
    const { value } = attribute;
    if (value === null) return [[name, true]];
    const expression = value.type === "JSXExpressionContainer" ? value.expression : value;
    if (expression.type === "JSXEmptyExpression") return [];
    return [[name, this.value(expression)]];
  }

  /** Nodes of an expression among text: markup, text, numbers, and lists of these. */
  private expression(node: Expression): TreeNode[] {
    if (node.type === "JSXElement") return this.jsx(node);
    if (node.type === "JSXFragment") return this.jsxChildren(node);
    if (node.type === "ArrayExpression")
      return node.elements.flatMap((item) =>
        item === null ? [] : this.expression(item.type === "SpreadElement" ? item.argument : item),
      );
    const line = node.loc?.start.line;
    return this.data(() => valueNodes(readValue(node), line)) ?? tag(UNKNOWN_TAG, {}, [], line);
  }

  private jsx(node: JsxElement): TreeNode[] {
    const { name, attributes } = node.openingElement;
    const line = node.loc?.start.line;
    const type = jsxName(name);
    if (reportUnknownComponent(type, line, this.components, this.report))
      return tag(UNKNOWN_TAG, {}, this.jsxChildren(node), line);
    const props = this.props(
      attributes.map((attribute) => () => this.jsxEntries(attribute)),
      line,
      isHtmlTag(type),
    );
    return tag(type, props, this.jsxChildren(node), line);
  }

  private jsxChildren({ children }: JsxElement | JsxFragment): TreeNode[] {
    return children.flatMap((child) => this.jsxChild(child));
  }

  private jsxChild(child: JsxChild): TreeNode[] {
    switch (child.type) {
      case "JSXText":
        return textNodes(jsxText(child.value));
      case "JSXSpreadChild":
        return this.expression(child.expression);
      case "JSXExpressionContainer":
        return child.expression.type === "JSXEmptyExpression"
          ? []
          : this.expression(child.expression);
      default:
        return this.expression(child);
    }
  }
}

const TABLE_PARTS = new Set(["table", "thead", "tbody", "tfoot", "tr"]);
/** Placeholder for properties that could not be read, so that a component is not reported for lacking them. */
const UNREAD = "...";
/** Properties that mean something to React itself. */
const RESERVED = new Set(["children", "ref", "dangerouslySetInnerHTML", "__proto__"]);
const NEWLINE_FREE =
  /^([A-Z].*|ul|ol|dl|table|thead|tbody|tfoot|tr|blockquote|section|div|figure|details)$/;

/** An element without insignificant line breaks; a tag without a name becomes its children. */
function tag(
  name: string | null,
  props: TreeProps,
  children: readonly TreeNode[],
  line: number | undefined,
): TreeNode[] {
  if (name === null) return [...children];
  const kept = NEWLINE_FREE.test(name) ? children.filter((node) => node !== "\n") : children;
  return [element(name, props, kept, line)];
}

/** `{...{ a: 1 }}`; MDX gives the whole object, JSX only what follows the dots. */
function spreadEntries(expression: Expression | undefined): Entries {
  const value = expression && readValue(expression);
  if (value !== null && typeof value === "object" && !Array.isArray(value))
    return Object.entries(value).map(([name, each]) => [name, each ?? undefined]);
  throw new NotData(
    "A spread of properties is not an object.",
    'Write the properties out: <Card to="/" title="Start" />.',
    expression?.loc?.start.line,
  );
}

/** Line of a node; nodes that HTML adds, such as the space after a checkbox, have none. */
function lineOf({ position }: Nodes): number | undefined {
  const { start } = position ?? {};
  return start?.line;
}

/** The nodes of a value among text. */
function valueNodes(value: Json | undefined, line: number | undefined): TreeNode[] {
  if (value === undefined || value === null || typeof value === "boolean") return [];
  if (typeof value !== "object") return textNodes(String(value));
  throw new NotData(
    "An expression returns an object, which is not text.",
    "Write text, a number or markup.",
    line,
  );
}

function textNodes(text: string): TreeNode[] {
  return text === "" ? [] : [text];
}

function jsxName(name: JsxElement["openingElement"]["name"]): string {
  if (name.type === "JSXIdentifier") return name.name;
  return name.type === "JSXNamespacedName"
    ? `${name.namespace.name}:${name.name.name}`
    : `${jsxName(name.object)}.${name.property.name}`;
}

/** JSX text: line breaks with the indentation around them become one space. */
function jsxText(text: string): string {
  const lines = text.split("\n");
  return lines
    .map((line, index) => {
      const started = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? started : started.trimEnd();
    })
    .filter((line) => line !== "")
    .join(" ");
}
