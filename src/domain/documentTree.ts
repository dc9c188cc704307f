/**
 * The document tree: a page's content as plain JSON. Lower-case types are HTML elements, capitalised types name
 * components of `src/components/mdx`. Everything that needs a page's content (view, TOC, links, search, feeds) reads it.
 */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** Whether a value is a list; `Array.isArray` does not narrow read-only arrays. */
function isList<Value>(value: Value): value is Extract<Value, readonly unknown[]> {
  return Array.isArray(value);
}

export type TreeNode = string | TreeElement;

export type TreeElement = {
  readonly type: string;
  readonly props?: { readonly [name: string]: Json | undefined };
  readonly children?: readonly TreeNode[];
  /** Line of the source file; present while the page is compiled, removed from the finished tree. */
  readonly line?: number;
};

export type TreeProps = NonNullable<TreeElement["props"]>;

export function isElement(node: TreeNode): node is TreeElement {
  return typeof node !== "string";
}

/** False for text that consists only of spaces and line breaks. */
export function isNotBlank(node: TreeNode): boolean {
  return isElement(node) || node.trim() !== "";
}

/** An element without empty `props`, `children` or `line`, so that trees stay small and compare well. */
export function element(
  type: string,
  props: TreeProps = {},
  children: readonly TreeNode[] = [],
  line?: number,
): TreeElement {
  return {
    type,
    ...(Object.keys(props).length > 0 && { props }),
    ...(children.length > 0 && { children }),
    ...(line !== undefined && { line }),
  };
}

/** A string property, or undefined when it is absent or of another type. */
export function stringProp(node: TreeElement, name: string): string | undefined {
  const value = node.props?.[name];
  return typeof value === "string" ? value : undefined;
}

/** Calls `visitor` for every element in document order, parents first. */
export function walk(nodes: readonly TreeNode[], visitor: (node: TreeElement) => void): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    visitor(node);
    walk(node.children ?? [], visitor);
  }
}

/**
 * Rebuilds a tree bottom-up: children first, then `change` decides what the element becomes.
 * @returns a new tree; the input is not changed
 */
export function mapTree(
  nodes: readonly TreeNode[],
  change: (node: TreeElement) => TreeNode | readonly TreeNode[],
): TreeNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    const children = node.children && mapTree(node.children, change);
    const changed = change(children ? { ...node, children } : node);
    return isList(changed) ? [...changed] : [changed];
  });
}

/** The text of nodes with its line breaks, without what components add to it. */
export function rawText(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => (isElement(node) ? rawText(node.children ?? []) : node)).join("");
}

/** The same tree without source lines, as stored in the page. */
export function withoutLines(nodes: readonly TreeNode[]): TreeNode[] {
  return mapTree(nodes, ({ type, props, children }) => element(type, props, children));
}
