/** Every kind of calculator a page may show. */
export const CALCULATOR_KINDS = [
  "abortCode",
  "curve",
  "dca",
  "depeg",
  "emission",
  "exactOut",
  "feeApr",
  "gas",
  "il",
  "limit",
  "lpShare",
  "minReceived",
  "pnl",
  "points",
  "quote",
  "raffle",
  "referral",
  "response",
  "split",
  "stable",
  "stop",
  "swap",
  "tokenEntry",
  "units",
  "vesting",
  "vote",
  "weighted",
  "widget",
] as const;

export type CalculatorKind = (typeof CALCULATOR_KINDS)[number];

export function isCalculatorKind(kind: string): kind is CalculatorKind {
  return (CALCULATOR_KINDS as readonly string[]).includes(kind);
}
