import { lazy, type ReactNode, Suspense } from "react";
import type { CalculatorProps } from "./calculatorProps";

const CalculatorByKind = lazy(() => import("./CalculatorByKind"));

/**
 * A calculator; its code is loaded only on pages that have one, and the server renders its default
 * result.
 */
export function Calculator(props: CalculatorProps): ReactNode {
  return (
    <Suspense
      fallback={
        <p>
          {props.answer} <span className="spinner" data-spinner="" />
        </p>
      }
    >
      <CalculatorByKind {...props} />
    </Suspense>
  );
}
