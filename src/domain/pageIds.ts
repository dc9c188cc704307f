import { type TreeNode, walk } from "./documentTree";

/** Ids on a page that links can lead to. */
export function idsOf({ tree }: { readonly tree: readonly TreeNode[] }): ReadonlySet<string> {
  const ids = new Set<string>();
  walk(tree, ({ type, props }) => {
    if (typeof props?.id === "string" && /^[a-z]/.test(type)) ids.add(props.id);
  });
  return ids;
}
