import { type ReactNode, useId } from "react";
import type { Field } from "../../calculators/definition";
import { doubtfulReading, parseNumber } from "../../calculators/parseNumber";
import * as styles from "./Calculator.module.css";

type FieldInputProps = {
  readonly field: Field;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** One labelled input with its unit and, below it, a slider as an alternative, and its error or how its value was read. */
export function FieldInput({ field, value, error, onChange }: FieldInputProps): ReactNode {
  const id = useId();
  const { label, unit, options, lines, slider, isNumeric } = field;
  if (options && field.isCode)
    return <LineChoice label={label} options={options} value={value} onChange={onChange} />;
  const note = error ?? (isNumeric ? doubtfulReading(value) : undefined);
  const position = Number(parseNumber(value) ?? slider?.min);
  const shared = {
    id,
    value,
    className: lines ? `${styles.input} ${styles.code}` : styles.input,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(event.target.value),
    "aria-invalid": error !== undefined,
    "aria-describedby": note === undefined ? undefined : `${id}note`,
  };
  return (
    <div className={lines ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>
        {label}
        {unit && <span className={styles.unit}>, {unit}</span>}
      </label>
      {options ? (
        <select {...shared}>
          {Object.entries(options).map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      ) : lines ? (
        <textarea {...shared} rows={lines} spellCheck={false} />
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={isNumeric ? "decimal" : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {slider && (
        <input
          {...slider}
          className={styles.slider}
          type="range"
          data-print="hide"
          aria-label={label}
          value={position}
          aria-valuetext={unit ? `${position} ${unit}` : undefined} // the input has its unit in its label
          onChange={shared.onChange}
        />
      )}
      {note !== undefined && (
        <p className={error === undefined ? styles.note : styles.error} id={`${id}note`}>
          {note}
        </p>
      )}
    </div>
  );
}

type LineChoiceProps = {
  readonly label: string;
  readonly options: NonNullable<Field["options"]>;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Options as lines of code; the one with the focus is chosen. */
function LineChoice({ label, options, value, onChange }: LineChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={`${styles.lines} ${styles.wide}`}>
      <legend>{label}</legend>
      {Object.entries(options).map(([option, line]) => (
        <label key={option} className={styles.line}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <code>{line}</code>
        </label>
      ))}
    </fieldset>
  );
}
