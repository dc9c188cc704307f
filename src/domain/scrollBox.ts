import { element, type TreeElement, type TreeNode } from "./documentTree";

/** A box that scrolls by itself, so that the page never scrolls sideways. @param name read out when it gets the focus */
export function scrollBox(
  type: "div" | "span",
  className: string,
  name: string,
  children: readonly TreeNode[],
): TreeElement {
  const props = { role: "group", "aria-label": name, tabIndex: 0 };
  return element(type, { className: `scroll-x ${className}`, ...props }, children);
}

/** A table in its own box. */
export function tableBox(name: string, table: TreeNode): TreeElement {
  return scrollBox("div", "table-box", name === "" ? "Table" : `Table: ${name}`, [table]);
}
