import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { VFileMessage } from "vfile-message";

/** Maximum characters in the addresses of a page's references, each counted as often as it is used. */
const MAX_CHARACTERS = 5_000_000;

/**
 * Rejects a page whose references, `[a][x]`, expand to far more text than it has: each repeats the whole address of its
 * definition. A link that GFM detects in text has no position of its own and gets its parent's.
 */
export function remarkBoundedLinks(): (tree: Root) => void {
  return (tree) => {
    const lengths = new Map<string, number>();
    visit(tree, "definition", ({ identifier, url, title }) => {
      // The first of two definitions counts.
      if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0));
    });
    let characters = 0;
    visit(tree, (node, _, parent) => {
      if (node.type === "link" && parent?.position) node.position ??= parent.position;
      if (node.type !== "linkReference" && node.type !== "imageReference") return;
      characters += lengths.get(node.identifier) ?? 0;
      if (characters > MAX_CHARACTERS)
        throw new VFileMessage(
          `The addresses of the page's references have more than ${MAX_CHARACTERS} characters`,
          { place: node.position },
        );
    });
  };
}
