import {
  element,
  isElement,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";

/** A post without its truncate markers, and the position of the first one. */
export type CutPost = {
  readonly tree: readonly TreeNode[];
  /** Blocks before the first marker; without one, all of them. */
  readonly cut: number;
  readonly truncated: boolean;
};

/** Cuts a post at the first marker at its top level. */
export function cutPost(tree: readonly TreeNode[]): CutPost {
  const index = tree.findIndex(isMarker);
  const whole = mapTree(tree, (node) => (isMarker(node) ? [] : node));
  return { tree: whole, cut: index < 0 ? whole.length : index, truncated: index >= 0 };
}

function isMarker(node: TreeNode): boolean {
  return isElement(node) && node.type === "Truncate";
}

/**
 * What lists show of a post. It appears among others on a page, below its own title, so its headings go down a level and lose
 * their ids, links within it lead to the post's page, and footnotes are left to that page.
 * @param post its tree with links resolved, and its route
 */
export function excerptOf({
  tree,
  cut,
  path,
}: Pick<CutPost, "tree" | "cut"> & { readonly path: string }): TreeNode[] {
  const withoutNotes = mapTree(tree.slice(0, cut), (node) => (isFootnote(node) ? [] : node));
  return mapTree(withoutNotes, (node) => {
    const { id, ...props } = node.props ?? {};
    const href = stringProp(node, "href");
    const level = /^h([2-5])$/.exec(node.type)?.[1];
    const type = level === undefined ? node.type : `h${Number(level) + 1}`;
    const keepsId = /^[A-Z]/.test(node.type);
    return element(
      type,
      {
        ...props,
        ...(keepsId && id !== undefined && { id }),
        ...(href?.startsWith("#") && { href: path + href }),
      },
      node.children ?? [],
      node.line,
    );
  });
}

function isFootnote(node: TreeElement): boolean {
  if (/\bfootnotes\b/.test(stringProp(node, "className") ?? "")) return true;
  const [first] = node.children ?? [];
  return (
    node.type === "sup" &&
    first !== undefined &&
    isElement(first) &&
    (stringProp(first, "id")?.includes("fnref") ?? false)
  );
}
