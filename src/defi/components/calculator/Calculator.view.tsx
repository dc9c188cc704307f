import { type ReactNode, Suspense } from "react";
import { splitComponent } from "../../../components/splitComponent";
import type { CalculatorProps } from "./CalculatorForm";

/** The form with all calculators and their maths, loaded only on pages that have one. */
const CalculatorForm = splitComponent<CalculatorProps>(
  () => import(/* webpackChunkName: "calc" */ "./CalculatorForm"),
);

/** A calculator; the server renders its default result. */
export function Calculator(props: CalculatorProps): ReactNode {
  return (
    <Suspense
      fallback={
        <p>
          {props.answer} <span className="spinner" data-spinner="" />
        </p>
      }
    >
      <CalculatorForm {...props} />
    </Suspense>
  );
}

Calculator.load = CalculatorForm.load;
