import { element, type TreeElement } from "../../domain/documentTree";
import { tableBox } from "../../domain/scrollBox";

/** A table of strings; the first column labels the row. */
export type DataTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A table with a row for each item. @param columns by their names, what they show of an item; the first one labels the row */
export function tableOf<Item>(
  caption: string,
  items: readonly Item[],
  columns: Readonly<Record<string, (item: Item) => string>>,
): DataTable {
  const rows = items.map((item) => Object.values(columns).map((cell) => cell(item)));
  return { caption, columns: Object.keys(columns), rows };
}

/** The nodes of a table, with numbers aligned to the right. */
export function dataTable({ caption, columns, rows }: DataTable): TreeElement {
  const row = (cells: readonly string[], tag: "th" | "td") => {
    const nodes = cells.map((content, index) => {
      if (index === 0) return element("th", { scope: tag === "th" ? "col" : "row" }, [content]);
      const scope = tag === "th" ? { scope: "col" } : {};
      return element(tag, { ...scope, className: "align-right" }, [content]);
    });
    return element("tr", {}, nodes);
  };
  const parts = [
    element("caption", {}, [caption]),
    element("thead", {}, [row(columns, "th")]),
    element(
      "tbody",
      {},
      rows.map((cells) => row(cells, "td")),
    ),
  ];
  return tableBox(caption, element("table", {}, parts));
}
