import { createElement, type ReactNode } from "react";
import { isElement, type TreeNode } from "../domain/documentTree";
import { ComponentBoundary } from "./mdx/ComponentBoundary";
import { htmlElements } from "./mdx/htmlElements";
import { mdxComponents } from "./mdx/mdxComponents";

type DocumentTreeProps = { readonly nodes: readonly TreeNode[] };

/** Components other components look into for their properties: a boundary around them would hide these. */
const PARTS = new Set(["TabItem"]);

/** Renders a document tree: lower-case types as HTML elements, capitalised types as the site's components. */
export function DocumentTree({ nodes }: DocumentTreeProps): ReactNode {
  return nodes.map(renderNode);
}

function renderNode(node: TreeNode, index: number): ReactNode {
  if (!isElement(node)) return node;
  const component = mdxComponents[node.type];
  const children = node.children?.map(renderNode) ?? [];
  const rendered = createElement(component ?? htmlElements[node.type] ?? node.type, { ...node.props, key: index }, ...children);
  if (!component || PARTS.has(node.type)) return rendered;
  return (
    <ComponentBoundary key={index} name={node.type}>
      {rendered}
    </ComponentBoundary>
  );
}
