import type { DataTable } from "../plots/plotSpec";
import type { PlotId } from "../plots/plots";

/** A number that a reader types. Limits are in the unit shown; percent fields pass a fraction on to the maths. */
export type NumberField = {
  readonly kind: "number";
  readonly label: string;
  readonly unit?: string;
  readonly initial: string;
  /** The unit is %: 0.30 is passed on as 0.003. */
  readonly percent?: boolean;
  readonly whole?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** The value must be above or below this; the limit itself is not allowed. */
  readonly above?: number;
  readonly below?: number;
  /** Shows the field also as a slider over this range. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
};

/** A number that must keep every digit: passed on as a plain decimal string, for integer arithmetic. */
export type ExactField = {
  readonly kind: "exact";
  readonly label: string;
  readonly unit?: string;
  readonly initial: string;
};

export type ChoiceField = {
  readonly kind: "choice";
  readonly label: string;
  readonly initial: string;
  /** The label of each value. */
  readonly options: Readonly<Record<string, string>>;
  /** `lines` shows the options as lines of code, one of which has the focus. */
  readonly look?: "lines";
};

/** Several positive numbers in one field, separated by spaces. */
export type ListField = {
  readonly kind: "list";
  readonly label: string;
  readonly unit?: string;
  readonly initial: string;
  readonly maxItems: number;
};

export type TextField = {
  readonly kind: "text";
  readonly label: string;
  readonly initial: string;
  /** Number of lines of the text box; one line if undefined. */
  readonly lines?: number;
  readonly maxLength: number;
};

export type CellField = NumberField | ChoiceField;

/** Rows that a reader can add and remove, each with the same cells. */
export type RowsField = {
  readonly kind: "rows";
  readonly label: string;
  /** Name of one row, such as "Pool". */
  readonly item: string;
  readonly cells: Readonly<Record<string, CellField>>;
  readonly initial: readonly Readonly<Record<string, string>>[];
  readonly min: number;
  readonly max: number;
};

export type Field = NumberField | ExactField | ChoiceField | ListField | TextField | RowsField;

/** What a field passes on to the calculation. */
type ValueOf<F> = F extends { readonly kind: "number" }
  ? number
  : F extends { readonly kind: "list" }
    ? readonly number[]
    : F extends { readonly kind: "rows"; readonly cells: infer Cells }
      ? readonly { readonly [Name in keyof Cells]: ValueOf<Cells[Name]> }[]
      : string;

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
  /** The plot on which the inputs are marked: at `x` of its horizontal axis, or not at all when the plot uses other terms. */
  readonly plot?: { readonly id: PlotId; readonly x: (values: Values) => number | undefined };
};

/** A calculator as data. Its initial inputs give the worked example on the pages. */
export type Calculator = Definition<
  Readonly<Record<string, Field>>,
  Readonly<Record<string, unknown>>
>;

/** Thrown by `compute` when inputs do not fit together: `field` is the input at fault, the message says how to fix it. */
export class InputError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** Checks a definition's types, then erases them: `evaluate` gives `compute` exactly the values that its fields describe. */
export function defineCalculator<Fields extends Readonly<Record<string, Field>>>(
  definition: Definition<Fields, { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }>,
): Calculator {
  return definition as unknown as Calculator;
}
