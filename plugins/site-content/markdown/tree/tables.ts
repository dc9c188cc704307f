import {
  element,
  isElement,
  mapTree,
  type TreeElement,
  type TreeNode,
  walk,
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

/** Removes a caption from the end of the text before a table, with the line breaks between. */
function takeCaption(before: TreeNode[]): TreeNode[] | undefined {
  while (before.at(-1) === "\n") before.pop();
  const last = before.at(-1);
  if (
    last === undefined ||
    !isElement(last) ||
    last.type !== "p" ||
    !CAPTION.test(writtenText([last]))
  )
    return undefined;
  before.pop();
  return captionOf(last);
}

function boxedTable(node: TreeElement, caption: TreeNode[] | undefined): TreeElement {
  const table = alignCells(node);
  const children = caption
    ? [element("caption", {}, caption), ...(table.children ?? [])]
    : table.children;
  const name = caption ? writtenText(caption) : headTexts(table).join(", ");
  return tableBox(name, { ...table, ...(children && { children }) });
}

function headTexts(table: TreeElement): string[] {
  return elementsOf(table)
    .filter(({ type }) => type === "thead")
    .flatMap(elementsOf)
    .flatMap(elementsOf)
    .map(({ children = [] }) => writtenText(children))
    .filter((text) => text !== "");
}

function captionOf(paragraph: TreeElement): TreeNode[] {
  const [first, ...rest] = paragraph.children ?? [];
  return typeof first === "string"
    ? [first.replace(CAPTION, ""), ...rest]
    : [...(paragraph.children ?? [])];
}

/** Classes for the alignment of each cell, as written or, for a column of numbers, to the right. */
function alignCells(table: TreeElement): TreeElement {
  const look = columnLook(bodyTexts(table));
  const [aligned] = mapTree([table], (node) => {
    if (node.type !== "tr") return node;
    const cells = elementsOf(node).map((cell, column) =>
      alignedCell(cell, look.numeric.has(column)),
    );
    return { ...node, children: cells };
  });
  if (aligned === undefined || !isElement(aligned)) return table;
  return look.firstStays
    ? { ...aligned, props: { ...aligned.props, className: "first-stays" } }
    : aligned;
}

function alignedCell(cell: TreeElement, numeric: boolean): TreeElement {
  const { align, ...rest } = cell.props ?? {};
  const isHeader = cell.type === "th";
  const empty = isHeader && isEmpty(cell.children ?? []);
  const side = align ?? (numeric ? "right" : undefined);
  return element(
    empty ? "td" : cell.type,
    {
      ...rest,
      ...(isHeader && !empty && rest.scope === undefined && { scope: "col" }),
      ...(!empty && typeof side === "string" && side !== "left" && { className: `align-${side}` }),
    },
    empty ? [] : (cell.children ?? []),
    cell.line,
  );
}

/** Text of the body's cells; undefined where a component will show its own. */
function bodyTexts(table: TreeElement): (string | undefined)[][] {
  return elementsOf(table)
    .filter(({ type }) => type === "tbody")
    .flatMap(elementsOf)
    .map((row) =>
      elementsOf(row).map(({ children = [] }) =>
        hasComponent(children) ? undefined : writtenText(children),
      ),
    );
}

/** Whether there is nothing to see or to link to: pictures, components and anchors count as something. */
function isEmpty(nodes: readonly TreeNode[]): boolean {
  let isSomething = writtenText(nodes) !== "" || hasComponent(nodes);
  walk(nodes, ({ type, props }) => {
    isSomething ||= /^(?:img|input|svg)$/.test(type) || props?.id !== undefined;
  });
  return !isSomething;
}

function hasComponent(nodes: readonly TreeNode[]): boolean {
  return nodes.some(
    (node) => isElement(node) && (!/^[a-z]/.test(node.type) || hasComponent(node.children ?? [])),
  );
}

export function elementsOf(node: TreeElement): TreeElement[] {
  return (node.children ?? []).filter(isElement);
}

/** Text written on the page itself; what components will show is not known yet. */
function writtenText(nodes: readonly TreeNode[]): string {
  return treeText(nodes, {});
}
