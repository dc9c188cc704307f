import { aprByTurnover, lossByRatio, positionAgainstHolding } from "./plots/liquidity";
import { impactBySize, invariantCurves, lossInDepeg, priceBySkew } from "./plots/pools";
import { cliffRules, curveProgress, emissionSchedule, supplyByPart } from "./plots/tokens";
import { buysInDip, limitFill, multiplierByDay, outcomesOfSimulation, outputByPools, sandwichByTolerance } from "./plots/trading";
import type { PlotSpec } from "./spec";

/** Every plot a page may show, by the id its author writes. */
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
