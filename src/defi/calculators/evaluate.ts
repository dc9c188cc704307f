import { trimmed } from "../numberText";
import {
  type Calculator,
  type Field,
  InputError,
  type ListField,
  type NumberField,
  type Result,
} from "./definition";
import { parseNumber } from "./parseNumber";

/** The rows of a rows field, as typed. */
export type RawRows = readonly Readonly<Record<string, string>>[];

/** What a reader has typed, field by field. */
export type RawInputs = Readonly<Record<string, string | RawRows>>;

/** Error messages by field; a cell of a row is `field.row.cell`, and "" is for the inputs as a whole. */
export type Evaluation = {
  readonly errors: Readonly<Record<string, string>>;
  readonly result?: Result;
  /** Position of the inputs on the calculator's plot. */
  readonly x?: number | undefined;
};

/** The inputs of the worked example, some of them replaced by a page's own defaults. */
export function initialInputs(
  calculator: Calculator,
  defaults: Readonly<Record<string, string>> = {},
): RawInputs {
  return Object.fromEntries(
    Object.entries(calculator.fields).map(([name, field]) => [
      name,
      field.kind === "rows" ? field.initial : (defaults[name] ?? field.initial),
    ]),
  );
}

/** Reads the inputs and computes; never throws for what a reader typed. */
export function evaluate(calculator: Calculator, inputs: RawInputs): Evaluation {
  const errors: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(calculator.fields))
    values[name] = readField(name, field, inputs[name], errors);
  if (Object.keys(errors).length > 0) return { errors };
  try {
    return { errors, result: calculator.compute(values), x: calculator.plot?.x(values) };
  } catch (error) {
    if (error instanceof InputError) return { errors: { [error.field]: error.message } };
    if (error instanceof RangeError) return { errors: { "": NO_RESULT } };
    throw error;
  }
}

/** The first input with an error and its message, for readers who do not see the mark beside it. */
export function firstError(
  { fields }: Calculator,
  errors: Evaluation["errors"],
): string | undefined {
  const [key = "", error] = Object.entries(errors).find(([at]) => at !== "") ?? [];
  if (error === undefined) return undefined;
  const [name = "", row, cell = ""] = key.split(".");
  const field = fields[name];
  if (field?.kind !== "rows" || row === undefined) return `${field?.label}: ${error}`;
  return `${field.item} ${Number(row) + 1}, ${field.cells[cell]?.label}: ${error}`;
}

function readField(
  name: string,
  field: Field,
  raw: string | RawRows | undefined,
  errors: Record<string, string>,
): unknown {
  if (field.kind !== "rows") {
    const read = readText(field, typeof raw === "string" ? raw : "");
    if (read.error !== undefined) errors[name] = read.error;
    return read.value;
  }
  const rows = typeof raw === "object" ? raw : [];
  if (rows.length < field.min || rows.length > field.max)
    errors[name] = `Use ${field.min} to ${field.max} rows.`;
  return rows.map((row, index) =>
    Object.fromEntries(
      Object.entries(field.cells).map(([cell, cellField]) => [
        cell,
        readField(`${name}.${index}.${cell}`, cellField, row[cell], errors),
      ]),
    ),
  );
}

type Read = { readonly value?: unknown; readonly error?: string };

function readText(field: Exclude<Field, { kind: "rows" }>, raw: string): Read {
  switch (field.kind) {
    case "number":
      return readNumber(field, raw);
    case "exact":
      return readExact(raw);
    case "list":
      return readList(field, raw);
    case "choice":
      return Object.hasOwn(field.options, raw)
        ? { value: raw }
        : { error: "Choose one of the options." };
    case "text":
      return raw.length > field.maxLength
        ? { error: `Use at most ${field.maxLength} characters.` }
        : { value: raw };
  }
}

/** Shown when a result is not finite or the maths has none. */
const NO_RESULT = "These inputs have no result: some are too large or too small for the others.";
const NOT_A_NUMBER = "Enter a number, such as 1,234.5.";

function readNumber(field: NumberField, raw: string): Read {
  if (raw.trim() === "") return { error: "Enter a number." };
  const plain = parseNumber(raw);
  if (plain === undefined) return { error: NOT_A_NUMBER };
  const value = Number(plain);
  const error = limitError(field, value);
  if (error) return { error };
  return { value: field.percent ? value / 100 : value };
}

function limitError(field: NumberField, value: number): string | undefined {
  const unit = field.percent ? "%" : "";
  const text = (limit: number) => `${trimmed(limit, 8)}${unit}`;
  const { min, max, above, below } = field;
  if (!Number.isFinite(value)) return "Enter a smaller number.";
  if (min !== undefined && max !== undefined && (value < min || value > max))
    return `Enter a number from ${text(min)} to ${text(max)}.`;
  if (min !== undefined && value < min) return `Enter ${text(min)} or more.`;
  if (max !== undefined && value > max) return `Enter ${text(max)} or less.`;
  if (above !== undefined && value <= above) return `Enter a number above ${text(above)}.`;
  if (below !== undefined && value >= below) return `Enter a number below ${text(below)}.`;
  if (value > 1e15) return "Enter a number of at most 1,000,000,000,000,000.";
  if (field.whole && !Number.isInteger(value)) return "Enter a whole number.";
  return undefined;
}

function readExact(raw: string): Read {
  const plain = parseNumber(raw);
  if (plain === undefined) return { error: NOT_A_NUMBER };
  if (plain.startsWith("-")) return { error: "Enter 0 or more." };
  if (plain.length > 60) return { error: "Enter at most 60 digits." };
  return { value: plain };
}

function readList(field: ListField, raw: string): Read {
  const parts = raw.split(/[;\s]+|,\s+/).filter((part) => part !== "");
  if (parts.length === 0) return { error: "Enter one number or more, separated by spaces." };
  if (parts.length > field.maxItems) return { error: `Enter at most ${field.maxItems} numbers.` };
  const values: number[] = [];
  for (const part of parts) {
    const plain = parseNumber(part);
    if (plain === undefined)
      return { error: `"${part}" is not a number. Separate numbers with spaces.` };
    if (!(Number(plain) > 0)) return { error: `Every number must be above 0; "${part}" is not.` };
    values.push(Number(plain));
  }
  return { value: values };
}
