import { createElement, type ReactNode } from "react";
import { isElement, type TreeNode } from "../domain/documentTree";
import { htmlElements } from "./mdx/htmlElements";
import { mdxComponents } from "./mdx/mdxComponents";

type DocumentTreeProps = { readonly nodes: readonly TreeNode[] };

/** Renders a document tree: lower-case types as HTML elements, capitalised types as the site's components. */
export function DocumentTree({ nodes }: DocumentTreeProps): ReactNode {
  return nodes.map(renderNode);
}

function renderNode(node: TreeNode, index: number): ReactNode {
  if (!isElement(node)) return node;
  const type = mdxComponents[node.type] ?? htmlElements[node.type] ?? node.type;
  const children = node.children?.map(renderNode) ?? [];
  return createElement(type, { ...node.props, key: index }, ...children);
}
