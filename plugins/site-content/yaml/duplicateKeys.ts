import { type Document, isScalar, visit } from "yaml";

/**
 * Takes out of a document each key that its list of keys has already, with its value, so that the first one counts. The parser's
 * own check compares each key with all others, which takes minutes for a long file.
 * @returns the keys, each with its place as an offset in the text
 */
export function takeDuplicateKeys(
  document: Document,
): { readonly key: string; readonly at: number }[] {
  const found: { readonly key: string; readonly at: number }[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Set<unknown>();
      map.items = map.items.filter(({ key }) => {
        if (!isScalar(key)) return true;
        const isSecond = seen.has(key.value);
        if (isSecond) found.push({ key: String(key.value), at: key.range?.[0] ?? 0 });
        seen.add(key.value);
        return !isSecond;
      });
    },
  });
  return found;
}
