import { useDeferredValue } from "react";
import type { TreeNode } from "../domain/documentTree";

/** Number of blocks that fill a screen. */
const FIRST_BLOCKS = 12;

let opensAtTop = false;

/** Notes whether the page about to be shown opens at its top, or else at a hash or at a position to return to. */
export function pageOpensAtTop(value: boolean): void {
  opensAtTop = value;
}

/**
 * The nodes of its text that a page renders. One opened at its top first renders what fills the screen and then the rest, since a
 * slow phone takes half a second for a long page. One opened at another position is complete at once, so that it exists.
 * @returns also whether it is complete: what follows the text waits for that, since it would move
 */
export function usePageText(nodes: readonly TreeNode[]) {
  const isWhole = useDeferredValue(true, !opensAtTop);
  return { shown: isWhole ? nodes : nodes.slice(0, FIRST_BLOCKS), isWhole };
}
