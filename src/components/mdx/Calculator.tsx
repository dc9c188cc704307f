import { lazy, type ReactNode, Suspense } from "react";
import type { CalculatorKind } from "../../domain/calculators/kinds";

const CalculatorByKind = lazy(() => import("./calculator/CalculatorByKind"));

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

/** A calculator; its code is loaded only on pages that have one, and the server renders its default result. */
export function Calculator(props: CalculatorProps): ReactNode {
  return (
    <Suspense fallback={<p>{props.answer}</p>}>
      <CalculatorByKind {...props} />
    </Suspense>
  );
}
