import { type SplitComponent, splitComponent } from "../../../components/splitComponent";
import type { Calculator } from "../../calculators/definition";
import type { CalculatorKind } from "../../calculators/kinds";
import type { CalculatorProps } from "./calculatorProps";

/**
 * The form with a kind's definition and the maths behind it; both are loaded at the same time. Kinds on one subject share a
 * chunk, because every chunk name adds bytes to each page.
 */
function formOf(
  load: () => Promise<{ readonly default: Calculator }>,
): SplitComponent<CalculatorProps> {
  return splitComponent(async () => {
    const [{ CalculatorForm }, { default: calculator }] = await Promise.all([
      import("./CalculatorForm"),
      load(),
    ]);
    return {
      default: (props: CalculatorProps) => <CalculatorForm calculator={calculator} {...props} />,
    };
  });
}

/** The forms of all kinds; the build has checked that a page's kind is one of them. */
export const calculatorForms: Readonly<Record<CalculatorKind, SplitComponent<CalculatorProps>>> = {
  abortCode: formOf(
    () => import(/* webpackChunkName: "calc-developers" */ "../../calculators/kinds/abortCode"),
  ),
  curve: formOf(
    () => import(/* webpackChunkName: "calc-tokens" */ "../../calculators/kinds/curve"),
  ),
  dca: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/dca")),
  depeg: formOf(
    () => import(/* webpackChunkName: "calc-liquidity" */ "../../calculators/kinds/depeg"),
  ),
  emission: formOf(
    () => import(/* webpackChunkName: "calc-tokens" */ "../../calculators/kinds/emission"),
  ),
  exactOut: formOf(
    () => import(/* webpackChunkName: "calc-pools" */ "../../calculators/kinds/exactOut"),
  ),
  feeApr: formOf(
    () => import(/* webpackChunkName: "calc-liquidity" */ "../../calculators/kinds/feeApr"),
  ),
  gas: formOf(() => import(/* webpackChunkName: "calc-liquidity" */ "../../calculators/kinds/gas")),
  il: formOf(() => import(/* webpackChunkName: "calc-liquidity" */ "../../calculators/kinds/il")),
  limit: formOf(
    () => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/limit"),
  ),
  lpShare: formOf(
    () => import(/* webpackChunkName: "calc-liquidity" */ "../../calculators/kinds/lpShare"),
  ),
  minReceived: formOf(
    () => import(/* webpackChunkName: "calc-pools" */ "../../calculators/kinds/minReceived"),
  ),
  pnl: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/pnl")),
  points: formOf(
    () => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/points"),
  ),
  quote: formOf(
    () => import(/* webpackChunkName: "calc-developers" */ "../../calculators/kinds/quote"),
  ),
  raffle: formOf(
    () => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/raffle"),
  ),
  referral: formOf(
    () => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/referral"),
  ),
  response: formOf(
    () => import(/* webpackChunkName: "calc-developers" */ "../../calculators/kinds/response"),
  ),
  split: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../calculators/kinds/split")),
  stable: formOf(
    () => import(/* webpackChunkName: "calc-pools" */ "../../calculators/kinds/stable"),
  ),
  stop: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../calculators/kinds/stop")),
  swap: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../calculators/kinds/swap")),
  tokenEntry: formOf(
    () => import(/* webpackChunkName: "calc-developers" */ "../../calculators/kinds/tokenEntry"),
  ),
  units: formOf(
    () => import(/* webpackChunkName: "calc-tokens" */ "../../calculators/kinds/units"),
  ),
  vesting: formOf(
    () => import(/* webpackChunkName: "calc-tokens" */ "../../calculators/kinds/vesting"),
  ),
  vote: formOf(() => import(/* webpackChunkName: "calc-tokens" */ "../../calculators/kinds/vote")),
  weighted: formOf(
    () => import(/* webpackChunkName: "calc-pools" */ "../../calculators/kinds/weighted"),
  ),
  widget: formOf(
    () => import(/* webpackChunkName: "calc-developers" */ "../../calculators/kinds/widget"),
  ),
};
