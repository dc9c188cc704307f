import type { ReactNode } from "react";
import { InlineCode } from "./InlineCode";
import * as styles from "./Tables.module.css";

/** A table in a scroll box of its own, so that the page never scrolls sideways. */
export function Table({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div className={styles.box} role="group" aria-label="Table" tabIndex={0}>
      {children}
    </div>
  );
}

type CompareTableProps = { readonly caption: string; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** Options side by side; the first cell of a row is its header. */
export function CompareTable({ caption, columns, rows }: CompareTableProps): ReactNode {
  return (
    <Table>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) =>
              index === 0 && column === "" ? (
                <td key="first" />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header = "", ...cells]) => (
            <tr key={[header, ...cells].join("|")}>
              <th scope="row">
                <InlineCode text={header} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1] ?? index}>
                  <InlineCode text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

export type Param = { readonly name: string; readonly type: string; readonly required?: boolean; readonly default?: string; readonly description: string };

/** Parameters of an endpoint or function; "required" is a word, not a mark. */
export function ParamTable({ caption, rows }: { readonly caption: string; readonly rows: readonly Param[] }): ReactNode {
  const hasDefault = rows.some((row) => row.default !== undefined);
  const hasRequired = rows.some((row) => row.required !== undefined);
  return (
    <Table>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Type</th>
            {hasRequired && <th scope="col">Required</th>}
            {hasDefault && <th scope="col">Default</th>}
            <th scope="col">Description</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                <code>{row.name}</code>
              </th>
              <td>
                <code>{row.type}</code>
              </td>
              {hasRequired && <td>{row.required ? "required" : "optional"}</td>}
              {hasDefault && <td>{row.default ?? "none"}</td>}
              <td>
                <InlineCode text={row.description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

/** Dated changes, newest first as written. */
export function Changelog({ rows }: { readonly rows: readonly { readonly date: string; readonly change: string }[] }): ReactNode {
  return (
    <Table>
      <table>
        <caption>Changes</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, change }) => (
            <tr key={date + change}>
              <th scope="row">
                <time dateTime={date}>{date}</time>
              </th>
              <td>
                <InlineCode text={change} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

/** A native disclosure: open without JavaScript, found by the browser's search, expanded in print. */
export function Details({ summary, open = false, children }: { readonly summary: string; readonly open?: boolean; readonly children?: ReactNode }): ReactNode {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
