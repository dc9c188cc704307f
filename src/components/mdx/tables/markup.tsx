import type { ReactNode } from "react";
import { columnLook } from "../../../domain/tableColumns";
import { InlineCode } from "../InlineCode";

/** The markup of tables, for components of both kinds. */

type TableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The rows. */
  readonly children: ReactNode;
  /** Columns whose cells are aligned to the right. */
  readonly numeric?: ReadonlySet<number>;
  readonly className?: string | undefined;
};

/** A table in its own scroll box, with a header for each column, and a caption that also names the box. */
export function CaptionedTable({
  caption,
  columns,
  children,
  numeric = new Set(),
  className,
}: TableProps): ReactNode {
  return (
    <div className="scroll-x table-box" role="group" aria-label={`Table: ${caption}`} tabIndex={0}>
      <table className={className}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) =>
              index === 0 && column === "" ? (
                <td key="first" />
              ) : (
                <th key={column} scope="col" className={sideOf(numeric.has(index))}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function sideOf(isNumeric: boolean): string | undefined {
  return isNumeric ? "align-right" : undefined;
}

/** Options side by side; the first cell of a row is its header. */
export function RowsTable({
  caption,
  columns,
  rows,
}: Omit<TableProps, "children"> & {
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  const { numeric, firstStays } = columnLook(rows);
  return (
    <CaptionedTable
      caption={caption}
      columns={columns}
      numeric={numeric}
      className={firstStays ? "first-stays" : undefined}
    >
      {rows.map(([header = "", ...cells]) => (
        <tr key={[header, ...cells].join("|")}>
          <th scope="row">
            <InlineCode text={header} />
          </th>
          {cells.map((value, index) => (
            <td key={columns[index + 1] ?? index} className={sideOf(numeric.has(index + 1))}>
              <InlineCode text={value} />
            </td>
          ))}
        </tr>
      ))}
    </CaptionedTable>
  );
}

/** A parameter of an endpoint or a function, or a field of an answer. */
export type Param = {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly default?: string | undefined;
  readonly description: string;
};

/** Parameters of an endpoint or function: name, type and default on one line, the description below; "required" is a word, not a mark. */
export function Fields({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly Param[];
}): ReactNode {
  if (rows.length === 0) return null;
  return (
    <figure className="fields">
      <figcaption>{caption}</figcaption>
      <dl>
        {rows.map(({ name, type, required, default: initial = "-", description }) => (
          <div className="field" key={name}>
            <dt>
              <code>{name}</code> <span className="field-type">{type}</span>
              {required && <span className="field-required">{" required"}</span>}
              {!/^[–—-]$/.test(initial) && (
                <span className="field-type">
                  {" default\u00A0"}
                  <code>{initial}</code>
                </span>
              )}
            </dt>
            <dd>
              <InlineCode text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
