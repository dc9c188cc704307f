import { createElement, type ReactNode } from "react";
import { isElement, type TreeNode } from "../domain/documentTree";
import { setPreload } from "../state/preload";
import { withBreaks } from "./mdx/breaks";
import { ComponentBoundary } from "./mdx/ComponentBoundary";
import { htmlElements } from "./mdx/htmlElements";
import { views } from "./mdx/views";
import { preloadComponents } from "./preloadComponents";

setPreload(preloadComponents);

type DocumentTreeProps = { readonly nodes: readonly TreeNode[] };

/** Renders a document tree: lower-case types as HTML elements, capitalised types as the site's components. */
export function DocumentTree({ nodes }: DocumentTreeProps): ReactNode {
  return nodes.map((node, index) => renderNode(node, index));
}

/** @param inCell true inside a table cell, whose column is narrow on phones */
function renderNode(node: TreeNode, index: number, inCell = false): ReactNode {
  if (!isElement(node)) return node;
  const isCell = inCell || node.type === "td" || node.type === "th";
  const isBroken = inCell && (node.type === "code" || node.type === "a");
  const children =
    node.children?.map((child, place) =>
      isBroken && !isElement(child) ? withBreaks(child) : renderNode(child, place, isCell),
    ) ?? [];
  if (/^[a-z]/.test(node.type))
    return createElement(
      htmlElements[node.type] ?? node.type,
      { ...node.props, key: index },
      ...children,
    );
  const view = views[node.type];
  if (!view) throw new Error(`No *.view.tsx file exports ${node.type}.`);
  return (
    <ComponentBoundary key={index} name={node.type}>
      {createElement(view, node.props, ...children)}
    </ComponentBoundary>
  );
}
