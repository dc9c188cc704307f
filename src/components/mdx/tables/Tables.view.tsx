import type { ReactNode } from "react";
import { columnLook } from "../../../domain/tableColumns";
import { InlineCode } from "../InlineCode";
import type { Param } from "./params";
import { CaptionedTable, Table } from "./Table";
import * as styles from "./Tables.module.css";

export { Table };

type CompareTableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Options side by side; the first cell of a row is its header. */
export function CompareTable({ caption, columns, rows }: CompareTableProps): ReactNode {
  const { numeric, firstStays } = columnLook(rows);
  const side = (column: number) => numeric.has(column) && { className: "align-right" };
  return (
    <Table name={caption}>
      <table {...(firstStays && { className: "first-stays" })}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) =>
              index === 0 && column === "" ? (
                <td key="first" />
              ) : (
                <th key={column} scope="col" {...side(index)}>
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
                <InlineCode text={header} inCell />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1] ?? index} {...side(index + 1)}>
                  <InlineCode text={cell} inCell />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Table>
  );
}

/** Parameters of an endpoint or function: name, type and default on one line, the description below; "required" is a word, not a mark. */
export function ParamTable({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly Param[];
}): ReactNode {
  return (
    <figure className={styles.fields}>
      <figcaption>{caption}</figcaption>
      <dl>
        {rows.map((row) => (
          <div className={styles.field} key={row.name}>
            <dt>
              <code>{row.name}</code> <span className={styles.type}>{row.type}</span>
              {row.required && <Mark text="required" />}
              <Default value={row.default} />
            </dt>
            <dd>
              <InlineCode text={row.description} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

/** A word beside a field's type, such as "required". */
function Mark({ text }: { readonly text: string }): ReactNode {
  return <span className={styles.required}>{` ${text}`}</span>;
}

/** A field's default value; a dash stands for no default and is not shown. */
function Default({ value = "-" }: { readonly value: string | undefined }): ReactNode {
  if (/^[–—-]$/.test(value)) return null;
  return (
    <span className={styles.type}>
      {" default\u00A0"}
      <code>{value}</code>
    </span>
  );
}

type ResponseFieldProps = {
  readonly name: string;
  readonly type: string;
  readonly nullable?: boolean;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly default?: string;
  readonly children?: ReactNode;
};

/** A field of a response; it looks like a parameter. */
export function ResponseField({
  name,
  type,
  nullable = false,
  required = false,
  deprecated = false,
  default: initial,
  children,
}: ResponseFieldProps): ReactNode {
  return (
    <div className={styles.field}>
      <p>
        <code>{name}</code>{" "}
        <span className={styles.type}>{nullable ? `${type} or null` : type}</span>
        {required && <Mark text="required" />}
        {deprecated && <Mark text="deprecated" />}
        <Default value={initial} />
      </p>
      {children}
    </div>
  );
}

/** Dated changes, newest first as written. */
export function Changelog({
  rows,
}: {
  readonly rows: readonly { readonly date: string; readonly change: string }[];
}): ReactNode {
  return (
    <CaptionedTable caption="Changes" columns={["Date", "Change"]}>
      {rows.map(({ date, change }) => (
        <tr key={date + change}>
          <th scope="row">
            <time dateTime={date}>{date}</time>
          </th>
          <td>
            <InlineCode text={change} inCell />
          </td>
        </tr>
      ))}
    </CaptionedTable>
  );
}
