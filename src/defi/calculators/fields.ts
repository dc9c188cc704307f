import { InputError, type NumberField } from "./definition";

/** Fields that several calculators share. */

/** A fee in percent of the amount, from 0 to below 100. */
export function feeField(initial: string, label = "Swap fee") {
  return {
    kind: "number",
    label,
    unit: "%",
    percent: true,
    initial,
    least: 0,
    below: 100,
  } as const satisfies NumberField;
}

/** An amount of tokens above 0. */
export function amountField(label: string, unit: string, initial: string) {
  return { kind: "number", label, unit, initial, above: 0 } as const satisfies NumberField;
}

/** A share of a whole in percent, 0 and 100 allowed. */
export function shareField(label: string, initial: string) {
  return {
    kind: "number",
    label,
    unit: "%",
    percent: true,
    initial,
    least: 0,
    most: 100,
  } as const satisfies NumberField;
}

/** A whole number of at least `least`. */
export function countField(
  label: string,
  unit: string,
  initial: string,
  least: number,
  most?: number,
) {
  return {
    kind: "number",
    label,
    unit,
    initial,
    whole: true,
    least,
    ...(most !== undefined && { most }),
  } as const satisfies NumberField;
}

/** A tolerance in whole basis points. @throws InputError for the field `name` when it is not a whole number of them */
export function basisPoints(name: string, tolerance: number): number {
  const bps = Math.round(tolerance * 10_000);
  if (Math.abs(tolerance * 10_000 - bps) > 1e-6)
    throw new InputError(name, "Use at most two decimals: contracts count in basis points.");
  return bps;
}
