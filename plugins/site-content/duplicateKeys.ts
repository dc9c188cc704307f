import { type Document, isScalar, visit } from "yaml";

/**
 * Keys that their list of keys has already, each with its place as an offset in the text. The parser's own check compares
 * each key with all others, which takes minutes for a long file.
 */
export function duplicateKeys(document: Document): { readonly key: string; readonly at: number }[] {
  const found: { readonly key: string; readonly at: number }[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) found.push({ key: String(key.value), at: key.range?.[0] ?? 0 });
        seen.add(key.value);
      }
    },
  });
  return found;
}
