import { InputError, type NumberField } from "./definition";

type Limits = Partial<Omit<NumberField, "kind" | "label" | "unit" | "initial">>;

/** A number in a unit, which may be "". */
export function number(
  label: string,
  unit: string,
  initial: string,
  limits: Limits = { min: 0 },
): NumberField {
  return { kind: "number", label, unit, initial, ...limits };
}

/** A number in percent, which the maths gets as a fraction. */
export function percentage(label: string, initial: string, limits: Limits): NumberField {
  return number(label, "%", initial, { ...limits, percent: true });
}

/** A fee in percent of the amount, from 0 to below 100. */
export function fee(initial: string, label = "Swap fee"): NumberField {
  return percentage(label, initial, { min: 0, below: 100 });
}

/** A share of a whole in percent, 0 and 100 allowed. */
export function share(label: string, initial: string): NumberField {
  return percentage(label, initial, { min: 0, max: 100 });
}

/** An amount of tokens above 0. */
export function amount(label: string, unit: string, initial: string): NumberField {
  return number(label, unit, initial, { above: 0 });
}

/** A whole number from `min` to `max`. */
export function count(
  label: string,
  unit: string,
  initial: string,
  min: number,
  max: number,
): NumberField {
  return number(label, unit, initial, { whole: true, min, max });
}

/** A tolerance in whole basis points. @throws InputError for the field `name` when it is not a whole number of them */
export function basisPoints(name: string, tolerance: number): number {
  const bps = Math.round(tolerance * 10_000);
  if (Math.abs(tolerance * 10_000 - bps) > 1e-6)
    throw new InputError(name, "Use at most two decimals: contracts count in basis points.");
  return bps;
}
