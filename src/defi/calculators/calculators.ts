import type { Calculator } from "./definition";
import api from "./kinds/api";
import developers from "./kinds/developers";
import liquidity from "./kinds/liquidity";
import pools from "./kinds/pools";
import rewards from "./kinds/rewards";
import tokens from "./kinds/tokens";
import trading from "./kinds/trading";
import units from "./kinds/units";

/** The calculators by subject; the browser loads the subjects that a page shows. */
const SUBJECTS = { api, developers, liquidity, pools, rewards, tokens, trading, units };

export type Subject = keyof typeof SUBJECTS;

/** Every calculator, by the kind that authors write. */
export const CALCULATORS = {
  ...api,
  ...developers,
  ...liquidity,
  ...pools,
  ...rewards,
  ...tokens,
  ...trading,
  ...units,
} satisfies Readonly<Record<string, Calculator>>;

export type CalculatorKind = keyof typeof CALCULATORS;

/** The subject that a kind belongs to. */
export function subjectOf(kind: CalculatorKind): string | undefined {
  return Object.entries(SUBJECTS).find(([, kinds]) => Object.hasOwn(kinds, kind))?.[0];
}
