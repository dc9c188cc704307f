import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Maximum characters in the addresses of a page's references, each counted as often as it is used. */
const MAX_CHARACTERS = 5_000_000;

/** Rejects a page whose references, `[a][x]`, expand to far more text than it has: each repeats the address of its definition. */
export function remarkBoundedReferences() {
  return (tree: Root, file: VFile): void => {
    const lengths = new Map<string, number>();
    visit(tree, "definition", ({ identifier, url, title }) => {
      if (!lengths.has(identifier)) lengths.set(identifier, url.length + (title?.length ?? 0)); // the first counts
    });
    let characters = 0;
    visit(tree, ["linkReference", "imageReference"], (node) => {
      if (!("identifier" in node)) return;
      characters += lengths.get(node.identifier) ?? 0;
      if (characters > MAX_CHARACTERS) {
        const reason = `The addresses of the page's references have more than ${MAX_CHARACTERS} characters`;
        file.fail(reason, node);
      }
    });
  };
}
