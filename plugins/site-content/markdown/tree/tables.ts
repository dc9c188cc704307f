import {
  element,
  isElement,
  isNotBlank,
  mapTree,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import { tableBox } from "../../../../src/domain/scrollBox";
import { columnLook } from "../../../../src/domain/tableColumns";
import { treeText } from "../../../../src/domain/treeText";

const CAPTION = /^Table:\s+/;

/**
 * A paragraph `Table: …` right before a table becomes its caption; every table goes into its own scroll box, labelled by its
 * caption or else by its column heads.
 */
export function captionTables(nodes: readonly TreeNode[]): TreeNode[] {
  const result: TreeNode[] = [];
  for (const node of nodes) {
    if (!isElement(node)) result.push(node);
    else if (node.type === "table") result.push(boxedTable(node, takeCaption(result)));
    else result.push(node.children ? { ...node, children: captionTables(node.children) } : node);
  }
  return result;
}

/** Removes a caption from the end of what stands before a table, and the line breaks between. */
function takeCaption(before: TreeNode[]): TreeNode[] | undefined {
  while (before.at(-1) === "\n") before.pop();
  const last = before.at(-1);
  const [first, ...rest] = (last && isElement(last) && last.type === "p" && last.children) || [];
  if (typeof first !== "string" || !CAPTION.test(first)) return undefined;
  before.pop();
  return [first.replace(CAPTION, ""), ...rest];
}

function boxedTable(table: TreeElement, caption: TreeNode[] | undefined): TreeElement {
  const look = columnLook(rowsIn(table, "tbody").map((cells) => cells.map(writtenText)));
  const heads = rowsIn(table, "thead")
    .flat()
    .map(({ children = [] }) => treeText(children, {}));
  const rows = mapTree(table.children ?? [], (node) => {
    if (node.type !== "tr") return node;
    const cells = elementsOf(node).map((cell, column) =>
      alignedCell(cell, look.numeric.has(column)),
    );
    return { ...node, children: cells };
  });
  return tableBox(
    caption ? treeText(caption, {}) : heads.filter(Boolean).join(", "),
    element(
      "table",
      { ...table.props, ...(look.firstStays && { className: "first-stays" }) },
      caption ? [element("caption", {}, caption), ...rows] : rows,
      table.line,
    ),
  );
}

/** A cell with classes for its alignment, as written or, in a column of numbers, to the right; an empty header is a plain cell. */
function alignedCell(cell: TreeElement, numeric: boolean): TreeElement {
  const { children = [], line } = cell;
  const { align = numeric ? "right" : undefined, ...rest } = cell.props ?? {};
  if (cell.type === "th" && !children.some(isNotBlank)) return element("td", rest, [], line);
  const props = {
    ...rest,
    ...(cell.type === "th" && rest.scope === undefined && { scope: "col" }),
    ...(typeof align === "string" && align !== "left" && { className: `align-${align}` }),
  };
  return element(cell.type, props, children, line);
}

/** The cells of each row in a part of a table. */
function rowsIn(table: TreeElement, part: "thead" | "tbody"): TreeElement[][] {
  return elementsOf(table)
    .filter(({ type }) => type === part)
    .flatMap(elementsOf)
    .map(elementsOf);
}

function elementsOf({ children = [] }: TreeElement): TreeElement[] {
  return children.filter(isElement);
}

/** The text of a cell; undefined where a component will show its own. */
function writtenText({ children = [] }: TreeElement): string | undefined {
  return hasComponent(children) ? undefined : treeText(children, {});
}

function hasComponent(nodes: readonly TreeNode[]): boolean {
  return nodes.some(
    (node) => isElement(node) && (/^[^a-z]/.test(node.type) || hasComponent(node.children ?? [])),
  );
}
