/** How the columns of a table are displayed, which follows from the text of their cells. */
export type ColumnLook = {
  /** Columns of numbers, which are right-aligned. */
  readonly numeric: ReadonlySet<number>;
  /** True when the first column is narrow enough to stay in view while the others scroll. */
  readonly firstStays: boolean;
};

/** A number with an optional sign, currency, power of ten and unit of one word: `−1,234.5 %`, `$0.30`, `7 days`. */
const NUMBER =
  /^[~≈<>≤≥±+−-]*\s*(?:[$€£]\s*)?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?\s*(?:[%‰×]|\p{L}{1,8})?$/u;
const EMPTY = /^(?:[–—-]|none|n\/a)?$/i;

const MAX_WORD = 14;
const MAX_TEXT = 32;

/** @param rows texts of the body's cells, row by row; `undefined` for a cell whose text is not known yet */
export function columnLook(rows: readonly (readonly (string | undefined)[])[]): ColumnLook {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const numeric = new Set<number>();
  for (let column = 0; column < width; column++) {
    const cells = rows.map((row) => row[column]?.trim());
    const filled = cells.filter((cell) => cell === undefined || !EMPTY.test(cell));
    if (filled.length > 0 && filled.every((cell) => cell !== undefined && NUMBER.test(cell)))
      numeric.add(column);
  }
  const first = rows.map(([cell]) => cell);
  const firstStays =
    width > 2 &&
    first.every(
      (cell) =>
        cell !== undefined &&
        cell.length <= MAX_TEXT &&
        cell.split(/\s+/).every((word) => word.length <= MAX_WORD),
    );
  return { numeric, firstStays };
}
