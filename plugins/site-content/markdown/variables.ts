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

/** The same in every text and property of a tree. Neighbouring texts become one, as if the value had been written there. */
export function fillTree(nodes: readonly TreeNode[], variables: Variables): TreeNode[] {
  const filled = mapTree(nodes, (node) => ({
    ...node,
    ...(node.children && { children: fillTexts(node.children, variables) }),
    ...(node.props && { props: Object.fromEntries(Object.entries(node.props).map(([key, value]) => [key, fillJson(value, variables)])) }),
  }));
  return fillTexts(filled, variables);
}

function fillTexts(nodes: readonly TreeNode[], variables: Variables): TreeNode[] {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    const text = typeof node === "string" ? fillVariables(node, variables) : undefined;
    const last = result.at(-1);
    if (text !== undefined && typeof last === "string") result[result.length - 1] = last + text;
    else result.push(text ?? node);
  }
  return result;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
