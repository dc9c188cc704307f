import { type ReactNode, Suspense } from "react";
import { splitComponent } from "../../../components/splitComponent";
import type { CalculatorProps } from "./calculatorProps";

const load = () => import("./CalculatorByKind");
const CalculatorByKind = splitComponent(load);

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

Calculator.load = async ({ kind }: CalculatorProps): Promise<void> => {
  await CalculatorByKind.load();
  await (await load()).forms[kind].load();
};
