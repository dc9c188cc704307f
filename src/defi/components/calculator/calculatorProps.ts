import type { CalculatorKind } from "../../calculators/kinds";

export type CalculatorProps = {
  readonly kind: CalculatorKind;
  /** Names it in the address when a page has two of one kind. */
  readonly id?: string;
  /** A page's own inputs in place of the initial ones. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly compact?: boolean;
  /** Title and answer for the default inputs, computed at build. */
  readonly title: string;
  readonly answer: string;
};
