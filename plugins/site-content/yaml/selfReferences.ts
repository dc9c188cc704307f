import { type Document, isNode, visit } from "yaml";

/** Aliases inside the value that they refer to, which would be infinite: `a: &a [*a]`. Each with its offset in the text. */
export function selfReferences(
  document: Document,
): { readonly name: string; readonly at: number }[] {
  const found: { readonly name: string; readonly at: number }[] = [];
  visit(document, {
    Alias(_, { source, range }, above) {
      const isInside = above.some(
        (node) => isNode(node) && "anchor" in node && node.anchor === source,
      );
      if (isInside) found.push({ name: source, at: range?.[0] ?? 0 });
    },
  });
  return found;
}
