import type { ReactNode } from "react";
import * as styles from "./Tables.module.css";

type TableProps = { readonly name?: string; readonly children?: ReactNode };

/** A table in its own scroll box, so that the page never scrolls sideways. */
export function Table({ name, children }: TableProps): ReactNode {
  return (
    <div
      className={`scroll-x ${styles.box}`}
      role="group"
      aria-label={name ? `Table: ${name}` : "Table"}
      tabIndex={0}
    >
      {children}
    </div>
  );
}

type CaptionedTableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
};

/** A table with a header for each column, and a caption that also names its scroll box. */
export function CaptionedTable({ caption, columns, children }: CaptionedTableProps): ReactNode {
  return (
    <Table name={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Table>
  );
}
