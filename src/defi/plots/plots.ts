import { buysInDip, outcomesOfSimulation } from "./kinds/dca";
import { curveProgress } from "./kinds/launch";
import { aprByTurnover, lossByRatio, positionAgainstHolding } from "./kinds/liquidity";
import { limitFill } from "./kinds/orders";
import { multiplierByDay } from "./kinds/points";
import { impactBySize, invariantCurves } from "./kinds/poolCurves";
import { lossInDepeg, priceBySkew } from "./kinds/stablePools";
import { cliffRules, emissionSchedule, supplyByPart } from "./kinds/supply";
import { outputByPools, sandwichByTolerance } from "./kinds/swaps";
import type { PlotSpec } from "./plotSpec";

/** Every plot that a page can show, by the id that authors use. */
export const PLOTS = {
  P01: invariantCurves,
  P02: impactBySize,
  P03: lossByRatio,
  P04: curveProgress,
  P05: emissionSchedule,
  P06: supplyByPart,
  P07: outputByPools,
  P08: priceBySkew,
  P09: lossInDepeg,
  P10: buysInDip,
  P11: outcomesOfSimulation,
  P12: limitFill,
  P13: cliffRules,
  P14: sandwichByTolerance,
  P15: multiplierByDay,
  P16: aprByTurnover,
  P17: positionAgainstHolding,
} as const satisfies Record<string, () => PlotSpec>;

export type PlotId = keyof typeof PLOTS;

export function isPlotId(id: string): id is PlotId {
  return Object.hasOwn(PLOTS, id);
}
