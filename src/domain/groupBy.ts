/**
 * Items by a key, in the order of each key's first item; the order inside a group is kept. Takes time proportional to the number
 * of items.
 */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, [first: Item, ...others: Item[]]> {
  const groups = new Map<Key, [first: Item, ...others: Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
