import { type Json, mapTree, type TreeNode } from "../../../src/domain/documentTree";

export type Variables = {
  readonly product: string;
  readonly productSlug: string;
  readonly ticker: string;
};

/** What braces may contain, as part of a regular expression. */
export const VARIABLE_NAME = "productSlug|product|ticker";
const NAME = new RegExp(`^(?:${VARIABLE_NAME})$`);

const VARIABLE = new RegExp(`(\\\\|\\$)?(?:\\{|%7B)(${VARIABLE_NAME})(?:\\}|%7D)`, "g");
/** What to write instead of something that is not a variable, without the end of the sentence. */
export const USE_VARIABLES =
  "Use {product}, {productSlug} or {ticker}; write \\{ for a plain brace";

/** True for a name that {@link fillVariables} fills in. */
export function isVariable(name: string): boolean {
  return NAME.test(name);
}

/**
 * Replaces `{product}`, `{productSlug}` and `{ticker}` with the product's values. `\{product}` stays as a literal `{product}`; `${product}` in code is left alone.
 */
export function fillVariables(text: string, variables: Variables): string {
  return text.replace(VARIABLE, (match, before: string | undefined, name: string) => {
    if (before === "\\") return match.slice(1);
    return before === "$" ? match : variables[name as keyof Variables];
  });
}

/** The same in every text of data; dates, which YAML parsers make of texts, are those again. */
export function fillData(data: unknown, variables: Variables): unknown {
  if (typeof data === "string") return fillVariables(data, variables);
  if (data instanceof Date) return data.toISOString().replace(/T00:00:00\.000Z$/, "");
  if (Array.isArray(data)) return data.map((item) => fillData(item, variables));
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, fillData(item, variables)]),
  );
}

/** The same in every text and property of a tree. Adjacent texts are merged, as if the value had been written there. */
export function fillTree(nodes: readonly TreeNode[], variables: Variables): TreeNode[] {
  const filled = mapTree(nodes, (node) => ({
    ...node,
    ...(node.children && { children: fillTexts(node.children, variables) }),
    ...(node.props && {
      props: Object.fromEntries(
        Object.entries(node.props).map(([key, value]) => [key, fillData(value, variables) as Json]),
      ),
    }),
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
