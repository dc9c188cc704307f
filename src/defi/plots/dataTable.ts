import { element, type TreeElement } from "../../domain/documentTree";
import { tableBox } from "../../domain/scrollBox";

/** A table of strings; the first column labels the row. */
export type DataTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** The nodes of a table, with numbers aligned to the right. */
export function dataTable({ caption, columns, rows }: DataTable): TreeElement {
  const cell = (scope: "row" | "col", content: string, index: number) => {
    if (index === 0) return element("th", { scope }, [content]);
    const align = { className: "align-right" };
    return scope === "row"
      ? element("td", align, [content])
      : element("th", { scope, ...align }, [content]);
  };
  const row = (scope: "row" | "col", cells: readonly string[]) => {
    const nodes = cells.map((content, index) => cell(scope, content, index));
    return element("tr", {}, nodes);
  };
  const body = rows.map((cells) => row("row", cells));
  const parts = [
    element("caption", {}, [caption]),
    element("thead", {}, [row("col", columns)]),
    element("tbody", {}, body),
  ];
  return tableBox(caption, element("table", {}, parts));
}
