import { useDeferredValue } from "react";
import { rawText, type TreeNode } from "../domain/documentTree";
import { isOpenedAtTop } from "../state/pageOpening";

/** Enough to fill a screen: about 35 lines of a desktop, two screens of a phone. */
const FIRST_CHARACTERS = 2_000;

/**
 * What a page shows of its text. A page that a link opened shows what fills the screen first and the rest with the next
 * rendering, since rendering and laying out a long page takes a slow phone a quarter of a second. A page that is entered
 * elsewhere, by a hash or by going back, is whole at once, so that its place is there.
 * @returns whether it is whole, too: what follows the text waits for that, since it would move
 */
export function usePageText(nodes: readonly TreeNode[]): {
  readonly shown: readonly TreeNode[];
  readonly isWhole: boolean;
} {
  const shown = useDeferredValue(true, !isOpenedAtTop()) ? nodes : firstOf(nodes);
  return { shown, isWhole: shown === nodes };
}

/** The blocks that have the first {@link FIRST_CHARACTERS} characters. */
function firstOf(nodes: readonly TreeNode[]): readonly TreeNode[] {
  let characters = 0;
  const end = nodes.findIndex((node) => {
    characters += rawText([node]).length;
    return characters >= FIRST_CHARACTERS;
  });
  return end === -1 ? nodes : nodes.slice(0, end + 1);
}
