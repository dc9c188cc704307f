/** Helpers for tests only: tables of figures as the editorial brief prints them. */

/** A figure to check: its name, the computed value, and the value as printed in the brief ("4,935.79", "-5.72"). */
export type PublishedRow = readonly [what: string, computed: number, printed: string];

/** A figure that must match to the last digit: integers, strings, booleans. */
export type ExactRow = readonly [what: string, computed: unknown, expected: unknown];

/** `value` with as many decimals as `example` has, thousands separated by commas. */
export function asPrinted(value: number, example: string): string {
  const decimals = example.split(".")[1]?.length ?? 0;
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const digits =
    whole.replace(/\B(?=(\d{3})+$)/g, ",") + (fraction === undefined ? "" : `.${fraction}`);
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** Adds one test per row: the computed figure, rounded like the printed one, reads the same. */
export function testPublished(rows: readonly PublishedRow[]): void {
  for (const [what, computed, printed] of rows) {
    test(`${what} = ${printed}`, () => expect(asPrinted(computed, printed)).toBe(printed));
  }
}

/** Adds one test per row: the computed value is the expected one. */
export function testExact(rows: readonly ExactRow[]): void {
  for (const [what, computed, expected] of rows) {
    test(`${what} = ${String(expected)}`, () => expect(computed).toEqual(expected));
  }
}
