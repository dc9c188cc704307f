import { Fragment, isValidElement, type ReactNode } from "react";
import type { z } from "zod";
import type { PropsOf } from "../../domain/componentProps";
import type { InteractiveSpec, PageContext, StaticSpec } from "../../domain/componentSpec";
import {
  element,
  type Json,
  type TreeElement,
  type TreeNode,
  type TreeProps,
} from "../../domain/documentTree";

/** Where a static component is. */
type Use = {
  /** What its tag contains, to be put into its markup, and the same as nodes. */
  readonly children: ReactNode;
  readonly nodes: readonly TreeNode[];
  /** Its page, and what that knows of the site. */
  readonly page: PageContext;
  readonly line: number | undefined;
};

/** A component that the build replaces by the markup that `render` returns: plain elements and functions without hooks. */
export function staticComponent<const Shape extends z.ZodRawShape>({
  render,
  ...spec
}: Omit<StaticSpec, "props" | "render"> & {
  readonly props: Shape;
  readonly render: (props: PropsOf<Shape>, use: Use) => ReactNode;
}): StaticSpec {
  return {
    ...spec,
    render: ({ props = {}, children: nodes = [], line }, page) =>
      nodesOf(render(props as PropsOf<Shape>, { children: markup(nodes), nodes, page, line })),
  };
}

/**
 * A component with a view in a `*.view.tsx` file. `fallback` is what search, feeds and Markdown copies have in its place;
 * `resolve` adds properties that depend on other files.
 */
export function interactiveComponent<
  const Shape extends z.ZodRawShape,
  Added extends object = object,
>({
  resolve,
  fallback,
  ...spec
}: Omit<InteractiveSpec, "props" | "resolve" | "fallback"> & {
  readonly props: Shape;
  readonly resolve?: (props: PropsOf<Shape>, use: Use) => Added;
  readonly fallback: (props: PropsOf<Shape> & Added, children: ReactNode) => ReactNode;
}): InteractiveSpec {
  return {
    ...spec,
    ...(resolve && {
      resolve: ({ type, props = {}, children = [], line }, page) => {
        const use = { children: markup(children), nodes: children, page, line };
        const added = resolve(props as PropsOf<Shape>, use) as TreeProps;
        return element(type, withoutBlanks({ ...props, ...added }), children, line);
      },
    }),
    fallback: ({ props = {}, children = [] }) =>
      nodesOf(fallback(props as PropsOf<Shape> & Added, markup(children))),
  };
}

/** An interactive component within the markup of another component. */
export function part(type: string, props: object, ...children: readonly ReactNode[]): ReactNode {
  return markup([element(type, withoutBlanks(props), nodesOf(children))]);
}

/** Nodes as a part of markup. */
export function markup(nodes: readonly TreeNode[]): ReactNode {
  return nodes as unknown as ReactNode;
}

/** The document tree of markup. */
export function nodesOf(node: ReactNode): TreeNode[] {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (typeof node !== "object") return [String(node)];
  if (Array.isArray(node)) return joined(node.flatMap((child) => nodesOf(child)));
  if (!isValidElement<{ readonly children?: ReactNode }>(node))
    return [node as unknown as TreeElement];
  const { type, props } = node;
  const { children, ...others } = props;
  if (type === Fragment) return nodesOf(children);
  if (typeof type === "string") return [element(type, withoutBlanks(others), nodesOf(children))];
  return nodesOf((type as (props: object) => ReactNode)(props));
}

/** Adjacent strings as one. */
function joined(nodes: readonly TreeNode[]): TreeNode[] {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === "string" && typeof last === "string") result.splice(-1, 1, last + node);
    else result.push(node);
  }
  return result;
}

function withoutBlanks(props: object): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(props).filter(
      ([, value]) => value !== undefined && value !== null && value !== false,
    ),
  );
}
