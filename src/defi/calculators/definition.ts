import type { DataTable } from "../plots/dataTable";
import type { PlotId } from "../plots/plots";

/** One input of a calculator: how it looks, and how what a reader types becomes a value. */
export type Field<Value = unknown> = {
  readonly label: string;
  readonly unit?: string;
  readonly initial: string;
  /** @throws InputError that says how to fix what was typed */
  readonly read: (typed: string) => Value;
  readonly isNumeric?: boolean;
  /** Shows the field also as a slider over this range. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
  /** The label of each value to choose from. */
  readonly options?: Readonly<Record<string, string>>;
  /** Shows the options as lines of code, one of which has the focus. */
  readonly isCode?: boolean;
  /** Number of lines of a text box. */
  readonly lines?: number;
  /**
   * Whether the address of the page leaves it out: text includes addresses of sites and accounts that calculators put into code to
   * copy, and anyone can write a link.
   */
  readonly isPrivate?: boolean;
};

type Cells = Readonly<Record<string, Field>>;

/** Rows that a reader can add and remove, each with the same cells. */
export type RowsField<OwnCells extends Cells = Cells> = {
  readonly label: string;
  /** Name of one row, such as "Pool". */
  readonly item: string;
  readonly cells: OwnCells;
  readonly initial: readonly Readonly<Record<string, string>>[];
  readonly min: number;
  readonly max: number;
};

type ValueOf<F> =
  F extends RowsField<infer OwnCells>
    ? readonly { readonly [Name in keyof OwnCells]: ValueOf<OwnCells[Name]> }[]
    : F extends Field<infer Value>
      ? Value
      : never;

/** The results of a calculator, as strings that a reader sees. */
export type Result = {
  /** The answer in one sentence; it is announced when it changes. */
  readonly sentence: string;
  /** Further values by their labels. */
  readonly rows?: Readonly<Record<string, string>>;
  readonly table?: DataTable;
  /** Code to copy, by its labels. */
  readonly code?: Readonly<Record<string, string>>;
  readonly warning?: string;
};

type Definition<Fields, Values> = {
  readonly title: string;
  readonly fields: Fields;
  /** Sets of inputs that a reader can choose at once, by their labels. */
  readonly presets?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly compute: (values: Values) => Result;
  /** The plot on which the inputs are marked, at `x` of its horizontal axis, while its `terms` have their initial values. */
  readonly plot?: {
    readonly id: PlotId;
    readonly x: (values: Values) => number;
    readonly terms?: readonly (keyof Fields & string)[];
  };
};

/** A calculator as data. Its initial inputs give the worked example on the pages. */
export type Calculator = Definition<
  Readonly<Record<string, Field | RowsField>>,
  Readonly<Record<string, unknown>>
>;

/** What is wrong with an input, in words for the reader: `field` is the one at fault, "" the one that is read. */
export class InputError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** @throws InputError for a field unless its value is valid */
export function ensure(isValid: boolean, field: string, message: string): asserts isValid {
  if (!isValid) throw new InputError(field, message);
}

/** Checks a definition's types, then erases them: `evaluate` gives `compute` exactly the values that its fields read. */
export function defineCalculator<Fields extends Calculator["fields"]>(
  definition: Definition<Fields, { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }>,
): Calculator {
  return definition as unknown as Calculator;
}
