import { isMap, isNode, isScalar, isSeq, type Pair, type parseDocument, type YAMLMap } from "yaml";

/** Offset in a document's text of a key, or of its nearest parent that is present. */
export function offsetOf(
  document: ReturnType<typeof parseDocument>,
  path: readonly PropertyKey[],
): number {
  let offset = 0;
  let parent: unknown = document.contents;
  for (const key of path) {
    const pair = isMap(parent) ? pairsOf(parent).get(key) : undefined;
    parent = pair ? pair.value : isSeq(parent) ? parent.get(key, true) : undefined;
    const node = pair?.key ?? parent;
    if (isNode(node) && node.range) offset = node.range[0];
  }
  return offset;
}

const known = new WeakMap<YAMLMap, ReadonlyMap<unknown, Pair>>();

/** The first pair of a mapping for each key; the mapping's own lookup would search all pairs every time. */
function pairsOf(mapping: YAMLMap): ReadonlyMap<unknown, Pair> {
  const pairs =
    known.get(mapping) ??
    new Map(
      mapping.items
        .toReversed()
        .map((pair) => [isScalar(pair.key) ? pair.key.value : pair.key, pair]),
    );
  known.set(mapping, pairs);
  return pairs;
}
