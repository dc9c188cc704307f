import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { VFileMessage } from "vfile-message";

/** Characters that the addresses of a page's references stand for, each as often as it is used. */
const MAX_CHARACTERS = 5_000_000;

/**
 * Refuses a page whose references, `[a][x]`, expand to far more text than it has: each repeats the whole address of its
 * definition. A link that GFM finds in a text has no place of its own and gets that of what it stands in.
 */
export function remarkBoundedLinks(): (tree: Root) => void {
  return (tree) => {
    const lengths = new Map<string, number>();
    visit(tree, "definition", ({ identifier, url, title }) => {
      // Of two definitions the first counts.
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
