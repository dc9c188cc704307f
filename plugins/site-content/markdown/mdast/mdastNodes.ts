import type { Nodes, Paragraph, Parent, PhrasingContent, Root, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";

/** A pass over a page's tree: it changes the tree, or reports what it finds. `source` holds the text that was parsed. */
export type TreePass = (tree: Root, source: { readonly value: unknown }) => void;

/** A tag of MDX, between blocks or in a line. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** A component or an element, as a block or inside a line. */
export function isJsx(node: Nodes): node is Jsx {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** Replaces attributes that are expressions, `a={b}`, with the values that `fill` returns for them. */
export function fillAttributes(
  { attributes }: Jsx,
  fill: (expression: string) => string | undefined,
): void {
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "object") continue;
    const value = attribute.value && fill(attribute.value.value);
    if (typeof value === "string") attribute.value = value;
  }
}

/** The node of a component with plain text attributes. */
export function jsx(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly Nodes[],
): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: "mdxJsxAttribute",
      name: key,
      value,
    })),
    children: [...children] as MdxJsxFlowElement["children"],
  };
}

/** The label of a `:::` container, `:::note[Label]`, and the content below it. */
export function labelAndBody({ children }: ContainerDirective): {
  readonly label: Paragraph | undefined;
  readonly body: readonly RootContent[];
} {
  const [first, ...rest] = children;
  const isLabel = first?.type === "paragraph" && first.data && "directiveLabel" in first.data;
  return isLabel ? { label: first, body: rest } : { label: undefined, body: children };
}

/** The first line of a paragraph, and what is below it. */
export function atFirstLine({ children }: Paragraph): {
  readonly line: PhrasingContent[];
  readonly below: PhrasingContent[];
} {
  const isEnd = (node: PhrasingContent) =>
    node.type === "break" || (node.type === "text" && node.value.includes("\n"));
  const at = children.findIndex(isEnd);
  const end = children[at];
  if (end === undefined) return { line: children, below: [] };
  const line = children.slice(0, at);
  const below = children.slice(at + 1);
  if (end.type === "text") {
    const [first = "", ...others] = end.value.split("\n");
    if (first !== "") line.push({ ...end, value: first });
    if (others.some((text) => text !== "")) below.unshift({ ...end, value: others.join("\n") });
  }
  return { line, below };
}

/** The source text of a node. */
export function writtenIn(source: string, { position }: Nodes): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** The attribute with this name; undefined for a tag without it. */
export function attributeOf({ attributes }: Jsx, name: string): MdxJsxAttribute | undefined {
  return attributes.find(
    (attribute): attribute is MdxJsxAttribute => "name" in attribute && attribute.name === name,
  );
}

/** The text of an attribute that is written as text, also in braces: `title="x"`, `title={"x"}`. */
export function textAttribute(node: Jsx, name: string): string | undefined {
  const value = attributeOf(node, name)?.value;
  if (typeof value === "string") return value;
  return value ? /^\s*(["'`])(.*)\1\s*$/s.exec(value.value)?.[2] : undefined;
}

/** Renames attributes. @param names new names by old ones; undefined removes the attribute */
export function renameAttributes(
  node: Jsx,
  names: Readonly<Record<string, string | undefined>>,
): void {
  node.attributes = node.attributes.flatMap((attribute): Jsx["attributes"] => {
    if (!("name" in attribute) || !Object.hasOwn(names, attribute.name)) return [attribute];
    const name = names[attribute.name];
    return name === undefined ? [] : [{ ...attribute, name }];
  });
}

/** Removes a tag, but not its content. */
export function unwrap(node: Jsx): void {
  Object.assign(node, { name: null, attributes: [] });
}

/** Replaces `node` with `replacement`, which gets its position in the source. */
export function become(
  node: Nodes,
  index: number | undefined,
  parent: Parent | undefined,
  replacement: Nodes,
): void {
  if (!parent || index === undefined) return;
  replacement.position = node.position;
  (parent.children as Nodes[])[index] = replacement;
}
