import { type Calculator, type Field, InputError, type Result } from "./definition";

/** The rows of a rows field, as typed. */
export type RawRows = readonly Readonly<Record<string, string>>[];

/** What a reader has typed, field by field. */
export type RawInputs = Readonly<Record<string, string | RawRows>>;

/** Error messages by field; a cell of a row is `field.row.cell`, and "" is for the inputs as a whole. */
export type Evaluation = {
  readonly errors: Readonly<Record<string, string>>;
  readonly result?: Result | undefined;
  /** Position of the inputs on the calculator's plot. */
  readonly x?: number | undefined;
};

/** Shown when a result is not finite. */
const NO_RESULT = "These inputs have no result: some are too large or too small for the others.";

/** The inputs of the worked example, some of them replaced by a page's own defaults. */
export function initialInputs(
  { fields }: Calculator,
  defaults: Readonly<Record<string, string>> = {},
): RawInputs {
  const initial = Object.entries(fields).map(([name, field]) => [
    name,
    "cells" in field ? field.initial : (defaults[name] ?? field.initial),
  ]);
  return Object.fromEntries(initial);
}

/** Reads the inputs and computes; never throws for what a reader typed. */
export function evaluate({ fields, compute, plot }: Calculator, inputs: RawInputs): Evaluation {
  const errors: Record<string, string> = {};
  const read = (key: string, field: Field, typed: string | RawRows | undefined) => {
    try {
      return field.read(typeof typed === "string" ? typed : "");
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      errors[key] = error.message;
      return undefined;
    }
  };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const raw = inputs[name];
    if ("cells" in field) {
      const rows = typeof raw === "object" ? raw : [];
      if (rows.length < field.min || rows.length > field.max)
        errors[name] = `Use ${field.min} to ${field.max} rows.`;
      values[name] = rows.map((row, index) => {
        const cells = Object.entries(field.cells);
        return Object.fromEntries(
          cells.map(([cell, each]) => [cell, read(`${name}.${index}.${cell}`, each, row[cell])]),
        );
      });
    } else values[name] = read(name, field, raw);
  }
  if (Object.keys(errors).length > 0) return { errors };
  try {
    const isOnPlot = plot?.terms?.every((name) => {
      const field = fields[name];
      return field && !("cells" in field) && field.read(field.initial) === values[name];
    });
    return { errors, result: compute(values), x: isOnPlot === false ? undefined : plot?.x(values) };
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
  const [key = "", message] = Object.entries(errors).find(([at]) => at !== "") ?? [];
  if (message === undefined) return undefined;
  const [name = "", row, cell = ""] = key.split(".");
  const field = fields[name];
  if (!field || !("cells" in field) || row === undefined) return `${field?.label}: ${message}`;
  return `${field.item} ${Number(row) + 1}, ${field.cells[cell]?.label}: ${message}`;
}
