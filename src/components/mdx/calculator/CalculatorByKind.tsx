import { type ComponentType, lazy, type ReactNode } from "react";
import type { Calculator } from "../../../domain/calculators/definition";
import type { CalculatorKind } from "../../../domain/calculators/kinds";
import type { CalculatorProps } from "../Calculator";
import { CalculatorForm } from "./CalculatorForm";

/** One chunk per kind: its definition and the maths behind it. */
function formOf(load: () => Promise<{ readonly default: Calculator }>): ComponentType<CalculatorProps> {
  return lazy(async () => {
    const { default: calculator } = await load();
    return { default: (props: CalculatorProps) => <CalculatorForm calculator={calculator} {...props} /> };
  });
}

const FORMS: Readonly<Record<CalculatorKind, ComponentType<CalculatorProps>>> = {
  abortCode: formOf(() => import("../../../domain/calculators/kinds/abortCode")),
  curve: formOf(() => import("../../../domain/calculators/kinds/curve")),
  dca: formOf(() => import("../../../domain/calculators/kinds/dca")),
  depeg: formOf(() => import("../../../domain/calculators/kinds/depeg")),
  emission: formOf(() => import("../../../domain/calculators/kinds/emission")),
  exactOut: formOf(() => import("../../../domain/calculators/kinds/exactOut")),
  feeApr: formOf(() => import("../../../domain/calculators/kinds/feeApr")),
  gas: formOf(() => import("../../../domain/calculators/kinds/gas")),
  il: formOf(() => import("../../../domain/calculators/kinds/il")),
  limit: formOf(() => import("../../../domain/calculators/kinds/limit")),
  lpShare: formOf(() => import("../../../domain/calculators/kinds/lpShare")),
  minReceived: formOf(() => import("../../../domain/calculators/kinds/minReceived")),
  pnl: formOf(() => import("../../../domain/calculators/kinds/pnl")),
  points: formOf(() => import("../../../domain/calculators/kinds/points")),
  raffle: formOf(() => import("../../../domain/calculators/kinds/raffle")),
  referral: formOf(() => import("../../../domain/calculators/kinds/referral")),
  response: formOf(() => import("../../../domain/calculators/kinds/response")),
  split: formOf(() => import("../../../domain/calculators/kinds/split")),
  stable: formOf(() => import("../../../domain/calculators/kinds/stable")),
  stop: formOf(() => import("../../../domain/calculators/kinds/stop")),
  swap: formOf(() => import("../../../domain/calculators/kinds/swap")),
  tokenEntry: formOf(() => import("../../../domain/calculators/kinds/tokenEntry")),
  units: formOf(() => import("../../../domain/calculators/kinds/units")),
  vesting: formOf(() => import("../../../domain/calculators/kinds/vesting")),
  vote: formOf(() => import("../../../domain/calculators/kinds/vote")),
  weighted: formOf(() => import("../../../domain/calculators/kinds/weighted")),
  widget: formOf(() => import("../../../domain/calculators/kinds/widget")),
};

/** The form of a kind; the build has checked that the kind exists. */
export default function CalculatorByKind(props: CalculatorProps): ReactNode {
  const Form = FORMS[props.kind];
  return <Form {...props} />;
}
