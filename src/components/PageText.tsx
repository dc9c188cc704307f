import { type ReactNode, useDeferredValue } from "react";
import { rawText, type TreeNode } from "../domain/documentTree";
import { isOpenedAtTop } from "../state/pageOpening";
import { DocumentTree } from "./DocumentTree";

/** Enough to fill a screen: about 35 lines of a desktop, two screens of a phone. */
const FIRST_CHARACTERS = 2_000;

/**
 * A page's text. A page that a link opened shows what fills the screen first and the rest with the next rendering, since
 * rendering and laying out a long page takes a slow phone a quarter of a second. A page that is entered elsewhere, by a
 * hash or by going back, is whole at once, so that its place is there.
 */
export function PageText({ nodes }: { readonly nodes: readonly TreeNode[] }): ReactNode {
  const isWhole = useDeferredValue(true, !isOpenedAtTop());
  return (
    <div className="prose">
      <DocumentTree nodes={isWhole ? nodes : firstOf(nodes)} />
    </div>
  );
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
