import { useDeferredValue } from "react";
import { rawText, type TreeNode } from "../domain/documentTree";
import { isOpenedAtTop } from "../state/pageOpening";

/** Number of characters that fill a screen: about 35 lines on a desktop, two screens on a phone. */
const FIRST_CHARACTERS = 2_000;

/**
 * The nodes of its text that a page renders. A page opened by a link first renders what fills the screen and then the rest, since
 * rendering and laying out a long page takes a slow phone a quarter of a second. A page opened at another position, by a hash or
 * by going back, is complete at once, so that this position exists.
 * @returns also whether it is complete: what follows the text waits for that, since it would move
 */
export function usePageText(nodes: readonly TreeNode[]): {
  readonly shown: readonly TreeNode[];
  readonly isWhole: boolean;
} {
  const shown = useDeferredValue(true, !isOpenedAtTop()) ? nodes : firstOf(nodes);
  return { shown, isWhole: shown === nodes };
}

/** The blocks that contain the first {@link FIRST_CHARACTERS} characters. */
function firstOf(nodes: readonly TreeNode[]): readonly TreeNode[] {
  let characters = 0;
  const end = nodes.findIndex((node) => {
    characters += rawText([node]).length;
    return characters >= FIRST_CHARACTERS;
  });
  return end === -1 ? nodes : nodes.slice(0, end + 1);
}
