import { type Document, isScalar, visit } from "yaml";

/**
 * Where keys stand that their list of keys has already, each as an offset in the text. The parser's own check compares
 * each key with all others, which takes minutes for a long file.
 */
export function duplicateKeys(document: Document): number[] {
  const found: number[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) found.push(key.range?.[0] ?? 0);
        seen.add(key.value);
      }
    },
  });
  return found;
}
