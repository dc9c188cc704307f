import { type ReactNode, Suspense } from "react";
import { calculatorForms } from "./calculatorForms";
import type { CalculatorProps } from "./calculatorProps";

/**
 * A calculator; its code is loaded only on pages that have one, and the server renders its default
 * result.
 */
export function Calculator(props: CalculatorProps): ReactNode {
  const Form = calculatorForms[props.kind];
  return (
    <Suspense
      fallback={
        <p>
          {props.answer} <span className="spinner" data-spinner="" />
        </p>
      }
    >
      <Form {...props} />
    </Suspense>
  );
}

Calculator.load = async ({ kind }: CalculatorProps): Promise<void> => calculatorForms[kind].load();
