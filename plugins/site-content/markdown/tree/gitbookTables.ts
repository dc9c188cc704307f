import {
  isElement,
  isNotBlank,
  mapTree,
  stringProp,
  type TreeElement,
  type TreeNode,
} from "../../../../src/domain/documentTree";
import type { Report } from "../report";
import { htmlName } from "./reactProps";
import { elementsOf } from "./tables";

const HIDDEN = "data-hidden";
const TARGET = "data-card-target";
const COVER = "data-card-cover";

/**
 * Removes from GitBook's HTML tables the columns that it hides (`<th data-hidden>`) and the options of a column. The column of
 * links that cards lead to is kept, and cards (`data-view="cards"`) become rows of a table, with a warning.
 */
export function withGitbookTables(tree: readonly TreeNode[], report: Report): TreeNode[] {
  return mapTree(tree, (node) => (node.type === "table" ? readableTable(node, report) : node));
}

function readableTable(table: TreeElement, report: Report): TreeElement {
  const rows = rowsOf(table);
  const head = rows[0] ?? [];
  const areCards = stringProp(table, "data-view") === "cards";
  const isHiding = head.some((cell) => has(cell, HIDDEN));
  if (!areCards && !isHiding && !head.some(hasOptions)) return table;
  if (areCards)
    report(
      "warning",
      table.line,
      `GitBook cards are shown as a table${head.some((cell) => has(cell, COVER)) ? " without their pictures" : ""}.`,
      'Write <CardGrid> and <Card to="/page" title="A">, in a .mdx file.',
    );
  const isSpanned = rows.flat().some((cell) => has(cell, "colspan") || has(cell, "rowspan"));
  const hidden = new Set(
    isSpanned ? [] : head.flatMap((cell, column) => (isHidden(cell) ? [column] : [])),
  );
  return withoutData(withRows(table, (row) => without(hidden, row)));
}

/** Changes the rows of a table or of a part of one, but not those of tables in its cells. */
function withRows(part: TreeElement, change: (row: TreeElement) => TreeElement): TreeElement {
  const children = (part.children ?? []).map((child) => {
    if (!isElement(child)) return child;
    if (child.type === "tr") return change(child);
    return /^t(?:head|body|foot)$/.test(child.type) ? withRows(child, change) : child;
  });
  return { ...part, children };
}

function rowsOf(table: TreeElement): TreeElement[][] {
  return elementsOf(table)
    .flatMap((part) => (part.type === "tr" ? [part] : elementsOf(part)))
    .filter(({ type }) => type === "tr")
    .map(elementsOf);
}

function isHidden(cell: TreeElement): boolean {
  return has(cell, HIDDEN) && !has(cell, TARGET);
}

function without(hidden: ReadonlySet<number>, row: TreeElement): TreeElement {
  const cells = elementsOf(row).filter((_, column) => !hidden.has(column));
  return { ...row, children: cells.map((cell) => withoutData(withoutOptions(cell))) };
}

/** `Status<select><option label="Done"></option></select>`: the options for the cells of a column. */
function hasOptions(cell: TreeElement): boolean {
  return elementsOf(cell).some(isOptions);
}

function isOptions(node: TreeNode): boolean {
  return (
    isElement(node) &&
    node.type === "select" &&
    (node.children ?? [])
      .filter(isNotBlank)
      .every((option) => isElement(option) && stringProp(option, "label") !== undefined)
  );
}

function withoutOptions(cell: TreeElement): TreeElement {
  return cell.type === "th" && hasOptions(cell)
    ? { ...cell, children: (cell.children ?? []).filter((child) => !isOptions(child)) }
    : cell;
}

function withoutData(node: TreeElement): TreeElement {
  const props = Object.entries(node.props ?? {}).filter(
    ([name]) => !/^data-(?:hidden|type|view|card-.*)$/.test(htmlName(name)),
  );
  return { ...node, props: Object.fromEntries(props) };
}

function has({ props = {} }: TreeElement, attribute: string): boolean {
  return Object.keys(props).some((name) => htmlName(name) === attribute);
}
