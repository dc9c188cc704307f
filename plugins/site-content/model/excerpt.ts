import {
  element,
  isElement,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../src/domain/documentTree";

/** A post cut at its truncate marker: the whole without the marker, and what lists show. */
export type CutPost = {
  readonly tree: readonly TreeNode[];
  readonly excerpt: readonly TreeNode[];
  readonly truncated: boolean;
};

/** Cuts a post at the first marker at its top level; without one the excerpt is the whole post. @param path route of the post */
export function cutPost(tree: readonly TreeNode[], path: string): CutPost {
  const index = tree.findIndex(isMarker);
  const whole = tree.filter((node) => !isMarker(node));
  return {
    tree: whole,
    excerpt: standAlone(index < 0 ? whole : tree.slice(0, index), path),
    truncated: index >= 0,
  };
}

function isMarker(node: TreeNode): boolean {
  return isElement(node) && node.type === "Truncate";
}

/**
 * An excerpt stands among others on one page, below its post's title: its headings go down a level and lose their ids,
 * its inner links lead into the post, and footnotes stay there.
 */
function standAlone(nodes: readonly TreeNode[], path: string): TreeNode[] {
  const withoutNotes = mapTree(nodes, (node) => (isFootnote(node) ? [] : node));
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
