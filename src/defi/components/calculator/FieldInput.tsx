import { type ReactNode, useId } from "react";
import type { ChoiceField, Field, NumberField } from "../../calculators/definition";
import { doubtfulReading, parseNumber } from "../../calculators/parseNumber";
import * as styles from "./Calculator.module.css";

type SimpleField = Exclude<Field, { readonly kind: "rows" }>;

type FieldInputProps = {
  readonly field: SimpleField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
};

/** One labelled input with its unit and, below it, its error or how its value was read. */
export function FieldInput({ field, value, error, onChange }: FieldInputProps): ReactNode {
  const id = useId();
  const unit = "unit" in field ? field.unit : undefined;
  if (field.kind === "choice" && field.look === "lines")
    return <LineChoice field={field} value={value} onChange={onChange} />;
  const note = error ?? (isNumber(field) ? doubtfulReading(value) : undefined);
  const shared = {
    id,
    value,
    "aria-invalid": error !== undefined,
    "aria-describedby": note === undefined ? undefined : `${id}note`,
  };
  return (
    <div
      className={
        field.kind === "text" && field.lines ? `${styles.field} ${styles.wide}` : styles.field
      }
    >
      <label htmlFor={id}>
        {field.label}
        {unit && <span className={styles.unit}>, {unit}</span>}
      </label>
      {field.kind === "choice" ? (
        <select
          {...shared}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
        >
          {Object.entries(field.options).map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      ) : field.kind === "text" && field.lines ? (
        <textarea
          {...shared}
          className={`${styles.input} ${styles.code}`}
          rows={field.lines}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          className={styles.input}
          type="text"
          inputMode={isNumber(field) ? "decimal" : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {field.kind === "number" && field.slider && (
        <Slider field={field} range={field.slider} value={value} onChange={onChange} />
      )}
      {note !== undefined && (
        <p className={error === undefined ? styles.note : styles.error} id={`${id}note`}>
          {note}
        </p>
      )}
    </div>
  );
}

type SliderProps = {
  readonly field: NumberField;
  readonly range: NonNullable<NumberField["slider"]>;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A slider as an alternative to the input. It is announced with its unit, which the input has in its label. */
function Slider({ field, range, value, onChange }: SliderProps): ReactNode {
  const position = Number(parseNumber(value) ?? range.min);
  return (
    <input
      className={styles.slider}
      type="range"
      data-print="hide"
      aria-label={field.label}
      min={range.min}
      max={range.max}
      step={range.step}
      value={position}
      aria-valuetext={field.unit ? `${position} ${field.unit}` : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function isNumber({ kind }: SimpleField): boolean {
  return kind === "number" || kind === "exact";
}

type LineChoiceProps = {
  readonly field: ChoiceField;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Options as lines of code; the one with the focus is chosen. */
function LineChoice({ field, value, onChange }: LineChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={`${styles.lines} ${styles.wide}`}>
      <legend>{field.label}</legend>
      {Object.entries(field.options).map(([option, label]) => (
        <label key={option} className={styles.line}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <code>{label}</code>
        </label>
      ))}
    </fieldset>
  );
}
