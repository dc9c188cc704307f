import type { Calculator } from "./definition";
import { apiCalculators } from "./kinds/api";
import { developerCalculators } from "./kinds/developers";
import { liquidityCalculators } from "./kinds/liquidity";
import { poolCalculators } from "./kinds/pools";
import { rewardCalculators } from "./kinds/rewards";
import { tokenCalculators } from "./kinds/tokens";
import { tradingCalculators } from "./kinds/trading";
import { unitCalculators } from "./kinds/units";

/** Every calculator, by the kind that authors write. */
export const CALCULATORS = {
  ...apiCalculators,
  ...developerCalculators,
  ...liquidityCalculators,
  ...poolCalculators,
  ...rewardCalculators,
  ...tokenCalculators,
  ...tradingCalculators,
  ...unitCalculators,
} satisfies Readonly<Record<string, Calculator>>;

export type CalculatorKind = keyof typeof CALCULATORS;
