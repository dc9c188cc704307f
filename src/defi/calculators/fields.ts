import { trimmed } from "../numberText";
import { type Field, InputError } from "./definition";
import { parseNumber } from "./parseNumber";

const NOT_A_NUMBER = "Enter a number, such as 1,234.5.";

/** Ends the reading of a field with a message to the reader. */
function refuse(message: string): never {
  throw new InputError("", message);
}

/** Limits in the unit shown; `above` and `below` are not allowed themselves. */
type Limits = Pick<Field, "slider"> & {
  readonly whole?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
};

/** A number in a unit, which may be "". */
export function number(
  label: string,
  unit: string,
  initial: string,
  limits: Limits = { min: 0 },
): Field<number> {
  const { slider } = limits;
  const read = (typed: string) => {
    if (typed.trim() === "") refuse("Enter a number.");
    const value = Number(parseNumber(typed) ?? refuse(NOT_A_NUMBER));
    const problem = limitProblem(limits, value, unit === "%" ? "%" : "");
    return problem === undefined ? value : refuse(problem);
  };
  return { label, unit, initial, isNumeric: true, read, ...(slider && { slider }) };
}

function limitProblem({ whole, ...limits }: Limits, value: number, unit: string) {
  const text = (limit: number) => `${trimmed(limit, 8)}${unit}`;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, above, below } = limits;
  if (!Number.isFinite(value)) return "Enter a smaller number.";
  if (value < min && limits.max === undefined) return `Enter ${text(min)} or more.`;
  if (value > max && limits.min === undefined) return `Enter ${text(max)} or less.`;
  if (value < min || value > max) return `Enter a number from ${text(min)} to ${text(max)}.`;
  if (above !== undefined && value <= above) return `Enter a number above ${text(above)}.`;
  if (below !== undefined && value >= below) return `Enter a number below ${text(below)}.`;
  if (value > 1e15) return "Enter a number of at most 1,000,000,000,000,000.";
  if (whole && !Number.isInteger(value)) return "Enter a whole number.";
  return undefined;
}

/** A number in percent, passed on as a fraction: 0.30 as 0.003. */
export function percentage(label: string, initial: string, limits: Limits): Field<number> {
  const field = number(label, "%", initial, limits);
  return { ...field, read: (typed) => field.read(typed) / 100 };
}

/** A fee in percent of the amount, from 0 to below 100. */
export function fee(initial: string, label = "Swap fee"): Field<number> {
  return percentage(label, initial, { min: 0, below: 100 });
}

/** A share of a whole in percent, 0 and 100 allowed. */
export function share(label: string, initial: string): Field<number> {
  return percentage(label, initial, { min: 0, max: 100 });
}

/** The factor A of a stable pool. */
export const amplification = number("Amplification factor A", "", "100", {
  min: 1,
  max: 10_000,
  slider: { min: 1, max: 1_000, step: 1 },
});

/** An amount of tokens above 0. */
export function amount(label: string, unit: string, initial: string): Field<number> {
  return number(label, unit, initial, { above: 0 });
}

/** A whole number from `min` to `max`. */
export function count(
  label: string,
  unit: string,
  initial: string,
  min: number,
  max: number,
): Field<number> {
  return number(label, unit, initial, { whole: true, min, max });
}

/** A number that keeps every digit: passed on as a plain decimal string, for integer arithmetic. */
export function exact(label: string, unit: string, initial: string): Field<string> {
  const read = (typed: string) => {
    const plain = parseNumber(typed) ?? refuse(NOT_A_NUMBER);
    if (plain.startsWith("-")) refuse("Enter 0 or more.");
    return plain.length > 60 ? refuse("Enter at most 60 digits.") : plain;
  };
  return { label, unit, initial, isNumeric: true, read };
}

/** Several numbers above 0 in one field, separated by spaces. */
export function list(label: string, unit: string, initial: string, max: number): Field<number[]> {
  const read = (typed: string) => {
    const parts = typed.split(/[;\s]+|,\s+/).filter((part) => part !== "");
    if (parts.length === 0) refuse("Enter one number or more, separated by spaces.");
    if (parts.length > max) refuse(`Enter at most ${max} numbers.`);
    return parts.map((part) => {
      const value = Number(
        parseNumber(part) ?? refuse(`"${part}" is not a number. Separate numbers with spaces.`),
      );
      return value > 0 ? value : refuse(`Every number must be above 0; "${part}" is not.`);
    });
  };
  return { label, unit, initial, read };
}

/** One of several values. @param options the label of each */
export function choice(
  label: string,
  initial: string,
  options: Readonly<Record<string, string>>,
): Field<string> {
  const read = (typed: string) =>
    Object.hasOwn(options, typed) ? typed : refuse("Choose one of the options.");
  return { label, initial, options, read };
}

/** Free text. @param max characters @param lines height of the box; one line if omitted */
export function text(label: string, initial: string, max: number, lines?: number): Field<string> {
  const read = (typed: string) =>
    typed.length > max ? refuse(`Use at most ${max} characters.`) : typed;
  return { label, initial, isPrivate: true, read, ...(lines !== undefined && { lines }) };
}

/** A tolerance in whole basis points. @throws InputError for the field `name` when it is not a whole number of them */
export function basisPoints(name: string, tolerance: number): number {
  const bps = Math.round(tolerance * 10_000);
  if (Math.abs(tolerance * 10_000 - bps) > 1e-6)
    throw new InputError(name, "Use at most two decimals: contracts count in basis points.");
  return bps;
}
