import { type Json, mapTree, type TreeNode } from "../../../src/domain/documentTree";

export type Variables = { readonly product: string; readonly productSlug: string; readonly ticker: string };

const VARIABLE = /(\\|\$)?(?:\{|%7B)(productSlug|product|ticker)(?:\}|%7D)/g;

/**
 * Puts the product's values in place of `{product}`, `{productSlug}` and `{ticker}`.
 * `\{product}` stays as a literal `{product}`; `${product}` in code is left alone.
 */
export function fillVariables(text: string, variables: Variables): string {
  return text.replace(VARIABLE, (match, before: string | undefined, name: keyof Variables) => {
    if (before === "\\") return match.slice(1);
    return before === "$" ? match : variables[name];
  });
}

/** The same in any JSON value. */
export function fillJson(value: Json | undefined, variables: Variables): Json | undefined {
  if (typeof value === "string") return fillVariables(value, variables);
  if (value === null || typeof value !== "object") return value;
  if (isList(value)) return value.map((item) => fillJson(item, variables) ?? null);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillJson(item, variables)]));
}

/** The same in every text and property of a tree. */
export function fillTree(nodes: readonly TreeNode[], variables: Variables): TreeNode[] {
  return mapTree(nodes, (node) => ({
    ...node,
    ...(node.children && { children: node.children.map((child) => (typeof child === "string" ? fillVariables(child, variables) : child)) }),
    ...(node.props && { props: Object.fromEntries(Object.entries(node.props).map(([key, value]) => [key, fillJson(value, variables)])) }),
  })).map((node) => (typeof node === "string" ? fillVariables(node, variables) : node));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
