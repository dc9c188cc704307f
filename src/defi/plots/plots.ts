import { aprByTurnover, lossByRatio, positionAgainstHolding } from "./kinds/liquidity";
import { impactBySize, invariantCurves, outputByPools, sandwichByTolerance } from "./kinds/pools";
import { lossInDepeg, priceBySkew } from "./kinds/stablePools";
import { cliffRules, curveProgress, emissionSchedule, supplyByPart } from "./kinds/supply";
import { buysInDip, limitFill, multiplierByDay, outcomesOfSimulation } from "./kinds/trading";
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
