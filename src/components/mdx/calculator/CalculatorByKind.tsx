import { type ComponentType, lazy, type ReactNode } from "react";
import type { Calculator } from "../../../domain/calculators/definition";
import type { CalculatorKind } from "../../../domain/calculators/kinds";
import type { CalculatorProps } from "../Calculator";
import { CalculatorForm } from "./CalculatorForm";

/** A kind's definition with the maths behind it. Kinds of one subject share a chunk: every name of a chunk costs each page bytes. */
function formOf(load: () => Promise<{ readonly default: Calculator }>): ComponentType<CalculatorProps> {
  return lazy(async () => {
    const { default: calculator } = await load();
    return { default: (props: CalculatorProps) => <CalculatorForm calculator={calculator} {...props} /> };
  });
}

const FORMS: Readonly<Record<CalculatorKind, ComponentType<CalculatorProps>>> = {
  abortCode: formOf(() => import(/* webpackChunkName: "calc-developers" */ "../../../domain/calculators/kinds/abortCode")),
  curve: formOf(() => import(/* webpackChunkName: "calc-tokens" */ "../../../domain/calculators/kinds/curve")),
  dca: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../../domain/calculators/kinds/dca")),
  depeg: formOf(() => import(/* webpackChunkName: "calc-liquidity" */ "../../../domain/calculators/kinds/depeg")),
  emission: formOf(() => import(/* webpackChunkName: "calc-tokens" */ "../../../domain/calculators/kinds/emission")),
  exactOut: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../../domain/calculators/kinds/exactOut")),
  feeApr: formOf(() => import(/* webpackChunkName: "calc-liquidity" */ "../../../domain/calculators/kinds/feeApr")),
  gas: formOf(() => import(/* webpackChunkName: "calc-liquidity" */ "../../../domain/calculators/kinds/gas")),
  il: formOf(() => import(/* webpackChunkName: "calc-liquidity" */ "../../../domain/calculators/kinds/il")),
  limit: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../../domain/calculators/kinds/limit")),
  lpShare: formOf(() => import(/* webpackChunkName: "calc-liquidity" */ "../../../domain/calculators/kinds/lpShare")),
  minReceived: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../../domain/calculators/kinds/minReceived")),
  pnl: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../../domain/calculators/kinds/pnl")),
  points: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../../domain/calculators/kinds/points")),
  raffle: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../../domain/calculators/kinds/raffle")),
  referral: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../../domain/calculators/kinds/referral")),
  response: formOf(() => import(/* webpackChunkName: "calc-developers" */ "../../../domain/calculators/kinds/response")),
  split: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../../domain/calculators/kinds/split")),
  stable: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../../domain/calculators/kinds/stable")),
  stop: formOf(() => import(/* webpackChunkName: "calc-trading" */ "../../../domain/calculators/kinds/stop")),
  swap: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../../domain/calculators/kinds/swap")),
  tokenEntry: formOf(() => import(/* webpackChunkName: "calc-developers" */ "../../../domain/calculators/kinds/tokenEntry")),
  units: formOf(() => import(/* webpackChunkName: "calc-tokens" */ "../../../domain/calculators/kinds/units")),
  vesting: formOf(() => import(/* webpackChunkName: "calc-tokens" */ "../../../domain/calculators/kinds/vesting")),
  vote: formOf(() => import(/* webpackChunkName: "calc-tokens" */ "../../../domain/calculators/kinds/vote")),
  weighted: formOf(() => import(/* webpackChunkName: "calc-pools" */ "../../../domain/calculators/kinds/weighted")),
  widget: formOf(() => import(/* webpackChunkName: "calc-developers" */ "../../../domain/calculators/kinds/widget")),
};

/** The form of a kind; the build has checked that the kind exists. */
export default function CalculatorByKind(props: CalculatorProps): ReactNode {
  const Form = FORMS[props.kind];
  return <Form {...props} />;
}
