import type { ReactNode } from "react";
import { InlineCode } from "../InlineCode";

type TableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The cells of each row; the first is its header. */
  readonly rows: readonly (readonly [header: string, ...cells: readonly ReactNode[]])[];
};

/** A table in its own scroll box, with a header for each column, and a caption that also names the box. */
export function CaptionedTable({ caption, columns, rows }: TableProps): ReactNode {
  return (
    <div className="scroll-x table-box" role="group" aria-label={`Table: ${caption}`} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column} text={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([header, ...cells]) => (
            <tr key={header}>
              <th scope="row">
                <InlineCode text={header} />
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HeadCell({ text }: { readonly text: string }): ReactNode {
  return text === "" ? <td /> : <th scope="col">{text}</th>;
}

/** A parameter of an endpoint or a function, or a field of a response. */
export type Param = {
  readonly name: string;
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly default?: string | undefined;
  readonly description: string;
};

type FieldsProps = { readonly caption: string; readonly rows: readonly Param[] };

/** Parameters of an endpoint or function: name, type and default on one line, the description below; "required" is a word, not a mark. */
export function Fields({ caption, rows }: FieldsProps): ReactNode {
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
