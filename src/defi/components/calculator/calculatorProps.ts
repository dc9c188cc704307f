import type { CalculatorKind } from "../../calculators/kinds";

export type CalculatorProps = {
  readonly kind: CalculatorKind;
  /** Identifies the calculator in the address when a page has two of the same kind. */
  readonly id?: string;
  /** The page's own inputs in place of the initial ones. */
  readonly defaults?: Readonly<Record<string, string>>;
  readonly compact?: boolean;
  /** Title and answer for the default inputs, computed by the build. */
  readonly title: string;
  readonly answer: string;
};
