import { isNode, type parseDocument } from "yaml";

/** Where a key begins in the text of a document, or its nearest parent that is written there. */
export function offsetOf(
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
): number {
  for (let depth = path.length; depth > 0; depth--) {
    const keys = path.slice(0, depth);
    const parent = document.getIn(keys.slice(0, -1), true);
    const pair =
      parent && typeof parent === "object" && "items" in parent && Array.isArray(parent.items)
        ? parent.items.find(
            (item: { key?: { value?: unknown } }) => item.key?.value === keys.at(-1),
          )
        : undefined;
    const node = pair?.key ?? document.getIn(keys, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
