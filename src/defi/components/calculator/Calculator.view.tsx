import { type ReactNode, Suspense } from "react";
import { type SplitComponent, splitComponent } from "../../../components/splitComponent";
import type { Subject } from "../../calculators/calculators";
import type { Calculator as Definition } from "../../calculators/definition";
import type { CalculatorProps } from "./CalculatorForm";

type Subjects = Readonly<Record<string, Definition>>;

/** The form with the calculators of a subject and their maths, which are loaded at the same time. */
function formOf(
  load: () => Promise<{ readonly default: Subjects }>,
): SplitComponent<CalculatorProps> {
  return splitComponent(async () => {
    const form = import(/* webpackChunkName: "calc-form" */ "./CalculatorForm");
    const [{ CalculatorForm }, { default: kinds }] = await Promise.all([form, load()]);
    return {
      default: (props: CalculatorProps) => {
        const calculator = kinds[props.kind];
        return calculator && <CalculatorForm calculator={calculator} {...props} />;
      },
    };
  });
}

const FORMS: Readonly<Record<Subject, SplitComponent<CalculatorProps>>> = {
  api: formOf(
    () => import(/* webpackChunkName: "calc-developers" */ "../../calculators/kinds/api"),
  ),
  developers: formOf(
    () => import(/* webpackChunkName: "calc-developers" */ "../../calculators/kinds/developers"),
  ),
  liquidity: formOf(
    () => import(/* webpackChunkName: "calc-liquidity" */ "../../calculators/kinds/liquidity"),
  ),
  pools: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../calculators/kinds/pools")),
  rewards: formOf(
    () => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/rewards"),
  ),
  tokens: formOf(
    () => import(/* webpackChunkName: "calc-tokens" */ "../../calculators/kinds/tokens"),
  ),
  trading: formOf(
    () => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/trading"),
  ),
  units: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../calculators/kinds/units")),
};

/** A calculator; its code is loaded only on pages that have one of its subject, and the server renders its default result. */
export function Calculator(props: CalculatorProps): ReactNode {
  const Form = FORMS[props.subject];
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

Calculator.load = ({ subject }: CalculatorProps): Promise<void> => FORMS[subject].load();
