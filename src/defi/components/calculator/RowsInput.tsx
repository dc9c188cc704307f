import { type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import type { RowsField } from "../../calculators/definition";
import type { RawRows } from "../../calculators/evaluate";
import * as styles from "./Calculator.module.css";
import { FieldInput } from "./FieldInput";

type RowsInputProps = {
  readonly name: string;
  readonly field: RowsField;
  readonly rows: RawRows;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (rows: RawRows) => void;
};

/** Rows of inputs that can be added and removed; the focus goes to a new row, and to "Add" after a removal. */
export function RowsInput({ name, field, rows, errors, onChange }: RowsInputProps): ReactNode {
  const root = useRef<HTMLFieldSetElement>(null);
  const replace = (next: RawRows, focused: string) => {
    flushSync(() => onChange(next));
    root.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  const added = () =>
    Object.fromEntries(Object.entries(field.cells).map(([cell, { initial }]) => [cell, initial]));
  return (
    <fieldset className={`${styles.rows} ${styles.wide}`} ref={root}>
      <legend>{field.label}</legend>
      {rows.map((row, index) => {
        const title = `${field.item} ${index + 1}`;
        return (
          <fieldset className={styles.row} key={title}>
            <legend>{title}</legend>
            {Object.entries(field.cells).map(([cell, cellField]) => (
              <FieldInput
                key={cell}
                field={cellField}
                value={row[cell] ?? ""}
                error={errors[`${name}.${index}.${cell}`]}
                onChange={(value) => onChange(rows.with(index, { ...row, [cell]: value }))}
              />
            ))}
            {rows.length > field.min && (
              <button
                type="button"
                className={styles.button}
                aria-label={`Remove ${title.toLowerCase()}`}
                onClick={() => replace(rows.toSpliced(index, 1), "button[data-add]")}
              >
                Remove
              </button>
            )}
          </fieldset>
        );
      })}
      {rows.length < field.max && (
        <button
          type="button"
          className={styles.button}
          data-add=""
          onClick={() =>
            replace([...rows, added()], ":scope > fieldset:last-of-type :is(input, select)")
          }
        >
          Add a {field.item.toLowerCase()}
        </button>
      )}
      {errors[name] !== undefined && <p className={styles.error}>{errors[name]}</p>}
    </fieldset>
  );
}
