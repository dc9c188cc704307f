import { type Json, type TreeNode, walk } from "./documentTree";
import type { Heading } from "./headings";

/** Ids on a page that links can lead to: of its headings, of HTML elements, and of entries in lists of data. */
export function idsOf({
  headings,
  tree,
}: {
  readonly headings: readonly Heading[];
  readonly tree: readonly TreeNode[];
}): ReadonlySet<string> {
  const ids = new Set(headings.map(({ id }) => id));
  walk(tree, ({ type, props }) => {
    const { id, ...others } = props ?? {};
    const isReference = /^[A-Z]/.test(type);
    if (typeof id === "string" && !isReference) ids.add(id);
    for (const value of Object.values(others)) addEntryIds(value, ids);
  });
  return ids;
}

function addEntryIds(value: Json | undefined, ids: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) addEntryIds(item, ids);
  else if (value !== null && typeof value === "object")
    for (const [name, item] of Object.entries(value))
      if (name === "id" && typeof item === "string") ids.add(item);
      else addEntryIds(item, ids);
}
